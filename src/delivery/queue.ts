import type { OutboxEntry } from '../domain/webhook/outbox-entry.js'
import { instantKey } from '../state/booking-keys.js'
import type { World } from '../state/world.js'

const first = instantKey(Number.NEGATIVE_INFINITY)

/**
 * The order in which the entries of a world's outbox are sent (WH-25).
 *
 * Of one webhook, those about one booking form a lane: only the earliest that is still in the outbox may be sent, also
 * while it waits for a retry. Entries that are set apart, and those about no booking, are in no lane.
 */
export class Queue {
  readonly #world: World
  readonly #lanes = new Map<string, Set<number>>()
  readonly #apart = new Set<number>()
  /** Ids of those held back, with their webhooks. */
  readonly #held = new Map<number, number>()
  readonly #onTheWay = new Set<number>()
  #next = 0

  constructor(world: World) {
    this.#world = world
  }

  /** Entries that were not seen before, in the order of their events; ids count up. */
  unseen(): readonly OutboxEntry[] {
    const entries = [...this.#world.outbox.from(this.#next)]
    for (const entry of entries) this.#join(entry)
    this.#next = (entries.at(-1)?.id ?? this.#next - 1) + 1
    return entries
  }

  /** Takes the entry whose turn it is at this moment; it is on its way from now on. */
  take(now: number): OutboxEntry | undefined {
    for (const entry of this.#world.outbox.range('due', first, instantKey(now))) {
      if (!this.#isFree(entry)) continue
      this.#onTheWay.add(entry.id)
      return entry
    }
    return undefined
  }

  isOnItsWay({ id }: OutboxEntry): boolean {
    return this.#onTheWay.has(id)
  }

  /** It is not on its way any more, and stays for another attempt. */
  putBack({ id }: OutboxEntry): void {
    this.#onTheWay.delete(id)
  }

  /** It is done with. */
  leave(entry: OutboxEntry): void {
    this.setApart(entry)
    this.#apart.delete(entry.id)
    this.#held.delete(entry.id)
    this.#onTheWay.delete(entry.id)
  }

  /** Others may overtake it, and it them. */
  setApart(entry: OutboxEntry): void {
    const lane = laneOf(entry)
    const ids = this.#lanes.get(lane)
    ids?.delete(entry.id)
    if (ids?.size === 0) this.#lanes.delete(lane)
    this.#apart.add(entry.id)
  }

  /** Sets it apart until `letGo`. */
  holdBack(entry: OutboxEntry): void {
    this.setApart(entry)
    this.#held.set(entry.id, entry.webhookId)
  }

  /** Lets go what was held back of this entry's webhook before it; of every webhook where none is named. */
  letGo(sent?: OutboxEntry): void {
    for (const [id, webhookId] of this.#held)
      if (sent === undefined || (webhookId === sent.webhookId && id < sent.id)) this.#held.delete(id)
  }

  #join(entry: OutboxEntry): void {
    if (entry.bookingUid === null) {
      this.#apart.add(entry.id)
      return
    }
    const lane = laneOf(entry)
    this.#lanes.set(lane, (this.#lanes.get(lane) ?? new Set()).add(entry.id))
  }

  #isFree(entry: OutboxEntry): boolean {
    if (this.#onTheWay.has(entry.id) || this.#held.has(entry.id)) return false
    const [earliest] = this.#lanes.get(laneOf(entry)) ?? []
    return this.#apart.has(entry.id) || earliest === entry.id
  }
}

const laneOf = ({ webhookId, bookingUid }: OutboxEntry): string => `${webhookId} ${bookingUid}`
