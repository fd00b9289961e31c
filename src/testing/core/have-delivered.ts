import type { DeliveryFilter } from '../../delivery/deliveries.js'
import type { Delivery } from '../../delivery/delivery.js'
import type { WaitOptions } from '../../journal/log.js'
import { nearestMisses } from '../../journal/nearest-misses.js'
import { shown } from '../../journal/shown.js'
import { WaitTimeout } from '../../journal/wait-timeout.js'
import type { MockSandbox } from '../../mock/mock-sandbox.js'
import { sandboxName } from './journal-text.js'
import { requireSandbox } from './require-sandbox.js'
import { deliveryLine, toldMisses } from './told-requests.js'
import { type Verdict, verdict } from './verdict.js'

/** What a matcher is told of its expectation. */
export interface Expectation {
  /** Whether it is negated. */
  readonly isNot: boolean
}

/**
 * Whether a delivery that matches arrived at its receiver; waits for it, 5 seconds unless told otherwise.
 *
 * A negated expectation waits only until everything that is due now is worked off.
 */
export const haveDelivered = async (
  received: unknown,
  filter: DeliveryFilter,
  { isNot, ...options }: WaitOptions & Expectation,
): Promise<Verdict> => {
  const sandbox = requireSandbox(received, 'toHaveDelivered')
  const found = isNot ? await settledOne(sandbox, filter) : await awaitedOne(sandbox, filter, options)
  return verdict(found !== undefined, {
    otherwise: () => `Expected ${sandboxName(sandbox)} to have delivered ${shown(filter)}, ${missing(sandbox, filter)}`,
    negated: () =>
      `Expected ${sandboxName(sandbox)} not to have delivered ${shown(filter)}${found ? `, delivered\n  ${deliveryLine(found)}` : ''}`,
  })
}

const arrived = ({ state }: Delivery): boolean => state === 'delivered'

const settledOne = async (sandbox: MockSandbox, filter: DeliveryFilter): Promise<Delivery | undefined> => {
  await sandbox.settled()
  return arrivedOf(sandbox, filter)
}

const arrivedOf = ({ deliveries }: MockSandbox, filter: DeliveryFilter): Delivery | undefined =>
  deliveries.matching(filter).findLast(arrived)

/** One that is given up answers too: nothing more will come of it. */
const awaitedOne = async (
  sandbox: MockSandbox,
  filter: DeliveryFilter,
  options: WaitOptions,
): Promise<Delivery | undefined> => {
  try {
    return arrivedOf(sandbox, filter) ?? [await sandbox.deliveries.waitFor(filter, options)].find(arrived)
  } catch (error) {
    if (error instanceof WaitTimeout) return undefined
    throw error
  }
}

const missing = ({ deliveries }: MockSandbox, filter: DeliveryFilter): string => {
  const matching = deliveries.matching(filter)
  if (matching.length > 0) return ['which did not arrive:', ...matching.map((it) => `  ${deliveryLine(it)}`)].join('\n')
  const all = deliveries.all()
  if (all.length === 0) return 'delivered nothing at all'
  return `delivered none among ${all.length}${toldMisses(nearestMisses(filter, all), deliveryLine)}`
}
