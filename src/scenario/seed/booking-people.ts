import type { Attendee, Booking } from '../../domain/booking/booking.js'
import { type Party, partyOf, toBooker } from '../../domain/booking/party.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import type { User } from '../../domain/organization/user.js'
import type { ScenarioAttendee, ScenarioBooking } from '../scenario-booking.js'
import type { Plan } from './plan.js'

/** The hosts of a seeded booking, the organizer first. */
export const hostsOf = (plan: Plan, eventType: EventType, booking: ScenarioBooking): readonly [User, ...User[]] => {
  const organizerId = organizerOf(plan, eventType, booking)
  const attending = eventType.hosts.filter((it) => eventType.schedulingType === 'collective' || it.mandatory)
  const others = attending.map((it) => it.userId).filter((id) => id !== organizerId)
  return [mustFindUser(plan, organizerId), ...others.map((id) => mustFindUser(plan, id))]
}

/** The host who is named, else the owner, else the first mandatory host, else the first (HA-05). */
const organizerOf = (plan: Plan, eventType: EventType, { host }: ScenarioBooking): number | null => {
  if (host !== undefined && eventType.parentId === null) return plan.number('users', host)
  const first = eventType.hosts.find((it) => it.mandatory) ?? eventType.hosts[0]
  return eventType.ownerId ?? first?.userId ?? null
}

const mustFindUser = ({ world }: Plan, id: number | null): User => {
  const user = id === null ? undefined : world.users.get(id)
  if (!user) throw new Error('An unchecked scenario was seeded: a booking has no host')
  return user
}

/** Who comes to a seeded booking. */
export type Attendance = Pick<Booking, 'attendees' | 'guests'>

/** The booker, guests, then the hosts other than the organizer (BK-44). */
export const partyOfBooking = (plan: Plan, booking: ScenarioBooking, hosts: readonly [User, ...User[]]): Attendance => {
  const [given] = bookersOf(booking)
  const party = meet(plan, { given, guests: booking.guests ?? [], hosts })
  const attendees = party.people.map((person): Attendee => {
    const own: Partial<ScenarioAttendee> = person.role === 'booker' ? given : {}
    const { id = plan.world.nextId('attendee'), absent = false } = own
    return { ...person, id, absent, seat: null }
  })
  return { attendees, guests: party.guests }
}

/** Those who hold a seat, then the hosts other than the organizer; nobody brings guests (BK-38). */
export const seatedParty = (plan: Plan, booking: ScenarioBooking, hosts: readonly [User, ...User[]]): Attendance => {
  const nextId = () => plan.world.nextId('attendee')
  const holders = bookersOf(booking).map((given): Attendee => {
    const { responses = booking.responses ?? {}, metadata = booking.metadata ?? {} } = given
    const booker = toBooker(withZone(given, hosts[0]))
    const seat = { uid: plan.world.nextUuid('seatUid'), responses, metadata }
    return { ...booker, id: given.id ?? nextId(), absent: given.absent ?? false, seat }
  })
  const { people } = meet(plan, { given: bookersOf(booking)[0], guests: [], hosts })
  const others = people.slice(1).map((person): Attendee => ({ ...person, id: nextId(), seat: null }))
  return { attendees: [...holders, ...others], guests: [] }
}

/** Whoever booked; a checked scenario names somebody. */
const bookersOf = ({ attendee, seats = [] }: ScenarioBooking): readonly [ScenarioAttendee, ...ScenarioAttendee[]] => {
  const [first = { name: '' }, ...others] = attendee ? [attendee] : seats
  return [first, ...others]
}

const withZone = (given: ScenarioAttendee, host: User) => ({ ...given, timeZone: given.timeZone ?? host.timeZone })

interface Meeting {
  readonly given: ScenarioAttendee
  readonly guests: readonly string[]
  readonly hosts: readonly [User, ...User[]]
}

const meet = ({ world }: Plan, { given, guests, hosts }: Meeting): Party => {
  const hostIds = hosts.map((host) => host.id)
  return partyOf({ attendee: withZone(given, hosts[0]), guests }, hostIds, world)
}
