import { assembleMock } from '../../src/mock.js'
import type { World } from '../../src/state/world.js'
import { type Answered, ask, bookingsVersion } from '../client.js'
import type { Situation } from './naive/situation.js'
import { fill, typeId } from './world-of.js'

const slotsVersion = '2024-09-04'

/** One mock for many situations, asked as users ask it. Starts are minutes since the epoch. */
export interface Desk {
  readonly world: World
  /** Forgets everything, and takes over a situation. */
  take(situation: Situation): void
  /** The starts that are offered from one minute to another, for a new booking or for one that is to be moved. */
  offered(from: number, to: number, moved?: string): Promise<readonly number[]>
  book(start: number, email?: string): Promise<Answered>
  cancel(uid: string, body?: object): Promise<Answered>
  reschedule(uid: string, start: number): Promise<Answered>
}

/** The text of a minute since the epoch, as requests have it. */
export const isoOf = (minute: number): string => new Date(minute * 60_000).toISOString()

/** Opens a mock in which nobody and nothing is. */
export const openDesk = async (): Promise<Desk> => {
  const { mock, ground } = await assembleMock({ scenario: { format: 1, story: 'Nobody and nothing' }, freeze: true })
  return {
    world: ground.world,
    take(situation) {
      mock.reset()
      fill(ground.world, situation)
    },
    async offered(from, to, moved) {
      const query = new URLSearchParams({ eventTypeId: String(typeId), start: isoOf(from), end: isoOf(to) })
      if (moved !== undefined) query.set('bookingUidToReschedule', moved)
      const reply = await ask(mock, `GET /v2/slots?${query}`, { version: slotsVersion })
      if (reply.status !== 200) throw new Error(`Slots answered ${reply.status}: ${JSON.stringify(reply.body)}`)
      return startsIn(reply)
    },
    book: (start, email = 'dan@example.com') =>
      ask(mock, 'POST /v2/bookings', {
        version: bookingsVersion,
        body: { start: isoOf(start), eventTypeId: typeId, attendee: { name: 'Dan Dale', email, timeZone: 'UTC' } },
      }),
    reschedule: (uid, start) =>
      ask(mock, `POST /v2/bookings/${uid}/reschedule`, { version: bookingsVersion, body: { start: isoOf(start) } }),
    cancel: (uid, body = {}) => ask(mock, `POST /v2/bookings/${uid}/cancel`, { version: bookingsVersion, body }),
  }
}

const startsIn = ({ body }: Answered): readonly number[] =>
  Object.values(body.data as Record<string, { start: string }[]>)
    .flat()
    .map(({ start }) => Date.parse(start) / 60_000)
