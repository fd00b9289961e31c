import { expect, it } from 'vitest'
import {
  aMockOfEventTypes,
  createTeamEventType,
  refusalIn,
  validTeamEventType,
} from '../builders/a-team-event-type-request.js'
import { ask, eventTypesVersion, restsOn } from '../client.js'

it('creates an event type and answers it with 201, citing no choice [ER-04] [EV-47]', async () => {
  const answered = await createTeamEventType((user) => ({ hosts: [{ userId: user('cleo') }] }))
  expect(answered.status).toBe(201)
  expect(restsOn(answered)).toEqual([])
  expect(answered.body.data).toMatchObject({
    title: 'Demo',
    slug: 'demo',
    lengthInMinutes: 30,
    schedulingType: 'roundRobin',
  })
  const got = await ask(answered.mock, `GET /v2/event-types/${answered.body.data.id}`, {
    as: 'ben',
    version: eventTypesVersion,
  })
  expect(got.body.data).toEqual(answered.body.data)
})

it('shows every setting as it was sent [EV-17] [EV-40] [EV-41] [EV-42] [EV-45]', async () => {
  const settings = {
    lengthInMinutesOptions: [15, '30'],
    description: 'We look at it',
    slotInterval: 20,
    minimumBookingNotice: 60,
    beforeEventBuffer: 5,
    afterEventBuffer: 10,
    offsetStart: 3,
    bookingLimitsCount: { day: 2, week: 5 },
    bookingLimitsDuration: { day: 60 },
    bookerActiveBookingsLimit: { maximumActiveBookings: 2, offerReschedule: true },
    onlyShowFirstAvailableSlot: true,
    bookerLayouts: { defaultLayout: 'month', enabledLayouts: ['month', 'week'] },
    confirmationPolicy: {
      type: 'time',
      noticeThreshold: { unit: 'hours', count: 3 },
      blockUnconfirmedBookingsInBooker: true,
    },
    recurrence: { interval: 1, occurrences: 4, frequency: 'weekly' },
    requiresBookerEmailVerification: true,
    hideCalendarNotes: true,
    lockTimeZoneToggleOnBookingPage: true,
    color: { lightThemeHex: '#4F46E5', darkThemeHex: 'A5B4FC' },
    customName: '{Event type title} for {Scheduler} about {goal}',
    destinationCalendar: { integration: 'example_calendar', externalId: 'ben@example.com' },
    useDestinationCalendarEmail: true,
    hideCalendarEventDetails: true,
    successRedirectUrl: 'https://example.com/thanks',
    hideOrganizerEmail: true,
    svcVideoSettings: { disableRecordingForGuests: true, redirectUrlOnExit: 'https://example.com/bye' },
    hidden: true,
    bookingRequiresAuthentication: true,
    disableCancelling: { disabled: true },
    disableRescheduling: { disabled: true, minutesBefore: 60 },
    interfaceLanguage: 'pt-BR',
    allowReschedulingPastBookings: true,
    allowReschedulingCancelledBookings: true,
    showOptimizedSlots: true,
    disableGuests: true,
    emailSettings: { disableEmailsToAttendees: true },
    rescheduleWithSameRoundRobinHost: true,
    locations: [{ type: 'address', address: '1 Quay Street', public: true }, { type: 'organizersDefaultApp' }],
  }
  const { body } = await createTeamEventType({
    ...settings,
    bookingFields: [{ type: 'text', slug: 'goal', label: 'Goal' }],
  })
  expect(body.data).toMatchObject(settings)
})

it('shows window, seats and their members in their own forms [EV-41] [EV-43]', async () => {
  const { body } = await createTeamEventType({
    bookingWindow: { type: 'businessDays', value: 5 },
    seats: { seatsPerTimeSlot: 4 },
  })
  expect(body.data).toMatchObject({
    bookingWindow: [{ type: 'businessDays', value: 5, rolling: false }],
    seats: { seatsPerTimeSlot: 4, showAttendeeInfo: false, showAvailabilityCount: true },
    ...{ seatsPerTimeSlot: 4, seatsShowAvailabilityCount: true },
  })
})

it('shows booking fields in their order, custom ones with all their keys [EV-23] [EV-25] [EV-20]', async () => {
  const { body } = await createTeamEventType({
    bookingFields: [{ type: 'select', label: 'Your topic', options: ['Setup', 'Billing'] }],
  })
  expect(body.data.bookingFields.map((it: { slug: string }) => it.slug)).toEqual([
    ...['name', 'email', 'your-topic', 'title', 'notes', 'guests', 'rescheduleReason'],
  ])
  expect(body.data.bookingFields[2]).toEqual({
    ...{ isDefault: false, type: 'select', slug: 'your-topic', label: 'Your topic', required: false, placeholder: '' },
    ...{ disableOnPrefill: false, hidden: false, options: ['Setup', 'Billing'] },
  })
})

it.each([
  ["the team's admin", 'ben', 'support'],
  ['the owner of its organization', 'owner', 'support'],
  ['an OAuth client whose user is admin', 'client', 'crew'],
])('is open to %s [AU-28] [AU-08]', async (_who, as, team) => {
  expect((await createTeamEventType({}, { as, team })).status).toBe(201)
})

it.each([
  ['a member', 'cleo', 'support', 'access.role_too_low', 'needs the role TEAM_ADMIN in team'],
  ['a member of the organization only', 'eve', 'support', 'access.not_team_member', 'is not a member of team'],
  ['a managed user', 'fay', 'support', 'access.not_team_member', 'is not a member of team'],
])('refuses %s before it reads the body [AU-28] [AU-09] [ER-16]', async (_who, as, team, name, text) => {
  const [status, refusedBy, message] = refusalIn(await createTeamEventType({ title: 7 }, { as, team }))
  expect([status, refusedBy]).toEqual([403, name])
  expect(message).toContain(text)
})

it('refuses callers without credentials [AU-28]', async () => {
  const mock = await aMockOfEventTypes()
  expect(
    (await ask(mock, `POST /v2/teams/${mock.ids['team.support']}/event-types`, { body: validTeamEventType })).status,
  ).toBe(401)
})

it.each(['title', 'slug', 'lengthInMinutes', 'schedulingType'])(
  'needs %s, and says so [EV-14] [ER-12]',
  async (property) => {
    const answered = await createTeamEventType({ [property]: undefined })
    expect(refusalIn(answered).slice(0, 2)).toEqual([400, 'request.invalid'])
    expect(answered.body.error.details.errors[0].property).toBe(property)
  },
)

it.each([
  ['COLLECTIVE', 'collective'],
  ['ROUND_ROBIN', 'roundRobin'],
  ['MANAGED', 'managed'],
])('takes %s for %s [EV-14]', async (schedulingType, shown) => {
  expect((await createTeamEventType({ schedulingType })).body.data.schedulingType).toBe(shown)
})

it('creates an event type without hosts [EV-53]', async () => {
  const answered = await createTeamEventType()
  expect([answered.status, answered.body.data.hosts]).toEqual([201, []])
})

it('refuses to book an event type without hosts [EV-53] [BK-17]', async () => {
  const { mock, body } = await createTeamEventType()
  const attendee = { name: 'Robin', email: 'robin@example.com', timeZone: 'Europe/London' }
  const booking = { start: '2026-01-06T10:00:00Z', eventTypeId: body.data.id, attendee }
  expect((await ask(mock, 'POST /v2/bookings', { body: booking })).status).toBe(422)
})

it('normalises the slug, and says on what that rests [EV-02]', async () => {
  const answered = await createTeamEventType({ slug: 'Big Démo!' })
  expect(answered.body.data.slug).toBe('big-demo')
  expect(restsOn(answered)).toEqual(['EV-02'])
})

it('ignores email settings of a team outside any organization, with a warning [EV-16]', async () => {
  const { body, headers } = await createTeamEventType(
    { emailSettings: { disableEmailsToHosts: true } },
    { team: 'lone' },
  )
  expect(body.data).not.toHaveProperty('emailSettings')
  expect(headers.get('x-mock-warning')).toContain('emailSettings were ignored')
})

it('leaves no trace of a refused creation [ER-16]', async () => {
  const mock = await aMockOfEventTypes()
  const first = await createTeamEventType({ customName: '{Firm}' }, { mock })
  expect(first.status).toBe(400)
  const second = await createTeamEventType({}, { mock })
  const fresh = await createTeamEventType()
  expect(second.body.data.id).toBe(fresh.body.data.id)
})
