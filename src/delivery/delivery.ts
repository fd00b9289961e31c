import { toIso } from '../domain/time/instant.js'
import type { OutboxEntry } from '../domain/webhook/outbox-entry.js'
import type { Trigger } from '../domain/webhook/trigger.js'
import type { LedgerId } from '../generated/ledger.js'

/**
 * How far a delivery is.
 *
 * - `pending`: it waits for its turn, or is on its way.
 * - `waiting`: it is sent later: again after a failed attempt, or because a disturbance keeps it back.
 * - `delivered`: an attempt was answered with a 2xx; it stays so whatever is sent later.
 * - `failed`: given up after its last attempt.
 * - `refused`: never sent, since its URL may not be delivered to.
 * - `dropped`: never sent, since a disturbance swallowed it.
 */
export type DeliveryState = 'pending' | 'waiting' | 'delivered' | 'failed' | 'refused' | 'dropped'

/** One sending of a delivery, and what came back. */
export interface Attempt {
  /** When it began, on the mock's clock: ISO 8601 UTC. */
  readonly at: string
  /** Status of the answer, where one came. */
  readonly status?: number
  /** What went wrong, in words: no connection, no answer in time, a redirect. */
  readonly error?: string
  /** How long it took, on the platform's clock. */
  readonly milliseconds: number
  /** The first 1000 characters of the answer's body, where it had one. */
  readonly response?: string
}

/** One event for one webhook, with the bytes that every attempt sends (WH-20). */
export interface Delivery {
  readonly id: number
  readonly trigger: Trigger
  readonly webhookId: number
  /** Uid of the booking it is about; null where it is about none. */
  readonly bookingUid: string | null
  readonly url: string
  /** The moment of the event: ISO 8601 UTC. */
  readonly createdAt: string
  /** As they go on the wire, signature and version among them. */
  readonly headers: Readonly<Record<string, string>>
  /** As it goes on the wire. */
  readonly body: string
  /** The body as JSON; undefined where it is none. */
  readonly payload: unknown
  readonly state: DeliveryState
  /** Why it is waiting, failed, refused or dropped. */
  readonly reason?: string
  /** Oldest first. */
  readonly attempts: readonly Attempt[]
  /** Decisions behind it. */
  readonly restsOn: readonly LedgerId[]
}

/** The record of an entry that nothing has happened to yet. */
export const toDelivery = (entry: OutboxEntry): Delivery => ({
  id: entry.id,
  trigger: entry.trigger,
  webhookId: entry.webhookId,
  bookingUid: entry.bookingUid,
  url: entry.url,
  createdAt: toIso(entry.createdAt),
  headers: entry.headers,
  body: entry.body,
  payload: parsed(entry.body),
  state: 'pending',
  attempts: [],
  restsOn: entry.restsOn,
})

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Whether nothing more happens to a delivery of this state, unless it is sent again by hand. */
export const isConcluded = (state: DeliveryState): boolean => state !== 'pending' && state !== 'waiting'

/** Whether the receiver never got a delivery of this state, and never will by itself. */
export const isDead = (state: DeliveryState): boolean => state === 'failed' || state === 'refused'

/** Whether the receiver took what this attempt sent. */
export const succeeded = ({ status = 0, error }: Attempt): boolean =>
  error === undefined && status >= 200 && status <= 299
