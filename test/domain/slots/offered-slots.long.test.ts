import fc from 'fast-check'
import { expect, it } from 'vitest'
import { availabilityPolicyOf } from '../../../src/domain/availability/availability-policy.js'
import { bookingPolicyOf } from '../../../src/domain/booking/booking-policy.js'
import type { EventType } from '../../../src/domain/event-type/event-type.js'
import { offeredSlots } from '../../../src/domain/slots/offered-slots.js'
import { whyTaken } from '../../../src/domain/slots/why-taken.js'
import { day, minute } from '../../../src/domain/time/instant.js'
import type { World } from '../../../src/state/world.js'
import { aBooking, seatHolder } from '../../builders/a-booking.js'
import { aUser } from '../../builders/a-user.js'
import { aWorld } from '../../builders/an-attempt.js'
import { anEventType, aTeamEventType } from '../../builders/an-event-type.js'

/** Saturday: clocks in London go forward on the next day. */
const now = Date.parse('2026-03-28T10:07:00Z')
const step = 15
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const aType: fc.Arbitrary<Partial<EventType>> = fc.record({
  lengthInMinutes: fc.constantFrom(15, 30, 45, 60),
  minimumBookingNotice: maybe(fc.integer({ min: 0, max: 600 })),
  beforeEventBuffer: fc.constantFrom(0, 5, 20),
  afterEventBuffer: fc.constantFrom(0, 10),
  bookingWindow: maybe(
    fc.record({
      type: fc.constant('calendarDays' as const),
      value: fc.integer({ min: 1, max: 2 }),
      rolling: fc.boolean(),
    }),
  ),
  bookingLimitsCount: maybe(fc.record({ day: fc.integer({ min: 1, max: 2 }), week: fc.integer({ min: 2, max: 5 }) })),
  bookingLimitsDuration: maybe(fc.record({ day: fc.constantFrom(60, 90) })),
  seats: maybe(fc.constant({ seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true })),
})

const aSituation = fc.record({
  type: aType,
  kind: fc.constantFrom('personal' as const, 'roundRobin' as const, 'collective' as const),
  mandatory: fc.tuple(fc.boolean(), fc.boolean()),
  hours: fc.tuple(
    ...[0, 1].map(() =>
      maybe(fc.tuple(fc.constantFrom('Europe/London', 'Asia/Kathmandu'), fc.constantFrom('00:00', '09:00'))),
    ),
  ),
  bookings: fc.array(
    fc.record({
      start: fc.integer({ min: 0, max: 96 * 2 }),
      host: fc.integer({ min: 0, max: 1 }),
      status: fc.constantFrom('accepted' as const, 'pending' as const, 'cancelled' as const),
      seats: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 6 },
  ),
})
type Situation = typeof aSituation extends fc.Arbitrary<infer T> ? T : never

const typeOf = ({ type, kind, mandatory }: Situation): EventType => {
  if (kind === 'personal') return anEventType(type)
  const host = (index: number) => ({
    userId: 1001 + index,
    mandatory: mandatory[index] ?? false,
    priority: 'medium' as const,
    weight: null,
  })
  return aTeamEventType({ ...type, schedulingType: kind, hosts: [host(0), host(1)] })
}

const worldOf = (situation: Situation, eventType: EventType): World => {
  const world = aWorld({ eventTypes: [eventType] })
  for (const [index, hours] of situation.hours.entries()) {
    const [id, ownerId] = [20001 + index, 1001 + index]
    world.users.save(
      aUser({
        id: ownerId,
        username: `user-${index}`,
        email: `user-${index}@example.com`,
        defaultScheduleId: hours ? id : null,
      }),
    )
    if (!hours) continue
    const [timeZone, startTime] = hours
    const days = ['Saturday', 'Sunday', 'Monday']
    world.schedules.save({
      id,
      ownerId,
      name: 'Hours',
      timeZone,
      overrides: [],
      availability: [{ days, startTime, endTime: '17:00' }],
    })
  }
  for (const [index, { start, host, status, seats }] of situation.bookings.entries()) {
    const begins = Math.floor(now / day) * day + start * step * minute
    world.saveBooking(
      aBooking({
        ...{
          id: 100001 + index,
          uid: `booking-${index}`,
          status,
          start: begins,
          end: begins + eventType.lengthInMinutes * minute,
        },
        ...{ organizerId: 1001 + host, isSeated: eventType.seats !== null && seats > 0 },
        ...(seats > 0 && {
          attendees: Array.from({ length: seats }, (_, seat) => seatHolder(seat, `eve-${seat}@example.com`)),
        }),
      }),
    )
  }
  return world
}

it('offers exactly the starts that the rules of booking accept, whatever the event type [XT-51, HA-01, HA-06]', () => {
  fc.assert(
    fc.property(aSituation, (situation) => {
      const eventType = { ...typeOf(situation), slotInterval: step }
      const world = worldOf(situation, eventType)
      const around = { directory: world, calendar: world, now }
      const range = { from: Math.floor(now / day) * day, to: Math.floor(now / day) * day + 2 * day }
      const offered = offeredSlots({
        ...around,
        ...{ eventType, range, length: eventType.lengthInMinutes * minute, reservations: [] },
        policy: availabilityPolicyOf(() => false),
      })
      const policy = bookingPolicyOf(() => false)
      const free: number[] = []
      for (let start = range.from; start < range.to; start += step * minute)
        if (!whyTaken(eventType, { start, length: eventType.lengthInMinutes }, { ...around, policy })) free.push(start)
      expect(offered.map(({ start }) => start)).toEqual(free)
    }),
    { numRuns: 300 },
  )
})
