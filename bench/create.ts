import { newBooking } from '../src/domain/booking/new-booking.js'
import { newEventType } from '../src/domain/event-type/new-event-type.js'
import { newUser } from '../src/domain/organization/new-user.js'
import { Clock } from '../src/state/clock.js'
import { World } from '../src/state/world.js'
import { call } from './call.js'
import { comparedFigure, type Figure } from './figure.js'
import { measure, type Subject } from './measure.js'

const now = Date.parse('2026-01-05T09:00:00Z')
const halfHour = 30 * 60_000
const [hostCount, personalId, teamTypeId] = [10, 10001, 10002]
const callsPerRound = 50

/** Booking a personal type and a round robin under limits, without the way to it, where many and where few bookings are stored. */
export const createFigures = (rounds: number): readonly Figure[] =>
  [
    { kind: 'personal', eventTypeId: personalId },
    { kind: 'round robin', eventTypeId: teamTypeId },
  ].map((of) => {
    const subjects = [subject(100_000, of), subject(100, of)]
    return comparedFigure(subjects, measure(subjects, rounds), { atMost: 1.5 })
  })

const subject = (
  stored: number,
  { kind, eventTypeId }: { readonly kind: string; readonly eventTypeId: number },
): Subject => {
  const world = aBusyWorld(stored)
  const origin = world.snapshot()
  let booked = 0
  return {
    name: `create, ${kind}, ${stored.toLocaleString('en')} stored`,
    calls: callsPerRound,
    prepare() {
      world.restore(origin)
      booked = 0
    },
    call: () => call(world, 'createBooking', { body: aWish(eventTypeId, now + (11_000 + 4 * booked++) * halfHour) }),
  }
}

const aWish = (eventTypeId: number, start: number) => ({
  start: new Date(start).toISOString(),
  eventTypeId,
  attendee: { name: 'Dan Dale', email: 'dan@example.com', timeZone: 'Europe/London' },
})

/** Ten hosts with a personal type, a round robin under limits, and so many bookings of both. */
const aBusyWorld = (stored: number): World => {
  const world = new World({ clock: new Clock({ frozen: true, at: now }) })
  for (let position = 0; position < hostCount; position++) world.users.save(aHost(position))
  world.teams.save({
    ...{ id: 101, organizationId: null, slug: 'crew', name: 'Crew', isPlatform: false, weekStart: 'Sunday' },
    ...{
      bio: null,
      timeZone: 'Europe/London',
      logoUrl: null,
      bannerUrl: null,
      brandColor: null,
      darkBrandColor: null,
      theme: null,
    },
  })
  for (const eventType of eventTypes) world.eventTypes.save(eventType)
  for (let position = 0; position < stored; position++) world.saveBooking(aStoredBooking(world, position))
  return world
}

const aHost = (position: number) =>
  newUser({
    ...{ id: 1001 + position, username: `host-${position}`, email: `host-${position}@example.com`, createdAt: now },
  })

const limits = { bookingLimitsCount: { day: 20, month: 1000 }, bookingLimitsDuration: { week: 5000 } }

const eventTypes = [
  newEventType({
    ...{ id: personalId, title: 'Call', slug: 'call', lengthInMinutes: 30, createdAt: now, ownerId: 1001 },
    ...limits,
  }),
  newEventType({
    ...{ id: teamTypeId, title: 'Turns', slug: 'turns', lengthInMinutes: 30, createdAt: now, teamId: 101 },
    ...{ ...limits, schedulingType: 'roundRobin', beforeEventBuffer: 5, afterEventBuffer: 5 },
    hosts: Array.from({ length: hostCount }, (_, position) => ({
      ...{ userId: 1001 + position, mandatory: false, priority: 'medium', weight: 50 + position * 10 },
    })),
  }),
]

const aStoredBooking = (world: World, position: number) => {
  const start = now + (Math.floor(position / hostCount) + 1) * halfHour
  return newBooking({
    ...{
      id: world.nextId('booking'),
      uid: world.nextUid('bookingUid'),
      title: 'Call',
      createdAt: now - position * 60_000,
    },
    ...(position % 2 === 0
      ? { eventTypeId: personalId, eventTypeSlug: 'call' }
      : { eventTypeId: teamTypeId, eventTypeSlug: 'turns' }),
    ...{ start, end: start + halfHour, organizerId: 1001 + (position % hostCount) },
    attendees: [
      {
        ...{
          id: world.nextId('attendee'),
          role: 'booker',
          name: 'Eve Ellis',
          email: `eve-${position % 1000}@example.com`,
        },
        ...{ timeZone: 'Europe/London', language: 'en', phoneNumber: null, absent: false, seat: null },
      },
    ],
    location: { type: 'integration', value: 'svc-video' },
  })
}
