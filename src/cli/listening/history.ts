import { createHash } from 'node:crypto'
import type { Arrival, Content } from './arrival.js'

/** What came before, as far as later deliveries are held against it. */
export class History {
  /** Deliveries that were taken. */
  readonly #taken = new Set<string>()
  /** All that came, taken or not. */
  readonly #seen = new Set<string>()
  /** The latest moment told of each booking, by receiver. */
  readonly #latest = new Map<string, string>()

  /** What is wrong with a delivery after those before it. */
  faults(arrival: Arrival, content: Content): readonly string[] {
    const key = keyOf(arrival)
    const isRepeated = this.#seen.has(key)
    const repeated = this.#taken.has(key) ? ['it came before, and was taken'] : []
    this.#seen.add(key)
    return [...repeated, ...(isRepeated ? [] : this.#disorder(arrival, content))]
  }

  /** A delivery was answered with a 2xx: whoever sends it again repeats it. */
  taken(arrival: Arrival): void {
    this.#taken.add(keyOf(arrival))
  }

  /** About one booking, deliveries of one webhook come in the order of their events (WH-25). */
  #disorder({ path }: Arrival, { bookingUid, createdAt }: Content): readonly string[] {
    if (bookingUid === undefined || createdAt === undefined) return []
    const lane = `${path} ${bookingUid}`
    const latest = this.#latest.get(lane)
    const at = Date.parse(createdAt)
    if (latest !== undefined && at < Date.parse(latest))
      return [`it is of ${createdAt}, but one of ${latest} about the same booking came before`]
    this.#latest.set(lane, createdAt)
    return []
  }
}

/** Senders count from the start again when they are reset, so that an id alone says nothing. */
const keyOf = ({ headers, path, body }: Arrival): string =>
  `${headers['x-mock-delivery']} ${path} ${createHash('sha256').update(body).digest('base64')}`
