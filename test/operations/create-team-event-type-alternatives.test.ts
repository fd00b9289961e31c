import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { aMockOfEventTypes, createTeamEventType, refusalIn, type Sent } from '../builders/a-team-event-type-request.js'

it.each<[AlternativeId, string, Sent, number, string, string]>([
  [
    'AL-20',
    'a day above a week',
    { bookingLimitsCount: { day: 5, week: 4 } },
    400,
    'event_type.limit_exceeds_longer_period',
    'allows 5 a day and only 4 a week',
  ],
  [
    'AL-20',
    'a month above a year',
    { bookingLimitsDuration: { month: 90, year: 60 } },
    400,
    'event_type.limit_exceeds_longer_period',
    'allows 90 a month and only 60 a year',
  ],
  [
    'AL-20',
    '14 minutes a day',
    { bookingLimitsDuration: { day: 14 } },
    400,
    'event_type.duration_limit_too_short',
    'allows 14 minutes a day; allow 15 or more',
  ],
  [
    'AL-21',
    'both',
    {
      bookerActiveBookingsLimit: { maximumActiveBookings: 1 },
      recurrence: { interval: 1, occurrences: 2, frequency: 'weekly' },
    },
    400,
    'event_type.active_limit_with_recurrence',
    'does not go with recurrence (weekly)',
  ],
  [
    'AL-22',
    '1001 seats',
    { seats: { seatsPerTimeSlot: 1001 } },
    400,
    'event_type.too_many_seats',
    'offer 1000 seats at most',
  ],
  [
    'AL-22',
    'two locations',
    { seats: { seatsPerTimeSlot: 2 }, locations: [{ type: 'attendeePhone' }, { type: 'attendeeDefined' }] },
    400,
    'event_type.seats_with_several_locations',
    'seats do not go with 2 locations',
  ],
  [
    'AL-22',
    'confirmation',
    { seats: { seatsPerTimeSlot: 2 }, confirmationPolicy: { type: 'always' } },
    400,
    'event_type.seats_with_confirmation',
    'confirmationPolicy always',
  ],
  [
    'AL-23',
    'a foreign calendar',
    { destinationCalendar: { integration: 'example_calendar', externalId: 'gus@example.com' } },
    400,
    'event_type.calendar_not_connected',
    'is {"integration":"example_calendar","externalId":"gus@example.com"}, which is no connected calendar',
  ],
  [
    'AL-23',
    'a calendar without its name',
    { destinationCalendar: { integration: 'x' } },
    400,
    'event_type.calendar_not_connected',
    'destinationCalendar is {"integration":"x"}, which is no connected calendar',
  ],
  [
    'AL-41',
    'a choice without options',
    { bookingFields: [{ type: 'radio', label: 'Size' }] },
    400,
    'event_type.options_missing',
    'The radio field "Size"',
  ],
  [
    'AL-42',
    'an unknown schedule',
    { scheduleId: 29999 },
    404,
    'event_type.schedule_unknown',
    'scheduleId 29999 is no schedule of a member of team',
  ],
])('accepts by default and refuses under [%s]: %s', async (alternative, _what, sent, expected, failure, text) => {
  const accepted = await createTeamEventType(sent)
  expect(accepted.status).toBe(201)
  expect(accepted.headers.get('x-mock-warning')).toContain(alternative)
  const [status, name, message] = refusalIn(await createTeamEventType(sent, { alternatives: [alternative] }))
  expect([status, name]).toEqual([expected, failure])
  expect(message).toContain(text)
})

it.each<[AlternativeId, string, Sent]>([
  [
    'AL-20',
    'equal limits and 15 minutes',
    { bookingLimitsCount: { day: 4, week: 4 }, bookingLimitsDuration: { day: 15 } },
  ],
  ['AL-21', 'a limit of active bookings alone', { bookerActiveBookingsLimit: { maximumActiveBookings: 1 } }],
  [
    'AL-22',
    '1000 seats in one location',
    { seats: { seatsPerTimeSlot: 1000 }, locations: [{ type: 'attendeePhone' }] },
  ],
  [
    'AL-23',
    'a calendar that a member connected',
    { destinationCalendar: { integration: 'example_calendar', externalId: 'ben@example.com' } },
  ],
  ['AL-41', 'a choice with an option', { bookingFields: [{ type: 'radio', label: 'Size', options: ['S'] }] }],
])('accepts under [%s]: %s', async (alternative, _what, sent) => {
  const answered = await createTeamEventType(sent, { alternatives: [alternative] })
  expect(answered.status).toBe(201)
  expect(answered.headers.get('x-mock-warning')).toBeNull()
})

it('stores the schedule of a member without a warning, and of any other with one [EV-11] [AL-42]', async () => {
  const mock = await aMockOfEventTypes()
  const own = await createTeamEventType({ scheduleId: mock.ids['schedule.cleo'] }, { mock })
  expect(own.headers.get('x-mock-warning')).toBeNull()
  const foreign = await createTeamEventType({ slug: 'other', scheduleId: mock.ids['schedule.eve'] }, { mock })
  expect(foreign.body.data.scheduleId).toBe(mock.ids['schedule.eve'])
  expect(foreign.headers.get('x-mock-warning')).toContain('AL-42')
})

it.each([
  ['0 by default', [], 0],
  ['120 under the alternative', ['AL-27' as const], 120],
])('shows an unset notice as %s [AL-27] [EV-44]', async (_when, alternatives, notice) => {
  expect((await createTeamEventType({}, { alternatives })).body.data.minimumBookingNotice).toBe(notice)
})
