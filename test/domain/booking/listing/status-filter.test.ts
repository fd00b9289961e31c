import { expect, it } from 'vitest'
import type { Booking } from '../../../../src/domain/booking/booking.js'
import { type StatusFilter, statusFilters } from '../../../../src/domain/booking/listing/status-filter.js'
import { minute } from '../../../../src/domain/time/instant.js'
import { aBooking, monday } from '../../../builders/a-booking.js'

const viewsOf = (given: Partial<Booking>, now = monday): string[] => {
  const booking = aBooking({ start: monday, end: monday + 30 * minute, ...given })
  return (Object.keys(statusFilters) as StatusFilter[]).filter((name) => statusFilters[name](booking, now))
}

const series = '0b8f5c1e-7f0a-4c55-9b1d-2f1f3a6f7c21'
const end = monday + 30 * minute

it.each([
  ['a running booking', {}, monday, ['upcoming']],
  ['a booking that ends this moment', {}, end, ['upcoming', 'past']],
  ['a booking that ended a millisecond ago', {}, end + 1, ['past']],
  ['a cancelled booking', { status: 'cancelled' }, monday, ['cancelled']],
  ['a rejected booking', { status: 'rejected' }, end + 1, ['cancelled']],
  ['a pending booking', { status: 'pending' }, monday, ['upcoming', 'unconfirmed']],
  ['a pending booking that ends this moment', { status: 'pending' }, end, ['upcoming', 'past', 'unconfirmed']],
  ['a pending booking that has ended', { status: 'pending' }, end + 1, ['past']],
  ['a booking that waits for a host', { status: 'awaiting_host' }, monday, ['upcoming']],
  ['an occurrence', { recurringBookingUid: series }, monday, ['upcoming', 'recurring']],
  ['an occurrence that ends this moment', { recurringBookingUid: series }, end, ['upcoming', 'recurring', 'past']],
  ['a pending occurrence', { recurringBookingUid: series, status: 'pending' }, monday, ['recurring', 'unconfirmed']],
  ['a cancelled occurrence', { recurringBookingUid: series, status: 'cancelled' }, monday, ['cancelled']],
  ['an occurrence that has ended', { recurringBookingUid: series }, end + 1, ['past']],
] as const)('puts %s into the views it belongs to [BK-75] [BK-76]', (_what, given, now, expected) => {
  expect(viewsOf(given, now)).toEqual(expected)
})
