import type {
  Body,
  OperationId,
  Wire,
  WireOperations,
  Params as WireParams,
  Query as WireQuery,
  ReplyBody as WireReply,
  WireSchemaName,
} from './contract/wire.js'
import type { components as V1Components } from './generated/v1.js'
import type { webhooks } from './generated/v2.js'

/** Name of an operation of the documents: `createBooking`. */
export type { OperationId } from './contract/wire.js'

/** The request body of an operation, in its current version: `RequestBody<'createBooking'>`; undefined where it takes none. */
export type RequestBody<Id extends OperationId> = WireOperations[Id] extends { requestBody?: never }
  ? undefined
  : Body<Id>

/** The body of an operation's success reply, in its current version; never where it has none. */
export type ReplyBody<Id extends OperationId> = WireReply<Id>

/** The query of an operation, decoded: numbers as numbers, lists as lists. */
export type Query<Id extends OperationId> = WireQuery<Id>

/** The parameters in an operation's path: `PathParams<'getBooking'>` has `bookingUid`. */
export type PathParams<Id extends OperationId> = WireParams<Id>

/** Name of an event that webhooks report and the documents describe. */
export type PayloadTrigger = keyof webhooks

/** What is delivered for an event, where the webhook has no template of its own: `Payload<'BOOKING_CREATED'>`. */
export type Payload<Trigger extends PayloadTrigger> =
  webhooks[Trigger]['post']['requestBody']['content']['application/json']

/** Name of a schema of v2 and of what lies beyond the specification. */
export type SchemaName = WireSchemaName

/** A schema of v2, or of what lies beyond the specification, by its name in the documents: `Schema<'CreateBookingInput'>`. */
export type Schema<Name extends SchemaName> = Wire<Name>

/** Name of a schema of v1. */
export type V1SchemaName = keyof V1Components['schemas']

/** A schema of v1 by its name in the document. */
export type V1Schema<Name extends V1SchemaName> = V1Components['schemas'][Name]
