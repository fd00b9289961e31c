import { expect, it } from 'vitest'
import { wantedBy } from '../../../../src/domain/booking/listing/booking-filter.js'
import { filterDecisions } from '../../../../src/domain/booking/listing/filter-decisions.js'
import type { ListQuery } from '../../../../src/domain/booking/listing/list-query.js'
import { minute, toIso } from '../../../../src/domain/time/instant.js'
import { aBooking, anAttendee, monday } from '../../../builders/a-booking.js'

const booking = aBooking({
  start: monday,
  end: monday + 30 * minute,
  createdAt: monday - 20 * minute,
  updatedAt: monday - 10 * minute,
  attendees: [anAttendee({ email: 'Robin+tea@Example.com' }), anAttendee({ id: 200002, role: 'guest', name: '' })],
})

const isWanted = (query: ListQuery, teamId: number | null = 101): boolean =>
  wantedBy(query, monday)({ ...booking, teamId })

it.each<[string, ListQuery]>([
  ['no filter', {}],
  ['its uid', { bookingUid: booking.uid }],
  ['its event type', { eventTypeId: '10001' }],
  ['a list with its event type', { eventTypeIds: '7, 10001' }],
  ['its team', { teamId: '101' }],
  ['a list with its team', { teamsIds: '7,101' }],
  ['the address of an attendee in another case', { attendeeEmail: 'ROBIN+TEA@example.COM' }],
  ['an address whose + was read as a space', { attendeeEmail: 'robin tea@example.com' }],
  ['the address of a guest', { attendeeEmail: 'robin@example.com' }],
  ['the exact name of an attendee', { attendeeName: 'Robin' }],
  ['one of several views', { status: ['past', 'upcoming'] }],
  ['a start on the bound', { afterStart: toIso(monday) }],
  ['an end on the bound', { beforeEnd: toIso(monday + 30 * minute) }],
  ['a creation on both bounds', { afterCreatedAt: '2026-01-05T08:40:00Z', beforeCreatedAt: '2026-01-05T08:40:00Z' }],
  ['a change on both bounds', { afterUpdatedAt: '2026-01-05T08:50:00Z', beforeUpdatedAt: '2026-01-05T08:50:00Z' }],
  ['a day alone, read as its midnight in UTC', { afterStart: '2026-01-05' }],
  ['a bound with an offset', { afterStart: '2026-01-05T14:45:00+05:45' }],
])('wants a booking by %s [BK-77] [BK-78]', (_what, query) => {
  expect(isWanted(query)).toBe(true)
})

it.each<[string, ListQuery]>([
  ['another uid', { bookingUid: 'other' }],
  ['another event type', { eventTypeId: '10002' }],
  ['a list without its event type, which wins over the single one', { eventTypeIds: '7', eventTypeId: '10001' }],
  ['another team', { teamId: '102' }],
  ['a list without its team, which wins over the single one', { teamsIds: '7', teamId: '101' }],
  ['an address that nobody has', { attendeeEmail: 'robin+coffee@example.com' }],
  ['a name in another case', { attendeeName: 'robin' }],
  ['part of a name', { attendeeName: 'Rob' }],
  ['a view it is not in', { status: ['cancelled'] }],
  ['a start a millisecond before the bound', { afterStart: toIso(monday + 1) }],
  ['an end a millisecond after the bound', { beforeEnd: toIso(monday + 30 * minute - 1) }],
  ['a creation before the bound', { afterCreatedAt: '2026-01-05T08:40:00.001Z' }],
  ['a creation after the bound', { beforeCreatedAt: '2026-01-05T08:39:59.999Z' }],
  ['a change before the bound', { afterUpdatedAt: '2026-01-05T08:50:00.001Z' }],
  ['a change after the bound', { beforeUpdatedAt: '2026-01-05T08:49:59.999Z' }],
  ['two filters of which one fails', { bookingUid: booking.uid, eventTypeId: '10002' }],
])('leaves a booking out by %s [BK-77] [BK-78]', (_what, query) => {
  expect(isWanted(query)).toBe(false)
})

it('finds no personal booking by team [BK-77]', () => {
  expect(isWanted({ teamId: '101' }, null)).toBe(false)
})

it.each<[string, ListQuery, string[]]>([
  ['plain filters', { attendeeEmail: 'robin@example.com', eventTypeId: '1', afterStart: '2026-01-05' }, []],
  ['a view by time', { status: ['past', 'upcoming'] }, ['BK-75']],
  ['the view of cancelled ones', { status: ['cancelled'] }, ['BK-76']],
  ['a name', { attendeeName: 'Robin' }, ['BK-77']],
  ['an address in capitals', { attendeeEmail: 'ROBIN@example.com' }, ['BK-77']],
  ['a list beside a single id', { eventTypeIds: '1', eventTypeId: '2' }, ['BK-77']],
])('says which decisions %s turn on', (_what, query, expected) => {
  expect(filterDecisions(query)).toEqual(expected)
})
