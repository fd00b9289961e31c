import { beforeEach, expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { book, booker, desk, deskNow } from '../builders/a-booking-desk.js'
import { type Answered, type Ask, ask, bookingsVersion } from '../client.js'

let mock: Mock

beforeEach(async () => {
  mock = await createMock({ scenario: desk, now: deskNow, freeze: true })
})

const refused = (answered: Answered) => ({
  status: answered.status,
  by: answered.headers.get('x-mock-refused-by'),
  message: answered.body.error.message,
})

const fieldAnswers = (given: object) => ({ bookingFieldsResponses: { topic: 'Tides', ...given } })

it.each<[string, number, string, string, object, RegExp, Ask?]>([
  ['closed', 401, 'booking.authentication_required', 'BK-15', {}, /owner and admins/],
  ['closed', 403, 'booking.caller_may_not_book', 'BK-15', {}, /owner and admins/, { as: 'outsider' }],
  ['template', 400, 'booking.managed_parent', 'BK-16', {}, /book a child/],
  ['empty', 422, 'booking.without_hosts', 'BK-17', {}, /team \d+ has no hosts/],
  ['intro', 400, 'booking.instant_is_for_teams', 'BK-18', { instant: true }, /teams only/],
  ['weekly', 400, 'booking.too_many_occurrences', 'BK-19', { recurrenceCount: 4 }, /recurrenceCount is 4.*at most 3/],
  ['form', 400, 'booking.answer_missing', 'BK-20', {}, /topic/],
  ['phone', 400, 'booking.phone_missing', 'BK-20', {}, /attendee\.phoneNumber/],
  ['form', 400, 'booking.answer_type_wrong', 'BK-21', fieldAnswers({ topic: 5 }), /topic.*a string/],
  ['form', 400, 'booking.option_unknown', 'BK-21', fieldAnswers({ level: 'none' }), /level.*some, a lot/],
  ['several', 400, 'booking.length_not_offered', 'BK-22', { lengthInMinutes: 45 }, /45.*30, 60/],
  ['place', 400, 'booking.location_not_offered', 'BK-23', { location: { type: 'phone' } }, /phone.*address/],
  ['verified', 400, 'booking.verification_code_missing', 'BK-24', {}, /emailVerificationCode/],
  ['verified', 400, 'booking.verification_code_wrong', 'BK-24', { emailVerificationCode: '1' }, /"1".*123456/],
  ['alone', 400, 'booking.guests_disabled', 'BK-25', { guests: ['cleo@example.com'] }, /guests/],
  ['intro', 400, 'booking.in_the_past', 'BK-26', { start: '2026-01-05T08:59:59.999Z' }, /past/],
  ['intro', 400, 'booking.beyond_calendar', 'PR-01', { start: '9999-12-31T23:45:00Z' }, /9999-12-31T23:59:59\.999Z/],
  [
    'turns',
    400,
    'booking.routed_to_nobody',
    'BK-30, HA-08',
    { routing: { responseId: 1, teamMemberIds: [1999] } },
    /1999/,
  ],
  [
    'intro',
    400,
    'booking.attendee_unknown',
    'BK-11',
    { attendee: { name: 'Dan', timeZone: 'Europe/London', phoneNumber: '' } },
    /attendee\.phoneNumber is ""/,
  ],
  ['intro', 400, 'metadata.over_limits', 'LM-01', { metadata: { a: 'x'.repeat(501) } }, /metadata\.a has 501/],
])('refuses to book %s with %i %s [%s]', async (eventType, status, by, _rests, body, message, options) => {
  const answered = await book(mock, eventType, body, options)

  expect(refused(answered)).toEqual({ status, by, message: expect.stringMatching(message) })
})

it('refuses a busy host, and names the time [BK-30]', async () => {
  await book(mock, 'intro')

  const answered = await book(mock, 'place', { start: '2026-01-12T10:29:00Z' })
  expect(refused(answered)).toEqual({
    status: 400,
    by: 'booking.host_busy',
    message: expect.stringContaining('User 1001 is busy'),
  })
})

it('refuses a series of more than a thousand, and says how many are possible [PR-01]', async () => {
  const ids = {
    organization: mock.ids['organization.harbour'],
    team: mock.ids['team.support'],
    eventType: mock.ids['eventType.panel'],
  }
  const path = `v2/organizations/${ids.organization}/teams/${ids.team}/event-types/${ids.eventType}`
  const recurrence = { interval: 1, occurrences: 2000, frequency: 'weekly' }
  expect((await ask(mock, `PATCH /${path}`, { as: 'admin', body: { recurrence } })).status).toBe(200)

  expect(refused(await book(mock, 'panel'))).toEqual({
    status: 400,
    by: 'booking.series_too_long',
    message: expect.stringMatching(/2000 occurrences.*at most 1000/),
  })
})

it('accepts a booking that only touches the last one', async () => {
  await book(mock, 'intro')

  expect((await book(mock, 'place', { start: '2026-01-12T10:30:00Z' })).status).toBe(201)
  expect((await book(mock, 'place', { start: '2026-01-12T09:30:00Z' })).status).toBe(201)
})

it('refuses a seat where none is left with 409 [BK-29]', async () => {
  await book(mock, 'talk')
  await book(mock, 'talk', { attendee: booker({ email: 'eve@example.com' }) })

  const answered = await book(mock, 'talk', { attendee: booker({ email: 'fay@example.com' }) })
  expect(refused(answered)).toEqual({
    status: 409,
    by: 'booking.no_seat_left',
    message: expect.stringContaining('No seat is left'),
  })
})

it.each<[string, object, RegExp]>([
  ['booking.event_type_unknown', { eventTypeId: 99999 }, /99999/],
  ['booking.event_type_unknown', { eventTypeSlug: 'nothing', username: 'ada' }, /"nothing" of user "ada"/],
  ['booking.user_unknown', { eventTypeSlug: 'intro', username: 'nobody' }, /"nobody"/],
  [
    'booking.user_unknown',
    { eventTypeSlug: 'intro', username: 'ada', organizationSlug: 'island' },
    /"ada" in organization "island"/,
  ],
  ['booking.organization_unknown', { eventTypeSlug: 'intro', username: 'ada', organizationSlug: 'x' }, /"x"/],
  ['booking.team_unknown', { eventTypeSlug: 'turns', teamSlug: 'sales' }, /"sales"/],
  ['booking.team_unknown', { eventTypeSlug: 'turns', teamSlug: 'support', organizationSlug: 'island' }, /"support" in/],
  ['booking.event_type_unknown', { eventTypeSlug: 'intro', teamSlug: 'support' }, /"intro" of team "support"/],
])('answers 404 %s, and names what was sought [BK-14]', async (by, body, message) => {
  const answered = await book(mock, '', { eventTypeId: undefined, ...body })

  expect(refused(answered)).toEqual({ status: 404, by, message: expect.stringMatching(message) })
})

it.each<[string, object]>([
  ['the id, whatever the slugs say', { eventTypeSlug: 'x', username: 'x', eventTypeId: 10001 }],
  ['slug and user name, letter case of the name aside', { eventTypeSlug: 'intro', username: 'Ada' }],
  ['slug and user name rather than team', { eventTypeSlug: 'intro', username: 'ada', teamSlug: 'x' }],
  ['slug, user name and organization', { eventTypeSlug: 'intro', username: 'ada', organizationSlug: 'harbour' }],
])('finds an event type by %s [BK-14]', async (_what, body) => {
  const answered = await book(mock, '', { eventTypeId: undefined, ...body })

  expect(answered.body.data).toMatchObject({ eventTypeId: mock.ids['eventType.intro'] })
})

it('finds an event type of a team by slugs [BK-14]', async () => {
  const team = { eventTypeId: undefined, eventTypeSlug: 'turns', teamSlug: 'support', organizationSlug: 'harbour' }

  expect((await book(mock, '', team)).body.data).toMatchObject({ eventTypeId: mock.ids['eventType.turns'] })
})

it.each<[string, object, RegExp]>([
  ['neither id nor slugs', { eventTypeId: undefined }, /eventTypeId.*username.*teamSlug/],
  ['a location that is text', { location: 'https://meet.example.com' }, /location/],
  ['a routing without its parts', { routing: {} }, /routing/],
  ['an attendee without address and number', { attendee: { name: 'Dan', timeZone: 'Europe/London' } }, /attendee/],
  ['an attendee in no time zone', { attendee: booker({ timeZone: 'Europe/Nowhere' }) }, /timeZone/],
  ['a start that is no time', { start: 'soon' }, /start/],
  ['a guest without an address', { guests: ['cleo'] }, /guests/],
])('refuses %s with one message that names the property [BK-11, BK-12, BK-13, ER-13]', async (_what, body, message) => {
  const answered = await book(mock, 'intro', body)

  expect(refused(answered)).toMatchObject({ status: 400, by: 'request.invalid' })
  expect(answered.body.error.message).toMatch(message)
})

it('decides in the order of the steps: the first failure answers [BK-10]', async () => {
  const everythingWrong = {
    guests: ['cleo@example.com'],
    start: '2020-01-01T00:00:00Z',
    lengthInMinutes: 7,
    location: { type: 'link' },
  }
  const steps: [object, string][] = [
    [{}, 'booking.length_not_offered'],
    [{ lengthInMinutes: 30 }, 'booking.location_not_offered'],
    [{ lengthInMinutes: 30, location: undefined }, 'booking.guests_disabled'],
    [{ lengthInMinutes: 30, location: undefined, guests: [] }, 'booking.in_the_past'],
  ]
  for (const [repaired, name] of steps)
    expect(refused(await book(mock, 'alone', { ...everythingWrong, ...repaired })).by).toBe(name)
})

it('leaves no trace of a refused booking: ids and names go on as if it had not been tried', async () => {
  const untouched = await createMock({ scenario: desk, now: deskNow, freeze: true })
  await book(mock, 'weekly', { start: '2026-01-19T10:00:00Z', recurrenceCount: 1 })
  await book(untouched, 'weekly', { start: '2026-01-19T10:00:00Z', recurrenceCount: 1 })

  expect((await book(mock, 'weekly', { start: '2026-01-12T10:00:00Z' })).status).toBe(400)
  expect((await book(mock, 'verified')).status).toBe(400)
  const [after, expected] = [await book(mock, 'intro'), await book(untouched, 'intro')]
  expect(after.body).toEqual(expected.body)
  const list = await ask(mock, 'GET /v2/bookings', { as: 'owner', version: bookingsVersion })
  expect(list.body.pagination.totalItems).toBe(2)
})
