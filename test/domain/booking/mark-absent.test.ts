import { expect, it } from 'vitest'
import { absentBeforeStart, markAbsent } from '../../../src/domain/booking/mark-absent.js'
import { aBooking, anAttendee, monday } from '../../builders/a-booking.js'

const booking = aBooking({
  start: monday,
  attendees: [anAttendee(), anAttendee({ id: 200002, role: 'guest', email: 'kim@example.com', absent: true })],
})
const later = monday + 1

it('sets the host and the named attendees, and leaves the others [BK-63]', () => {
  const marked = markAbsent(booking, { host: true, attendees: [{ email: 'ROBIN@example.com', absent: true }] }, later)
  expect(marked).toMatchObject({ absentHost: true, updatedAt: later })
  expect(marked.attendees.map((it) => it.absent)).toEqual([true, true])
})

it('takes a mark back [BK-63]', () => {
  const attendees = [{ email: 'kim@example.com', absent: false }]
  const marked = markAbsent({ ...booking, absentHost: true }, { host: false, attendees }, later)
  expect([marked.absentHost, marked.attendees[1]?.absent]).toEqual([false, false])
})

it.each([
  ['nothing', {}],
  ['an unknown address', { attendees: [{ email: 'nobody@example.com', absent: true }] }],
  ['no attendees', { attendees: [] }],
  ['what is so already', { host: false, attendees: [{ email: 'kim@example.com', absent: true }] }],
])('answers the very same booking for %s [BK-63] [BK-64]', (_what, absences) => {
  expect(markAbsent(booking, absences, later)).toBe(booking)
})

it.each([
  ['a millisecond before the start', monday - 1, 'booking.absent_before_start'],
  ['at the start', monday, undefined],
])('finds fault %s with marking too early [AL-16]', (_when, now, expected) => {
  expect(absentBeforeStart(booking, now)?.name).toBe(expected)
})
