import type { Booking } from '../../../domain/booking/booking.js'
import { isOff } from '../../../domain/booking/calendar.js'
import type { EventType } from '../../../domain/event-type/event-type.js'
import type { SlotReservation } from '../../../domain/slots/slot-reservation.js'
import { parseIso } from '../../../domain/time/instant.js'
import type { StoredState } from '../../../state/stored-state.js'
import type { Finding } from '../finding.js'

/** Clocks go no further. */
const latest = Date.UTC(9999, 11, 31)

/** A rule answers what is wrong with a thing, and says nothing about one that is right. */
type Rule<T> = (thing: T) => string | undefined

const runsForward: Rule<Pick<Booking, 'start' | 'end'>> = ({ start, end }) =>
  start < end ? undefined : 'must end after its start'

const isLed: Rule<Booking> = ({ organizerId, hostIds }) =>
  hostIds[0] === organizerId ? undefined : 'must have its organizer first among the hostIds'

const isAttended: Rule<Booking> = ({ status, attendees }) =>
  isOff(status) || attendees.length > 0 ? undefined : 'takes place without attendees'

const isOwned: Rule<EventType> = ({ ownerId, teamId }) =>
  ownerId === null && teamId === null ? 'needs an ownerId or a teamId' : undefined

/** What the members of one thing must have to do with each other, and where the clock may stand. */
export const checkStateRules = ({ now, things }: StoredState): readonly Finding[] => [
  ...(now === undefined || canBeNow(now) ? [] : [{ path: ['now'], message: notNow(now) }]),
  ...broken<Booking>(things, 'bookings', [runsForward, isLed, isAttended]),
  ...broken<SlotReservation>(things, 'reservations', [runsForward]),
  ...broken<EventType>(things, 'eventTypes', [isOwned]),
]

const canBeNow = (now: string): boolean => Math.abs(parseIso(now) ?? latest) < latest

const notNow = (now: string): string =>
  `"${now}" is no time at which a clock can stand; write ISO 8601 such as 2026-01-05T09:00:00Z, in the years up to 9998`

const broken = <T>(things: StoredState['things'], section: string, rules: readonly Rule<T>[]): readonly Finding[] =>
  (things[section] ?? []).flatMap((thing, position) =>
    rules.flatMap((rule) => {
      // The form of the section was checked against the type.
      const message = rule(thing as unknown as T)
      return message === undefined ? [] : [{ path: ['things', section, position], message }]
    }),
  )
