import { expect, it } from 'vitest'
import { dan, openOutbox, subscribedNow } from '../builders/a-subscribed-desk.js'
import { idOf, raised, refused } from '../builders/an-outside-event.js'
import { ask, bookingsVersion as version } from '../client.js'

const form = { type: 'formSubmitted', formId: 'intake', formName: 'Intake', responses: { topic: { value: ['a'] } } }

it('tells of a form that led nowhere, and of one that led to an event type [WH-38]', async () => {
  const outbox = await openOutbox()
  const eventTypeId = idOf(outbox, 'eventType.intro')
  await raised(outbox, form)
  await raised(outbox, { ...form, eventTypeId, responses: { topic: { label: 'Your topic', value: 1 } } })
  const [alone, led] = outbox.told()
  expect(alone).toMatchObject({
    triggerEvent: 'FORM_SUBMITTED_NO_EVENT',
    payload: {
      formId: 'intake',
      formName: 'Intake',
      teamId: null,
      responses: { topic: { label: 'topic', value: ['a'] } },
    },
  })
  expect(led).toMatchObject({
    triggerEvent: 'FORM_SUBMITTED',
    payload: { responses: { topic: { label: 'Your topic' } } },
  })
})

it('gives a form to whom it says, else to the first member of its team', async () => {
  const outbox = await openOutbox()
  const [userId, teamId] = [idOf(outbox, 'user.ben'), idOf(outbox, 'team.crew')]
  expect((await raised(outbox, { ...form, userId, teamId: undefined })).happened).toHaveLength(1)
  const ofTeam = await raised(outbox, { ...form, teamId })
  expect(outbox.fresh().map(({ id }) => id)).toEqual(ofTeam.deliveries)
  expect(ofTeam.deliveries).toHaveLength(1)
})

it.each([
  [{ userId: 9 }, 'control.user_unknown', 'There is no user 9; use the number of a stored user'],
  [{ teamId: 9 }, 'team.unknown', 'There is no team 9; use the number of a team'],
  [
    { eventTypeId: 9 },
    'control.event_type_unknown',
    'There is no event type 9 that the form could lead to; use the number of a stored one, or leave it out',
  ],
] as const)('refuses a form about what is not there: %o', async (given, name, message) => {
  expect(await refused(await openOutbox(), { ...form, ...given })).toEqual([404, name, message])
})

it('refuses a form where there is nobody', async () => {
  const outbox = await openOutbox({ scenario: { format: 1, story: 'Nobody and nothing.' } })
  expect((await refused(outbox, form))[2]).toBe('There is nobody who could own the form; store a user first')
})

it('keeps an absent user from being booked, and tells how long he is away [WH-38] [AV-14]', async () => {
  const outbox = await openOutbox()
  const userId = idOf(outbox, 'user.ada')
  await raised(outbox, { type: 'outOfOffice', userId, start: '2026-01-12', end: '2026-01-13', notes: 'On leave' })
  expect(outbox.told()[0]?.payload.oooEntry).toMatchObject({
    id: 800001,
    start: '2026-01-12T00:00:00.000Z',
    end: '2026-01-13T00:00:00.000Z',
    createdAt: subscribedNow,
    notes: 'On leave',
    user: { id: userId },
  })
  const body = { start: '2026-01-12T10:00:00Z', eventTypeId: outbox.mock.ids['eventType.intro'], attendee: dan }
  const refusal = await ask(outbox.mock, 'POST /v2/bookings', { version, body })
  expect(refusal.headers.get('x-mock-refused-by')).toBe('booking.host_absent')
})

it.each([
  ['2026-01-13', '2026-01-13'],
  ['2026-01-13', '2026-01-12'],
])('refuses an absence from %s until %s', async (start, end) => {
  const outbox = await openOutbox()
  const event = { type: 'outOfOffice', userId: idOf(outbox, 'user.ada'), start, end }
  expect((await refused(outbox, event)).slice(0, 2)).toEqual([400, 'control.absence_backwards'])
})

it('connects an app once, also one that the API does not know', async () => {
  const outbox = await openOutbox()
  const userId = idOf(outbox, 'user.ada')
  for (const app of ['zoom', 'whiteboard', 'zoom'])
    expect(await raised(outbox, { type: 'appConnected', userId, app })).toMatchObject({ happened: [], deliveries: [] })
  expect(outbox.world.user(userId)?.apps).toEqual(['zoom', 'whiteboard'])
})

it('tells of credentials that fail, in words of its own where none are given [WH-39]', async () => {
  const outbox = await openOutbox()
  const event = { type: 'delegationCredentialError', userId: idOf(outbox, 'user.ada') }
  const error = { type: 'InvalidGrant', message: 'The grant is not valid' }
  await raised(outbox, event)
  await raised(outbox, { ...event, error })
  expect(outbox.told().map(({ payload }) => payload.error)).toEqual([
    { type: 'InvalidCredential', message: 'The credential of the organization cannot act for ada@example.com' },
    error,
  ])
})

it('makes the address that somebody asked for his own once it is verified [ME-02]', async () => {
  const outbox = await openOutbox()
  const userId = idOf(outbox, 'user.ada')
  await ask(outbox.mock, 'PATCH /v2/me', { as: 'owner', body: { email: 'archer@example.com' } })
  await raised(outbox, { type: 'emailVerified', userId })
  const { data } = (await ask(outbox.mock, 'GET /v2/me', { as: 'owner' })).body
  expect([data.email, outbox.world.user(userId)?.metadata]).toEqual(['archer@example.com', {}])
})

it('refuses that an address becomes somebody’s own that another has taken meanwhile [ME-02]', async () => {
  const outbox = await openOutbox()
  const [userId, ben] = [idOf(outbox, 'user.ada'), outbox.world.user(idOf(outbox, 'user.ben'))]
  await ask(outbox.mock, 'PATCH /v2/me', { as: 'owner', body: { email: 'archer@example.com' } })
  if (ben) outbox.world.users.save({ ...ben, email: 'archer@example.com' })
  expect((await refused(outbox, { type: 'emailVerified', userId })).slice(0, 2)).toEqual([409, 'profile.email_taken'])
})

it('refuses to verify an address that is none of the user’s', async () => {
  const outbox = await openOutbox()
  const event = { type: 'emailVerified', userId: idOf(outbox, 'user.ada'), email: 'ben@example.com' }
  expect(await refused(outbox, event)).toEqual([
    400,
    'control.email_not_own',
    `ben@example.com is no address of user ${event.userId}; use his own, a secondary one, or the one that he asked for`,
  ])
})

it('makes somebody a member, who then hosts what is assigned to all [EV-54]', async () => {
  const outbox = await openOutbox({
    scenario: {
      format: 1,
      story: 'A team whose calls are for all its members.',
      users: { ada: {}, ben: {} },
      teams: { crew: { name: 'Crew', members: { ada: 'OWNER' } } },
      eventTypes: {
        call: {
          team: 'crew',
          title: 'Call',
          lengthInMinutes: 15,
          schedulingType: 'collective',
          assignAllTeamMembers: true,
        },
      },
      credentials: { owner: { kind: 'apiKey', user: 'ada' } },
    },
  })
  const [userId, teamId] = [idOf(outbox, 'user.ben'), idOf(outbox, 'team.crew')]
  await raised(outbox, { type: 'memberJoined', userId, teamId, role: 'ADMIN' })
  const eventType = outbox.world.eventType(idOf(outbox, 'eventType.call'))
  expect(eventType?.hosts.map((host) => host.userId)).toContain(userId)
  expect(outbox.world.membersOfTeam(teamId)).toMatchObject([{ role: 'OWNER' }, { userId, role: 'ADMIN' }])
  expect((await refused(outbox, { type: 'memberJoined', userId, teamId })).slice(0, 2)).toEqual([
    409,
    'membership.exists',
  ])
})

it('lets an invitation be accepted as it was made, and joins organizations too', async () => {
  const outbox = await openOutbox()
  const [userId, organizationId] = [idOf(outbox, 'user.ada'), idOf(outbox, 'organization.harbour')]
  const [member] = outbox.world.membersOfOrganization(organizationId)
  if (member) outbox.world.memberships.save({ ...member, role: 'ADMIN', accepted: false })
  await raised(outbox, { type: 'memberJoined', userId, organizationId })
  expect(outbox.world.memberships.get(Number(member?.id))).toMatchObject({ userId, role: 'ADMIN', accepted: true })
})

it.each([
  [
    {},
    400,
    'control.membership_scope',
    'A member joins one team or one organization; none is named here, so name teamId or organizationId',
  ],
  [
    { teamId: 101, organizationId: 1 },
    400,
    'control.membership_scope',
    'A member joins one team or one organization; both are named here, so name teamId or organizationId',
  ],
  [{ teamId: 9 }, 404, 'team.unknown', 'There is no team 9; use the number of a team'],
  [
    { organizationId: 9 },
    404,
    'control.organization_unknown',
    'There is no organization 9; use the number of a stored one',
  ],
] as const)('refuses a member who joins %o', async (given, status, name, message) => {
  const outbox = await openOutbox()
  const event = { type: 'memberJoined', userId: idOf(outbox, 'user.ada'), ...given }
  expect(await refused(outbox, event)).toEqual([status, name, message])
})

it.each([
  { type: 'outOfOffice', start: '2026-01-12', end: '2026-01-13' },
  { type: 'appConnected', app: 'zoom' },
  { type: 'delegationCredentialError' },
  { type: 'emailVerified' },
])('refuses $type for a user who is not there', async (event) => {
  expect((await refused(await openOutbox(), { ...event, userId: 9 })).slice(0, 2)).toEqual([
    404,
    'control.user_unknown',
  ])
})
