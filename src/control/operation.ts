import type {
  ControlAnswer,
  ControlBody,
  ControlOperationId,
  ControlParams,
  ControlQuery,
} from '../contract/control-wire.js'
import type { Controlled } from './controlled.js'

/** A whole request to the control interface, decoded and checked. */
export interface ControlRequest<Id extends ControlOperationId> {
  readonly params: ControlParams<Id>
  readonly query: ControlQuery<Id>
  readonly body: ControlBody<Id>
  /** Tells when the client has gone: nobody waits for the answer any more. */
  readonly gone: AbortSignal
}

/** What a request to the mock itself brings about: one file each, named after its operationId. */
export interface ControlOperation<Id extends ControlOperationId> {
  /** Acts and answers, at once or later; throws a `Failure`. Whoever may ask may ask everything. */
  handle(request: ControlRequest<Id>, controlled: Controlled): ControlAnswer<Id> | Promise<ControlAnswer<Id>>
}

/** A control operation whatever its id; the pipeline hands each its own parts. */
interface AnyControlOperation {
  // biome-ignore lint/suspicious/noExplicitAny: the list holds operations of every id
  handle(request: any, controlled: Controlled): object | Promise<object>
}

/** All control operations by their ids; leaving one out does not compile. */
export type ControlOperations = Readonly<Record<ControlOperationId, AnyControlOperation>>
