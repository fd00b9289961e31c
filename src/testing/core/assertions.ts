import { AssertionError } from 'node:assert'
import type { OperationId } from '../../contract/wire.js'
import type { DeliveryFilter } from '../../delivery/deliveries.js'
import type { WaitOptions } from '../../journal/log.js'
import type { Filter } from '../../journal/match.js'
import type { MockSandbox } from '../../mock/mock-sandbox.js'
import type { JournalEntry } from '../../sandbox/journal-entry.js'
import { haveDelivered } from './have-delivered.js'
import { haveReceived } from './have-received.js'
import { type MatchContractOptions, matchContract } from './match-contract.js'
import type { Verdict } from './verdict.js'

/** Rejects with an `AssertionError` unless the `Response` or body is what the documents describe as the success of the operation. */
export const assertContract = async (
  received: unknown,
  operationId: OperationId,
  options?: MatchContractOptions,
): Promise<void> => mustPass(await matchContract(received, operationId, options))

/** Throws an `AssertionError` unless the sandbox received requests that match: so many where `times` is given, else at least one. */
export const assertReceived = (sandbox: MockSandbox, filter: Filter<JournalEntry>, times?: number): void =>
  mustPass(haveReceived(sandbox, filter, times))

/** Rejects with an `AssertionError` unless a delivery that matches arrives within `timeout` milliseconds, 5000 by default. */
export const assertDelivered = async (
  sandbox: MockSandbox,
  filter: DeliveryFilter,
  options: WaitOptions = {},
): Promise<void> => mustPass(await haveDelivered(sandbox, filter, { ...options, isNot: false }))

const mustPass = ({ pass, message }: Verdict): void => {
  if (!pass) throw new AssertionError({ message: message() })
}
