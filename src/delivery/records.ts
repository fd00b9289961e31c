import type { OutboxEntry } from '../domain/webhook/outbox-entry.js'
import type { LedgerId } from '../generated/ledger.js'
import type { Log } from '../journal/log.js'
import type { Sent } from './carrier.js'
import { type Attempt, type Delivery, toDelivery } from './delivery.js'
import type { Verdict } from './verdict.js'

/** What is known of the deliveries: each change replaces the record in the log. */
export class Records {
  readonly #log: Log<Delivery>
  readonly #told: (delivery: Delivery) => void

  /** `told` hears of every record that says more than that its turn is to come. */
  constructor(log: Log<Delivery>, told: (delivery: Delivery) => void) {
    this.#log = log
    this.#told = told
  }

  /** The record of an entry; where the log has let it go, a new one with the attempts that are known. */
  of(entry: OutboxEntry, attempts: readonly Attempt[] = []): Delivery {
    return this.#log.get(entry.id) ?? { ...toDelivery(entry), attempts }
  }

  get(id: number): Delivery | undefined {
    return this.#log.get(id)
  }

  begin(delivery: Delivery): void {
    this.#log.add(delivery)
    this.#tell(delivery)
  }

  /** Notes an attempt; `known` is what the record was, should the log have let it go. */
  attempted(known: Delivery, { attempt, restsOn }: Sent): Delivery {
    const record = this.#log.get(known.id) ?? known
    return this.#put({
      ...record,
      attempts: [...record.attempts, attempt],
      restsOn: restsOn === undefined ? record.restsOn : including(record.restsOn, restsOn),
    })
  }

  /** Notes how far the delivery is, and why. */
  judged(delivery: Delivery, { state, reason }: Verdict): Delivery {
    const { reason: _former, ...kept } = delivery
    const judged = this.#put({ ...kept, state, ...(reason !== undefined && { reason }) })
    this.#tell(judged)
    return judged
  }

  #tell(delivery: Delivery): void {
    if (delivery.state !== 'pending') this.#told(delivery)
  }

  #put(delivery: Delivery): Delivery {
    this.#log.put(delivery)
    return delivery
  }
}

const including = (ids: readonly LedgerId[], id: LedgerId): readonly LedgerId[] =>
  ids.includes(id) ? ids : [...ids, id]
