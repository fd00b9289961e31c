import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { anEventTypeScenario } from '../builders/an-event-type-scenario.js'
import { type Ask, ask, eventTypesVersion, restsOn } from '../client.js'

const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({
    ...{ scenario: anEventTypeScenario(), now: '2026-01-05T09:00:00Z', freeze: true },
    alternatives,
  })

const get = async (key: string, options: Ask = {}, alternatives: readonly AlternativeId[] = []) => {
  const mock = await aMock(alternatives)
  const answered = await ask(mock, `GET /v2/event-types/${mock.ids[`eventType.${key}`]}`, {
    version: eventTypesVersion,
    ...options,
  })
  return { ...answered, mock }
}

it('shows a personal event type to its owner, hidden fields included [AU-26] [EV-46] [EV-26]', async () => {
  const answered = await get('intro', { as: 'cleo' })
  expect(answered.status).toBe(200)
  expect(restsOn(answered)).toEqual([])
  expect(answered.body.data).toMatchObject({ slug: 'intro', ownerId: answered.mock.ids['user.cleo'] })
  expect(answered.body.data.bookingFields).toContainEqual({
    ...{ isDefault: true, type: 'text', slug: 'title', required: true, disableOnPrefill: false, hidden: true },
  })
})

it.each([
  ['its owner', 'cleo', 'intro'],
  ["an admin of the owner's organization", 'owner', 'intro'],
  ['a host of the team type', 'cleo', 'help'],
  ['an admin of its team', 'ben', 'help'],
  ["an admin of the team's organization", 'owner', 'help'],
  ['the owner of a managed child', 'cleo', 'onboarding.cleo'],
  ['an admin of the team that manages it', 'ben', 'onboarding.cleo'],
  ['an OAuth client whose user is admin', 'client', 'watch'],
])('is served to %s [AU-26] [AU-08]', async (_who, as, key) => {
  expect((await get(key, { as })).status).toBe(200)
})

it.each([
  ['a stranger', 'gus', 'intro'],
  ['a team admin of the owner', 'ben', 'intro'],
  ['a member who is no host', 'dan', 'council'],
  ['a managed user who is no host', 'fay', 'watch'],
])('does not exist for %s, and says whose it is to see [AU-26]', async (_who, as, key) => {
  const answered = await get(key, { as })
  expect(answered.status).toBe(404)
  expect(answered.headers.get('x-mock-refused-by')).toBe('event_type.unknown')
  expect(answered.body.error.message).toContain(
    `Event type ${answered.mock.ids[`eventType.${key}`]} is not one that user`,
  )
})

it('does not exist where no such event type is stored, and names its number [AU-26]', async () => {
  const answered = await ask(await aMock(), 'GET /v2/event-types/99999', { as: 'owner', version: eventTypesVersion })
  expect(answered.status).toBe(404)
  expect(answered.body.error.message).toContain('Event type 99999')
})

it('needs credentials [AU-26] [AU-04]', async () => {
  const answered = await get('intro')
  expect(answered.status).toBe(401)
  expect(answered.headers.get('x-mock-refused-by')).toBe('auth.missing')
})

it("shows a team's event type in its own form, hosts with duty and priority in a round robin [EV-47] [EV-48]", async () => {
  const { body, mock } = await get('help', { as: 'ben' })
  expect(body.data).not.toHaveProperty('users')
  expect(body.data).not.toHaveProperty('bookingUrl')
  const host = { avatarUrl: null, mandatory: false, priority: 'medium' }
  expect(body.data).toMatchObject({
    ...{ ownerId: null, teamId: mock.ids['team.support'], schedulingType: 'roundRobin', assignAllTeamMembers: false },
    rescheduleWithSameRoundRobinHost: false,
    hosts: [
      { userId: mock.ids['user.cleo'], name: 'Cleo Carver', username: 'cleo', ...host },
      { userId: mock.ids['user.dan'], name: 'Dan Dale', username: 'dan', ...host },
    ],
    team: {
      ...{ id: mock.ids['team.support'], slug: 'support', name: 'Support', bannerUrl: null, logoUrl: null },
      ...{ weekStart: 'Sunday', brandColor: null, darkBrandColor: null, theme: null },
    },
  })
})

it('shows the hosts of a collective type without duty and priority [EV-48]', async () => {
  const { body, mock } = await get('council', { as: 'ben' })
  expect(body.data.hosts).toEqual([
    { userId: mock.ids['user.ben'], name: 'Ben Brook', username: 'ben', avatarUrl: 'https://example.com/ben.png' },
    { userId: mock.ids['user.cleo'], name: 'Cleo Carver', username: 'cleo', avatarUrl: null },
  ])
})

it('shows a managed child as a personal event type that follows its parent [EV-55] [EV-46]', async () => {
  const { body, mock } = await get('onboarding.cleo', { as: 'cleo' })
  expect(body.data).toMatchObject({
    ...{ ownerId: mock.ids['user.cleo'], parentEventTypeId: mock.ids['eventType.onboarding'], slug: 'onboarding' },
    bookingUrl: 'https://svc.example.com/cleo/onboarding',
  })
})

it.each([
  ['0 by default', [], 0],
  ['120 under the alternative', ['AL-27' as const], 120],
])('shows an unset notice as %s, older too [AL-27] [EV-44]', async (_when, alternatives, notice) => {
  expect((await get('help', { as: 'ben' }, alternatives)).body.data.minimumBookingNotice).toBe(notice)
  const older = await get('help', { as: 'ben', version: 'older' }, alternatives)
  expect(older.body.data.eventType.minimumBookingNotice).toBe(notice)
})

it.each([
  ['absent', {}],
  ['quoted', { version: '"2024-06-14"' }],
])('answers in the older form where the version is %s [VR-06] [VR-01] [VR-20] [VR-21]', async (_what, options) => {
  const mock = await aMock()
  const { status, body } = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.help']}`, {
    as: 'ben',
    ...options,
  })
  expect(status).toBe(200)
  expect(Object.keys(body.data).sort()).toEqual(['destinationCalendar', 'eventType', 'locationOptions', 'team'])
  expect(body.data).toMatchObject({ locationOptions: [], destinationCalendar: null, team: { slug: 'support' } })
  expect(body.data.eventType).toMatchObject({
    ...{ title: 'Help', slug: 'help', length: 30, userId: null, teamId: mock.ids['team.support'], slotInterval: null },
    ...{ schedulingType: 'roundRobin', requiresConfirmation: false, recurringEvent: null },
    locations: [{ type: 'integrations:svc-video' }],
  })
  expect(body.data.eventType).not.toHaveProperty('lengthInMinutes')
})

it('has the same access in the older generation [VR-20] [AU-26]', async () => {
  expect((await get('intro', { as: 'gus', version: 'older' })).status).toBe(404)
})
