import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Booking } from '../../../src/domain/booking/booking.js'
import { wantedBy } from '../../../src/domain/booking/listing/booking-filter.js'
import { orderOf } from '../../../src/domain/booking/listing/booking-order.js'
import type { ListQuery } from '../../../src/domain/booking/listing/list-query.js'
import { newBooking } from '../../../src/domain/booking/new-booking.js'
import { findBookings } from '../../../src/operations/listing/find-bookings.js'
import { Clock } from '../../../src/state/clock.js'
import { World } from '../../../src/state/world.js'

const now = Date.parse('2026-01-05T12:00:00Z')
const hour = 3_600_000
const emails = ['eve@example.com', 'fay@example.com']

const aBooking = fc.record({
  start: fc.integer({ min: -6, max: 6 }).map((hours) => now + hours * hour),
  length: fc.constantFrom(0, hour, 5 * hour),
  eventTypeId: fc.constantFrom(10001, 10002),
  teamId: fc.constantFrom(101, 102, null),
  email: fc.constantFrom(...emails),
  organizerId: fc.constantFrom(1001, 1002),
  status: fc.constantFrom('accepted' as const, 'pending' as const, 'cancelled' as const),
})
const aMoment = fc.integer({ min: -7, max: 7 }).map((hours) => new Date(now + hours * hour).toISOString())
const aView = fc.constantFrom(
  'upcoming' as const,
  'recurring' as const,
  'past' as const,
  'cancelled' as const,
  'unconfirmed' as const,
)
const aQuery = fc.record(
  {
    status: fc.array(aView, { minLength: 1, maxLength: 2 }),
    attendeeEmail: fc.constantFrom(...emails),
    eventTypeIds: fc.constantFrom('10001', '10001,10002', '10003'),
    teamId: fc.constantFrom('101', '102'),
    afterStart: aMoment,
    beforeEnd: aMoment,
  },
  { requiredKeys: [] },
)

interface Stored extends Pick<Booking, 'start' | 'eventTypeId' | 'teamId' | 'organizerId' | 'status'> {
  readonly length: number
  readonly email: string
}

const worldOf = (bookings: readonly Stored[]): World => {
  const world = new World({ clock: new Clock({ frozen: true, at: now }) })
  for (const [position, { length, email, ...given }] of bookings.entries())
    world.saveBooking(
      newBooking({
        ...given,
        ...{ id: 100001 + position, uid: `uid-${position}`, end: given.start + length, createdAt: now },
        ...{ title: 'Call', eventTypeSlug: 'call', location: { type: 'link', value: 'https://example.com' } },
        attendees: [
          {
            ...{ id: 200001 + position, role: 'booker', name: 'Eve', email, timeZone: 'UTC', language: 'en' },
            ...{ phoneNumber: null, absent: false, seat: null },
          },
        ],
      }),
    )
  return world
}

/** All that one person hosts. */
const ofHost = (world: World) => ({
  candidates: (window: { from: number; to: number }) => world.bookingsOfHost(1001, window),
  includes: ({ hostIds }: { readonly hostIds: readonly number[] }) => hostIds.includes(1001),
})

it('finds by indexes what a look at every booking finds, in the same order [BK-75] [BK-76] [BK-77] [BK-79]', () => {
  fc.assert(
    fc.property(fc.array(aBooking, { maxLength: 12 }), aQuery, (bookings, asked) => {
      const query = asked as ListQuery
      const world = worldOf(bookings)
      const scope = ofHost(world)
      const isWanted = wantedBy(query, now)
      const everyOne = [...world.bookings.all()].filter((it) => isWanted(it) && scope.includes(it))
      expect(findBookings(world, scope, query)).toEqual(everyOne.sort(orderOf(query)))
    }),
    { numRuns: 300 },
  )
})

it('reads no more of 10,000 bookings than the narrowest of its filters leaves', () => {
  const many = Array.from({ length: 10_000 }, (_, position) => ({
    ...{ start: now + position * hour, length: hour, eventTypeId: position % 100 === 0 ? 10002 : 10001, teamId: 101 },
    ...{ email: emails[0] ?? '', organizerId: 1001, status: 'accepted' as const },
  }))
  const world = worldOf(many)
  let read = 0
  const counted = (window: { from: number; to: number }) => world.bookingsOfHost(1001, window)[Symbol.iterator]()
  const scope = {
    *candidates(window: { from: number; to: number }) {
      for (const booking of { [Symbol.iterator]: () => counted(window) }) {
        read += 1
        yield booking
      }
    },
    includes: () => true,
  }
  expect(findBookings(world, scope, { eventTypeIds: '10002', attendeeEmail: 'eve@example.com' })).toHaveLength(100)
  expect(read).toBeLessThanOrEqual(101)
})
