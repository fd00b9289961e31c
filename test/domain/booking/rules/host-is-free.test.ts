import { expect, it } from 'vitest'
import type { Booking } from '../../../../src/domain/booking/booking.js'
import { hostIsFree } from '../../../../src/domain/booking/rules/host-is-free.js'
import { minute } from '../../../../src/domain/time/instant.js'
import { aBooking } from '../../../builders/a-booking.js'
import { anAttempt, type Given } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

/** The attempt is for 10:00 to 10:30. */
const start = Date.parse('2026-01-12T10:00:00Z')
const other = anEventType({ id: 10002, slug: 'other' })
const check = (booking: Partial<Booking>, given: Given = {}) =>
  hostIsFree.check(
    anAttempt({ eventTypes: [other], bookings: [aBooking({ eventTypeId: 10002, ...booking })], ...given }),
  )

it.each([
  ['ends when this one starts', { start: start - 30 * minute }],
  ['starts when this one ends', { start: start + 30 * minute }],
  ['is of another host', { start, organizerId: 1002 }],
  ['was cancelled', { start, status: 'cancelled' as const }],
  ['was rejected', { start, status: 'rejected' as const }],
  ['is pending', { start, status: 'pending' as const }],
  ['waits for a host', { start, status: 'awaiting_host' as const }],
])('accepts a time at which a booking %s [AV-12]', (_what, booking) => {
  expect(check(booking)).toBeUndefined()
})

it.each([
  ['overlaps by a millisecond at the start', { start: start - 30 * minute + 1 }],
  ['overlaps by a millisecond at the end', { start: start + 30 * minute - 1 }],
  ['surrounds it', { start: start - 60 * minute, end: start + 90 * minute }],
  ['is organized by somebody else, with the host attending', { start, organizerId: 1002, hostIds: [1002, 1001] }],
])('refuses a time at which a booking %s [BK-30, AV-12]', (_what, booking) => {
  const refusal = check(booking)

  expect(refusal).toMatchObject({
    name: 'booking.host_busy',
    details: { userId: 1001, start: '2026-01-12T10:00:00.000Z' },
  })
  expect(refusal?.message).toContain('User 1001 is busy')
})

it('refuses a pending booking too where its event type says so [AV-12]', () => {
  const blocking = anEventType({
    ...other,
    confirmationPolicy: { type: 'always', blockUnconfirmedBookingsInBooker: true },
  })

  expect(check({ start, status: 'pending' }, { eventTypes: [blocking] })).toMatchObject({ name: 'booking.host_busy' })
})

it('refuses a series of which a single occurrence is taken [BK-35]', () => {
  const eventType = anEventType({ recurrence: { interval: 1, occurrences: 3, frequency: 'weekly' } })
  const thirdWeek = start + 2 * 7 * 24 * 60 * minute

  expect(check({ start: thirdWeek }, { eventType })).toMatchObject({ details: { start: '2026-01-26T10:00:00.000Z' } })
  expect(check({ start: thirdWeek }, { eventType, input: { recurrenceCount: 2 } })).toBeUndefined()
})
