import type { components as BeyondComponents, operations as BeyondOperations } from '../generated/beyond.js'
import type { operations as V1Operations } from '../generated/v1.js'
import type { components as V2Components, operations as V2Operations } from '../generated/v2.js'

/** Every described operation with the wire types of its parts. */
export interface WireOperations extends V1Operations, V2Operations, BeyondOperations {}

/** Name of a described operation. */
export type OperationId = keyof WireOperations

type V2Schemas = V2Components['schemas']
type BeyondSchemas = BeyondComponents['schemas']

/** Name of a schema of v2 and beyond. */
export type WireSchemaName = keyof V2Schemas | keyof BeyondSchemas

/** A schema of the documents by its name there; those of v2 and beyond share names only where they are the same. */
export type Wire<Name extends WireSchemaName> = Name extends keyof V2Schemas
  ? V2Schemas[Name]
  : Name extends keyof BeyondSchemas
    ? BeyondSchemas[Name]
    : never

/** Path parameters of an operation, from its generated type. */
export type ParamsOf<Operation> = Operation extends { parameters: { path: infer P } } ? P : Record<never, never>

/** Query parameters of an operation, from its generated type. */
export type QueryOf<Operation> = Operation extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : Record<never, never>

/** The request body of an operation, from its generated type. */
export type BodyOf<Operation> = Operation extends { requestBody?: infer R }
  ? NonNullable<R> extends { content: { 'application/json': infer B } }
    ? B
    : undefined
  : undefined

type JsonOf<R> = R extends { content: { 'application/json': infer B } } ? B : never

/** The body of the success reply of an operation, from its generated type. */
export type ReplyOf<Operation> = Operation extends { responses: infer R } ? JsonOf<R[keyof R & (200 | 201)]> : never

/** What a handler answers where the success reply has no body. */
export type NoContent = Readonly<Record<string, never>>

/** What a handler answers, from the generated type of its operation. */
export type AnswerOf<Operation> = [ReplyOf<Operation>] extends [never]
  ? NoContent
  : Omit<ReplyOf<Operation>, 'status' | 'error'>

/** Path parameters, decoded and checked. */
export type Params<Id extends OperationId> = ParamsOf<WireOperations[Id]>

/** Query parameters, decoded and checked; unknown ones are dropped. */
export type Query<Id extends OperationId> = QueryOf<WireOperations[Id]>

/** The request body, checked; unknown properties are dropped. */
export type Body<Id extends OperationId> = BodyOf<WireOperations[Id]>

/** The body of the success reply. */
export type ReplyBody<Id extends OperationId> = ReplyOf<WireOperations[Id]>

/** What a handler answers: the success reply without the keys that the pipeline adds. */
export type Answer<Id extends OperationId> = AnswerOf<WireOperations[Id]>
