import type { Caller } from '../../src/domain/access/caller.js'
import { type Attempt, createAttempt, type Wish } from '../../src/domain/booking/attempt.js'
import type { Booking } from '../../src/domain/booking/booking.js'
import type { AttendeeInput, BookingInput } from '../../src/domain/booking/booking-input.js'
import { type BookingPolicy, bookingPolicyOf } from '../../src/domain/booking/booking-policy.js'
import type { EventType } from '../../src/domain/event-type/event-type.js'
import type { Membership, Team } from '../../src/domain/organization/organization.js'
import type { User } from '../../src/domain/organization/user.js'
import { World } from '../../src/state/world.js'
import { monday } from './a-booking.js'
import { aUser } from './a-user.js'
import { anEventType } from './an-event-type.js'

/** Dan Dale in London, a booker; a test names only what it is about. */
export const aBooker = (given: Partial<AttendeeInput> = {}): AttendeeInput => ({
  name: 'Dan Dale',
  email: 'dan@example.com',
  timeZone: 'Europe/London',
  ...given,
})

/** A wish of Dan Dale's for 2026-01-12, 10:00 UTC. */
export const anInput = (given: Partial<BookingInput> = {}): BookingInput => ({
  start: Date.parse('2026-01-12T10:00:00Z'),
  attendee: aBooker(),
  eventTypeId: 10001,
  responses: {},
  guests: [],
  metadata: {},
  instant: false,
  isSingle: false,
  ...given,
})

/** What a test of a rule says; everything else is ordinary. */
export interface Given {
  readonly input?: Partial<BookingInput>
  readonly eventType?: EventType
  readonly now?: number
  readonly caller?: Caller
  readonly unknown?: readonly string[]
  readonly verificationCode?: string
  readonly policy?: Partial<BookingPolicy>
  readonly users?: readonly User[]
  readonly teams?: readonly Team[]
  readonly memberships?: readonly Membership[]
  readonly eventTypes?: readonly EventType[]
  readonly bookings?: readonly Booking[]
}

/** A user who calls with an API key. */
export const aCaller = (user: User): Caller => ({ kind: 'apiKey', user, credential: user.username, clientId: null })

/** An anonymous wish to book. */
export const aWish = ({
  input,
  now = monday,
  caller,
  unknown = [],
  verificationCode = '123456',
  policy,
}: Given = {}): Wish => ({
  input: anInput(input),
  caller: caller ?? { kind: 'anonymous' },
  now,
  unknown,
  verificationCode,
  policy: { ...bookingPolicyOf(() => false), ...policy },
})

/** A world with what a test names, and Ada Archer in any case. */
export const aWorld = ({
  users = [],
  teams = [],
  memberships = [],
  eventTypes = [],
  bookings = [],
}: Given = {}): World => {
  const world = new World()
  for (const user of [aUser(), ...users]) world.users.save(user)
  for (const team of teams) world.teams.save(team)
  for (const membership of memberships) world.memberships.save(membership)
  for (const eventType of eventTypes) world.eventTypes.save(eventType)
  for (const booking of bookings) world.saveBooking(booking)
  return world
}

/** An anonymous attempt to book Ada Archer's intro call in a week. */
export const anAttempt = (given: Given = {}): Attempt => {
  const eventType = given.eventType ?? anEventType()
  const world = aWorld({ ...given, eventTypes: [eventType, ...(given.eventTypes ?? [])] })
  return createAttempt(aWish(given), eventType, { directory: world, calendar: world })
}
