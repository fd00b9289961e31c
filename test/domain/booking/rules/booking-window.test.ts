import { expect, it } from 'vitest'
import type { Schedule } from '../../../../src/domain/availability/schedule.js'
import { createAttempt } from '../../../../src/domain/booking/attempt.js'
import { bookingWindow } from '../../../../src/domain/booking/rules/booking-window.js'
import type { BookingWindow } from '../../../../src/domain/event-type/event-type.js'
import { aUser } from '../../../builders/a-user.js'
import { aWish, aWorld } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

/** Thursday, 8 January 2026. */
const thursday = Date.parse('2026-01-08T12:00:00Z')
const schedule = (days: readonly string[]): Schedule => ({
  ...{ id: 20001, ownerId: 1001, name: 'Hours', timeZone: 'America/New_York', overrides: [] },
  availability: [{ days, startTime: '09:00', endTime: '17:00' }],
})
const check = (window: BookingWindow | null, start: string, days: readonly string[] = ['Monday', 'Wednesday']) => {
  const eventType = anEventType({ bookingWindow: window })
  const world = aWorld({ eventTypes: [eventType] })
  world.schedules.save(schedule(days))
  world.users.save(aUser({ defaultScheduleId: 20001 }))
  const wish = aWish({ input: { start: Date.parse(start) }, now: thursday })
  return bookingWindow.check(createAttempt(wish, eventType, { directory: world, calendar: world }))
}

/** Days end at 05:00 UTC in New York. */
it.each<[string, BookingWindow, string]>([
  ['calendar days', { type: 'calendarDays', value: 3, rolling: false }, '2026-01-12T05:00:00Z'],
  ['business days', { type: 'businessDays', value: 2, rolling: false }, '2026-01-13T05:00:00Z'],
  ['days with working hours', { type: 'calendarDays', value: 2, rolling: true }, '2026-01-15T05:00:00Z'],
  ['business days with working hours', { type: 'businessDays', value: 3, rolling: true }, '2026-01-20T05:00:00Z'],
  ['dates', { type: 'range', value: ['2026-01-08', '2026-01-10'] }, '2026-01-11T05:00:00Z'],
])('counts %s, the last one whole, in the zone of the schedule [BK-27, AV-05]', (_what, window, end) => {
  expect(check(window, new Date(Date.parse(end) - 1).toISOString())).toBeUndefined()
  const refusal = check(window, end)
  expect(refusal).toMatchObject({ name: 'booking.outside_window' })
  expect(refusal?.message).toContain(
    `too far ahead: the booking window of event type 10001 closes before ${end.slice(0, 19)}`,
  )
})

it('refuses a start before the first date of a range [BK-27, AV-05]', () => {
  const window: BookingWindow = { type: 'range', value: ['2026-01-10', '2026-01-12'] }
  expect(check(window, '2026-01-10T05:00:00Z')).toBeUndefined()
  expect(check(window, '2026-01-10T04:59:59Z')?.message).toContain('too soon')
})

it('has no end without a window, with one longer than the calendar, or while no day has hours [AV-05]', () => {
  expect(check(null, '9999-01-01T00:00:00Z')).toBeUndefined()
  expect(check({ type: 'businessDays', value: 1e12, rolling: true }, '9999-01-01T00:00:00Z')).toBeUndefined()
  expect(check({ type: 'calendarDays', value: 5, rolling: true }, '9999-01-01T00:00:00Z', [])).toBeUndefined()
})
