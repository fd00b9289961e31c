import type { components, operations } from '../generated/control.js'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from './wire.js'

/** Name of an operation of the control interface. */
export type ControlOperationId = keyof operations

/** A schema of the control interface by its name in the document. */
export type ControlWire<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Path parameters, decoded and checked. */
export type ControlParams<Id extends ControlOperationId> = ParamsOf<operations[Id]>

/** Query parameters, decoded and checked. */
export type ControlQuery<Id extends ControlOperationId> = QueryOf<operations[Id]>

/** The request body, checked. */
export type ControlBody<Id extends ControlOperationId> = BodyOf<operations[Id]>

/** What a handler answers: the success reply without the keys that the pipeline adds. */
export type ControlAnswer<Id extends ControlOperationId> = AnswerOf<operations[Id]>
