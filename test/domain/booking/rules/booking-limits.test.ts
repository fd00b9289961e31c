import { expect, it } from 'vitest'
import type { Booking } from '../../../../src/domain/booking/booking.js'
import { bookingLimitsCount } from '../../../../src/domain/booking/rules/booking-limits-count.js'
import { bookingLimitsDuration } from '../../../../src/domain/booking/rules/booking-limits-duration.js'
import { hostIsFree } from '../../../../src/domain/booking/rules/host-is-free.js'
import type { EventType } from '../../../../src/domain/event-type/event-type.js'
import { minute } from '../../../../src/domain/time/instant.js'
import { aBooking } from '../../../builders/a-booking.js'
import { aUser } from '../../../builders/a-user.js'
import { anAttempt, type Given } from '../../../builders/an-attempt.js'
import { anEventType, aTeamEventType } from '../../../builders/an-event-type.js'

/** The attempt is for Monday, 12 January 2026, 10:00 to 10:30 UTC. */
const bookingsAt = (starts: readonly string[], given: Partial<Booking> = {}) =>
  starts.map((start, index) =>
    aBooking({ id: 100001 + index, uid: `other-${index}`, start: Date.parse(start), ...given }),
  )
const count = (limits: EventType['bookingLimitsCount'], bookings: readonly Booking[], given: Given = {}) =>
  bookingLimitsCount.check(anAttempt({ eventType: anEventType({ bookingLimitsCount: limits }), bookings, ...given }))

it.each([
  ['day', '2026-01-12T00:00:00Z', '2026-01-11T23:59:00Z', '2026-01-13T00:00:00.000Z'],
  ['week', '2026-01-11T00:00:00Z', '2026-01-10T23:59:00Z', '2026-01-18T00:00:00.000Z'],
  ['month', '2026-01-31T23:59:00Z', '2026-02-01T00:00:00Z', '2026-02-01T00:00:00.000Z'],
  ['year', '2026-12-31T23:59:00Z', '2027-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
])(
  'counts the bookings of the %s of the start, and says when the next begins [BK-28, AV-06]',
  (period, inside, outside, next) => {
    expect(count({ [period]: 1 }, bookingsAt([outside]))).toBeUndefined()
    expect(count({ [period]: 2 }, bookingsAt([inside]))).toBeUndefined()
    const refusal = count({ [period]: 1 }, bookingsAt([inside]))
    expect(refusal).toMatchObject({ name: 'booking.limit_reached', details: { period, most: 1, taken: 1, next } })
    expect(refusal?.message).toContain(`takes 1 bookings a ${period} and has 1`)
  },
)

it('begins weeks on the weekday of the host, and days in his zone [AV-06]', () => {
  const monday = aUser({ weekStart: 'Monday' })
  expect(count({ week: 1 }, bookingsAt(['2026-01-11T10:00:00Z']), { users: [monday] })).toBeUndefined()
  const kathmandu = aUser({ timeZone: 'Asia/Kathmandu' })
  expect(count({ day: 1 }, bookingsAt(['2026-01-11T18:15:00Z']), { users: [kathmandu] })).toMatchObject({
    details: { from: '2026-01-11T18:15:00.000Z' },
  })
})

it.each([
  ['of another type', { eventTypeId: 10002 }],
  ['of another host', { organizerId: 1002 }],
  ['cancelled', { status: 'cancelled' as const }],
  ['rejected', { status: 'rejected' as const }],
])('does not count bookings that are %s [AV-06]', (_what, given) => {
  expect(count({ day: 1 }, bookingsAt(['2026-01-12T15:00:00Z'], given))).toBeUndefined()
})

it('counts pending ones, but not the one being moved [AV-06, AV-13]', () => {
  const [pending] = bookingsAt(['2026-01-12T15:00:00Z'], { status: 'pending' })
  expect(count({ day: 1 }, pending ? [pending] : [])).toMatchObject({ name: 'booking.limit_reached' })
  const attempt = anAttempt({
    eventType: anEventType({ bookingLimitsCount: { day: 1 } }),
    bookings: pending ? [pending] : [],
  })
  expect(bookingLimitsCount.check({ ...attempt, rescheduling: pending })).toBeUndefined()
})

it('counts the earlier occurrences of the same series [BK-35, AV-06]', () => {
  const eventType = anEventType({
    bookingLimitsCount: { month: 2 },
    recurrence: { interval: 1, occurrences: 3, frequency: 'weekly' },
  })
  const refusal = bookingLimitsCount.check(anAttempt({ eventType }))
  expect(refusal).toMatchObject({ details: { period: 'month', taken: 2 } })
  expect(bookingLimitsCount.check(anAttempt({ eventType, input: { recurrenceCount: 2 } }))).toBeUndefined()
})

it.each([
  [90, true],
  [89, false],
])('sums minutes with the new ones against a cap of %s [BK-28, AV-07]', (cap, accepted) => {
  const start = Date.parse('2026-01-12T14:00:00Z')
  const bookings = [aBooking({ start, end: start + 60 * minute })]
  const refusal = bookingLimitsDuration.check(
    anAttempt({ eventType: anEventType({ bookingLimitsDuration: { day: cap } }), bookings }),
  )
  if (accepted) expect(refusal).toBeUndefined()
  else expect(refusal).toMatchObject({ name: 'booking.duration_limit_reached', details: { most: 89, taken: 60 } })
})

it('passes over a host of a round robin who has reached the limit, and refuses when all have [AV-06, HA-01]', () => {
  const hosts = [1001, 1002].map((userId) => ({ userId, mandatory: false, priority: 'medium' as const, weight: null }))
  const eventType = aTeamEventType({ hosts, bookingLimitsCount: { day: 1 } })
  const users = [aUser({ id: 1002, username: 'ben', email: 'ben@example.com' })]
  const one = bookingsAt(['2026-01-12T15:00:00Z'])
  const both = [...one, ...bookingsAt(['2026-01-12T16:00:00Z'], { id: 100009, uid: 'ben', organizerId: 1002 })]

  const attempt = anAttempt({ eventType, users, bookings: one })
  expect([bookingLimitsCount.check(attempt), hostIsFree.check(attempt)]).toEqual([undefined, undefined])
  expect(attempt.hosts()).toMatchObject({
    organizerId: 1002,
    why: { busy: [{ userId: 1001, reason: expect.stringContaining('takes 1 bookings a day') }] },
  })
  expect(bookingLimitsCount.check(anAttempt({ eventType, users, bookings: both }))).toMatchObject({
    name: 'booking.limit_reached',
  })
})
