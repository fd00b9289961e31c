import type { OperationId } from '../../contract/wire.js'
import type { DeliveryFilter } from '../../delivery/deliveries.js'
import type { WaitOptions } from '../../journal/log.js'
import type { Filter } from '../../journal/match.js'
import type { JournalEntry } from '../../sandbox/journal-entry.js'
import { type Expectation, haveDelivered } from './have-delivered.js'
import { haveReceived } from './have-received.js'
import { type MatchContractOptions, matchContract } from './match-contract.js'
import type { Verdict } from './verdict.js'

/** The matchers as expectations; `R` is what a synchronous one answers. */
export interface SvcMatchers<R = void> {
  /**
   * The value, a `Response` or a body, is what the documents describe as the success of an operation; of a `Response` the status counts too.
   *
   * `await expect(response).toMatchContract('createBooking')`
   */
  toMatchContract(operationId: OperationId, options?: MatchContractOptions): Promise<R>
  /**
   * The mock or sandbox received requests that match: so many where `times` is given, else at least one.
   *
   * `expect(svc).toHaveReceived({ operationId: 'createBooking', body: { attendee: { name: /^Zoe/ } } }, 1)`
   */
  toHaveReceived(filter: Filter<JournalEntry>, times?: number): R
  /**
   * A webhook delivery that matches arrived at its receiver; waits for it, `timeout` milliseconds, 5000 by default.
   *
   * `await expect(svc).toHaveDelivered({ trigger: 'BOOKING_CREATED' })`
   */
  toHaveDelivered(filter: DeliveryFilter, options?: WaitOptions): Promise<R>
}

/** The matchers in the form that `expect.extend` of Vitest, Jest and Playwright takes. */
export const svcMatchers = {
  toMatchContract(received: unknown, operationId: OperationId, options?: MatchContractOptions): Promise<Verdict> {
    return matchContract(received, operationId, options)
  },
  toHaveReceived(received: unknown, filter: Filter<JournalEntry>, times?: number): Verdict {
    return haveReceived(received, filter, times)
  },
  toHaveDelivered(
    this: Expectation,
    received: unknown,
    filter: DeliveryFilter,
    options: WaitOptions = {},
  ): Promise<Verdict> {
    return haveDelivered(received, filter, { ...options, isNot: this.isNot })
  },
}
