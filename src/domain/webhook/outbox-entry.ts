import type { LedgerId } from '../../generated/ledger.js'
import type { Trigger } from './trigger.js'

/** One event on its way to one receiver, with the bytes that every attempt sends (WH-20). Times are milliseconds since the epoch. */
export interface OutboxEntry {
  readonly id: number
  readonly webhookId: number
  readonly trigger: Trigger
  /** Uid of the booking it is about: of one webhook, entries about one booking go in order (WH-25); null where it is about none. */
  readonly bookingUid: string | null
  readonly url: string
  /** As they go on the wire: content type, signature, version. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The moment of the event. */
  readonly createdAt: number
  /** Not sent before this moment of the world's clock. */
  readonly dueAt: number
  /** How often it was sent already. */
  readonly attempts: number
  /** Decisions behind it. */
  readonly restsOn: readonly LedgerId[]
}
