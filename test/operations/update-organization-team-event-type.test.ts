import { expect, it } from 'vitest'
import { changeTeamEventType } from '../builders/a-team-event-type-change.js'
import { aMockOfEventTypes, refusalIn } from '../builders/a-team-event-type-request.js'
import { ask, eventTypesVersion, restsOn } from '../client.js'

it('changes what is sent and nothing else, citing no choice [EV-17] [ER-04]', async () => {
  const mock = await aMockOfEventTypes()
  const before = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.help']}`, {
    as: 'ben',
    version: eventTypesVersion,
  })
  const answered = await changeTeamEventType({ title: 'Help desk' }, { mock })
  expect(answered.status).toBe(200)
  expect(answered.body).toEqual({ status: 'success', data: { ...before.body.data, title: 'Help desk' } })
  expect(restsOn(answered)).toEqual([])
})

it('accepts an empty body and changes nothing [EV-17] [ER-08]', async () => {
  expect((await changeTeamEventType({})).body.data.title).toBe('Help')
})

it.each([
  ["the team's admin", 'ben'],
  ['the owner of the organization, who is not in the team', 'owner'],
])('is open to %s [AU-28] [AU-08]', async (_who, as) => {
  expect((await changeTeamEventType({ title: 'New' }, { as })).status).toBe(200)
})

it.each([
  ['a stranger to the organization', 'gus', 403, 'access.not_organization_member'],
  ['a managed user of another organization', 'fay', 403, 'access.not_organization_member'],
  ['a member of the organization only', 'eve', 403, 'access.not_team_member'],
  ['a member of the team', 'cleo', 403, 'access.role_too_low'],
])('refuses %s before it reads the body [AU-28] [AU-09] [ER-16]', async (_who, as, status, name) => {
  expect(refusalIn(await changeTeamEventType({ title: 7 }, { as })).slice(0, 2)).toEqual([status, name])
})

it('refuses callers without credentials [AU-28]', async () => {
  const mock = await aMockOfEventTypes()
  const path = `v2/organizations/1/teams/${mock.ids['team.support']}/event-types/${mock.ids['eventType.help']}`
  expect((await ask(mock, `PATCH /${path}`, { body: {} })).status).toBe(401)
})

it('refuses a team of another organization, and names it [AU-10]', async () => {
  expect(refusalIn(await changeTeamEventType({}, { team: 'lone' })).slice(0, 2)).toEqual([
    404,
    'access.team_not_in_organization',
  ])
})

it.each([
  ['of another team', 'pitch'],
  ['that a managed one gave a host', 'onboarding.cleo'],
  ['of a person', 'intro'],
])('does not know an event type %s [EV-52]', async (_whose, eventType) => {
  const answered = await changeTeamEventType({}, { eventType })
  const { ids } = answered.mock
  expect(refusalIn(answered)).toEqual([
    ...[404, 'event_type.not_of_team'],
    expect.stringContaining(`Team ${ids['team.support']} has no event type ${ids[`eventType.${eventType}`]}`),
  ])
})

it('replaces the whole set of custom fields, leaving the default ones plus the one sent [EV-22]', async () => {
  const mock = await aMockOfEventTypes()
  await changeTeamEventType(
    {
      bookingFields: [
        { type: 'text', label: 'First' },
        { type: 'text', label: 'Second' },
        { slug: 'notes', label: 'Why?' },
      ],
    },
    { mock },
  )
  const { body } = await changeTeamEventType({ bookingFields: [{ type: 'number', label: 'Third' }] }, { mock })
  expect(body.data.bookingFields.map((it: { slug: string }) => it.slug)).toEqual([
    ...['name', 'email', 'third', 'title', 'notes', 'guests', 'rescheduleReason'],
  ])
  expect(body.data.bookingFields[4]).not.toHaveProperty('label')
})

it('leaves the default fields alone when bookingFields is empty [EV-22]', async () => {
  const { body } = await changeTeamEventType({ bookingFields: [] })
  expect(body.data.bookingFields.map((it: { isDefault: boolean }) => it.isDefault)).toEqual(Array(6).fill(true))
})

it('lets a platform customer change video settings, which only creation refuses [EV-16]', async () => {
  const change = { as: 'client', organization: 'deck', team: 'crew', eventType: 'watch' }
  const { body } = await changeTeamEventType({ svcVideoSettings: { disableRecordingForGuests: true } }, change)
  expect(body.data.svcVideoSettings).toEqual({ disableRecordingForGuests: true })
})

it('accepts its own slug again, and refuses that of another type of the team [EV-02]', async () => {
  expect((await changeTeamEventType({ slug: 'help' })).status).toBe(200)
  expect(refusalIn(await changeTeamEventType({ slug: 'council' })).slice(0, 2)).toEqual([
    400,
    'event_type.team_slug_taken',
  ])
})

it('judges lengths on offer by the result, whichever was sent [EV-01]', async () => {
  const mock = await aMockOfEventTypes()
  expect((await changeTeamEventType({ lengthInMinutesOptions: [30, 60] }, { mock })).status).toBe(200)
  expect((await changeTeamEventType({ lengthInMinutes: 60 }, { mock })).status).toBe(200)
  expect(refusalIn(await changeTeamEventType({ lengthInMinutes: 45 }, { mock })).slice(0, 2)).toEqual([
    400,
    'event_type.length_not_offered',
  ])
})

it('lets customName use a booking field that is stored already [EV-10]', async () => {
  const mock = await aMockOfEventTypes()
  await changeTeamEventType({ bookingFields: [{ type: 'text', slug: 'firm' }] }, { mock })
  expect((await changeTeamEventType({ customName: '{Scheduler} of {firm}' }, { mock })).body.data.customName).toBe(
    '{Scheduler} of {firm}',
  )
  expect((await changeTeamEventType({ customName: '' }, { mock })).body.data).not.toHaveProperty('customName')
})

it('unsets what is disabled [EV-58] [EV-42]', async () => {
  const mock = await aMockOfEventTypes()
  await changeTeamEventType(
    { seats: { seatsPerTimeSlot: 2 }, recurrence: { interval: 1, occurrences: 2, frequency: 'monthly' } },
    { mock },
  )
  const { body } = await changeTeamEventType(
    { seats: { disabled: true }, recurrence: { disabled: true, interval: 1 } },
    { mock },
  )
  expect(body.data).toMatchObject({ seats: { disabled: true }, recurrence: null, seatsPerTimeSlot: null })
})

it('leaves children and parent as they were when a change is refused [EV-56]', async () => {
  const mock = await aMockOfEventTypes()
  await changeTeamEventType({ title: 'Welcome', customName: '{Firm}' }, { mock, eventType: 'onboarding' })
  const child = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.onboarding.cleo']}`, {
    as: 'cleo',
    version: eventTypesVersion,
  })
  expect(child.body.data.title).toBe('Onboarding')
})

it('judges seats by the result under the alternative, whichever was sent [AL-22]', async () => {
  const mock = await aMockOfEventTypes(['AL-22'])
  expect((await changeTeamEventType({ seats: { seatsPerTimeSlot: 2 } }, { mock })).status).toBe(200)
  const answered = await changeTeamEventType({ confirmationPolicy: { type: 'always' } }, { mock })
  expect(refusalIn(answered).slice(0, 2)).toEqual([400, 'event_type.seats_with_confirmation'])
  expect((await changeTeamEventType({ title: 'Help desk' }, { mock })).status).toBe(200)
})

it.each([
  ['0 by default', [], 0],
  ['120 under the alternative', ['AL-27' as const], 120],
])('shows an unset notice as %s [AL-27] [EV-44]', async (_when, alternatives, notice) => {
  expect((await changeTeamEventType({}, { alternatives })).body.data.minimumBookingNotice).toBe(notice)
})

it('ignores the version header [VR-07]', async () => {
  const mock = await aMockOfEventTypes()
  const path = `v2/organizations/1/teams/${mock.ids['team.support']}/event-types/${mock.ids['eventType.help']}`
  expect(
    (await ask(mock, `PATCH /${path}`, { as: 'ben', version: '2020-01-01', body: { title: 'A' } })).body.data.title,
  ).toBe('A')
})

it('refuses booking fields without one that the customName goes on using [EV-10]', async () => {
  const mock = await aMockOfEventTypes()
  const firm = { type: 'text', slug: 'firm', label: 'Firm' }
  const named = { bookingFields: [firm], customName: '{Scheduler} of {firm}' }
  expect((await changeTeamEventType(named, { mock })).status).toBe(200)
  const refused = await changeTeamEventType({ bookingFields: [] }, { mock })
  expect(refusalIn(refused)).toEqual([
    ...[400, 'event_type.custom_name_unknown_variable'],
    expect.stringContaining('customName uses {firm}; it may use'),
  ])
  const renamed = { bookingFields: [], customName: '{Scheduler}' }
  expect((await changeTeamEventType(renamed, { mock })).status).toBe(200)
})

it('shows disabled false again where it was sent beside members [EV-42] [EV-58]', async () => {
  const sent = {
    bookingLimitsCount: { day: 2, disabled: false },
    bookingLimitsDuration: { week: 60, disabled: false },
    bookerActiveBookingsLimit: { maximumActiveBookings: 2, offerReschedule: true, disabled: false },
    confirmationPolicy: { type: 'always', blockUnconfirmedBookingsInBooker: true, disabled: false },
    recurrence: { interval: 1, occurrences: 4, frequency: 'weekly', disabled: false },
    seats: { seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true, disabled: false },
  }
  const mock = await aMockOfEventTypes()
  expect((await changeTeamEventType(sent, { mock })).body.data).toMatchObject(sent)
  const older = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.help']}`, { as: 'ben' })
  expect(older.status).toBe(200)
})
