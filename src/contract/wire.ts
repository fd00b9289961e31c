import type { components as BeyondComponents, operations as BeyondOperations } from '../generated/beyond.js'
import type { operations as V1Operations } from '../generated/v1.js'
import type { components as V2Components, operations as V2Operations } from '../generated/v2.js'

/** Every described operation with the wire types of its parts. */
export interface WireOperations extends V1Operations, V2Operations, BeyondOperations {}

/** Name of a described operation. */
export type OperationId = keyof WireOperations

type V2Schemas = V2Components['schemas']
type BeyondSchemas = BeyondComponents['schemas']

/** A schema of the documents by its name there; those of v2 and beyond share names only where they are the same. */
export type Wire<Name extends keyof V2Schemas | keyof BeyondSchemas> = Name extends keyof V2Schemas
  ? V2Schemas[Name]
  : Name extends keyof BeyondSchemas
    ? BeyondSchemas[Name]
    : never

/** Path parameters, decoded and checked. */
export type Params<Id extends OperationId> = WireOperations[Id]['parameters'] extends { path: infer P }
  ? P
  : Record<never, never>

/** Query parameters, decoded and checked; unknown ones are dropped. */
export type Query<Id extends OperationId> = WireOperations[Id]['parameters'] extends { query?: infer Q }
  ? NonNullable<Q>
  : Record<never, never>

/** The request body, checked; unknown properties are dropped. */
export type Body<Id extends OperationId> = WireOperations[Id] extends {
  requestBody?: infer R
}
  ? NonNullable<R> extends { content: { 'application/json': infer B } }
    ? B
    : undefined
  : undefined

type JsonOf<R> = R extends { content: { 'application/json': infer B } } ? B : never

/** The body of the success reply. */
export type ReplyBody<Id extends OperationId> = WireOperations[Id]['responses'] extends infer R
  ? JsonOf<R[keyof R & (200 | 201)]>
  : never

/** What a handler answers where the success reply has no body. */
export type NoContent = Readonly<Record<string, never>>

/** What a handler answers: the success reply without the keys that the pipeline adds. */
export type Answer<Id extends OperationId> = [ReplyBody<Id>] extends [never]
  ? NoContent
  : Omit<ReplyBody<Id>, 'status' | 'error'>
