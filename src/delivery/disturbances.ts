import { didYouMean } from '../domain/nearest-name.js'
import { type Stretch, stretchLength } from '../domain/time/stretch.js'
import type { OutboxEntry } from '../domain/webhook/outbox-entry.js'
import { type Trigger, triggers } from '../domain/webhook/trigger.js'
import { DeliveryError } from './delivery-error.js'

const kinds = ['duplicate', 'drop', 'delay', 'holdBack'] as const

/** Something that happens to the next deliveries, to test what their receiver makes of it. */
export interface Disturbance {
  /**
   * - `duplicate`: it is sent twice, the same bytes.
   * - `drop`: it is never sent.
   * - `delay`: it is sent later, by a stretch of time on the mock's clock.
   * - `holdBack`: it is sent after the next delivery of its webhook, so that the two change places.
   */
  readonly do: (typeof kinds)[number]
  /** Only deliveries of this event. */
  readonly trigger?: Trigger
  /** Only deliveries of this webhook. */
  readonly webhookId?: number
  /** Only deliveries about this booking. */
  readonly bookingUid?: string
  /** How many deliveries it happens to; default 1. */
  readonly times?: number
  /** By how much `delay` delays. */
  readonly by?: Stretch
}

/** The disturbances that are still to happen; of several that fit a delivery the first happens. */
export class Disturbances {
  #left: readonly Disturbance[] = []

  /** Throws a `DeliveryError` for what can be no disturbance. */
  add(disturbance: Disturbance): void {
    this.#left = [...this.#left, { ...checked(disturbance), times: disturbance.times ?? 1 }]
  }

  /** Those left; `times` says how many deliveries each still happens to. */
  all(): readonly Disturbance[] {
    return this.#left
  }

  /** What happens to this delivery, counted as happened. */
  take(entry: OutboxEntry): Disturbance | undefined {
    const taken = this.#left.find((it) => fits(it, entry))
    if (taken) this.#left = this.#left.flatMap((it) => (it === taken ? lessOne(it) : [it]))
    return taken
  }

  clear(): void {
    this.#left = []
  }
}

const fits = ({ trigger, webhookId, bookingUid }: Disturbance, entry: OutboxEntry): boolean =>
  (trigger ?? entry.trigger) === entry.trigger &&
  (webhookId ?? entry.webhookId) === entry.webhookId &&
  (bookingUid ?? entry.bookingUid) === entry.bookingUid

const lessOne = (disturbance: Disturbance): readonly Disturbance[] => {
  const { times = 1 } = disturbance
  return times > 1 ? [{ ...disturbance, times: times - 1 }] : []
}

const members = ['do', 'trigger', 'webhookId', 'bookingUid', 'times', 'by']

const checked = (disturbance: Disturbance): Disturbance => {
  if (typeof disturbance !== 'object' || disturbance === null)
    throw new DeliveryError("A disturbance is an object such as { do: 'duplicate' }")
  const { do: kind, trigger, times = 1 } = disturbance
  mustBeOneOf('member of a disturbance', Object.keys(disturbance), members)
  mustBeOneOf('disturbance', [kind], kinds)
  if (trigger !== undefined) mustBeOneOf('trigger', [trigger], triggers)
  if (!Number.isSafeInteger(times) || times < 1)
    throw new DeliveryError(`A disturbance cannot happen ${times} times; give a whole number of one or more`)
  return withDelay(disturbance)
}

const mustBeOneOf = (what: string, names: readonly string[], known: readonly string[]): void => {
  for (const name of names) {
    if (known.includes(name)) continue
    const hint = didYouMean(String(name), known) || `; there are ${known.join(', ')}`
    throw new DeliveryError(`There is no ${what} "${name}"${hint}`)
  }
}

const withDelay = (disturbance: Disturbance): Disturbance => {
  const { do: kind, by } = disturbance
  if (kind !== 'delay' && by === undefined) return disturbance
  if (kind !== 'delay') throw new DeliveryError(`Only delay takes by; leave it out of ${kind}`)
  const length = stretchLength(by) ?? 0
  if (length > 0 && length <= longestDelay) return disturbance
  throw new DeliveryError('A delay needs by, a stretch of up to 366 days such as { seconds: 30 }')
}

const longestDelay = stretchLength({ days: 366 }) ?? 0
