import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { aMockOfEventTypes, refusalIn } from '../builders/a-team-event-type-request.js'
import { type Ask, ask, eventTypesVersion, idOr, restsOn } from '../client.js'

const update = async (
  body: Record<string, unknown>,
  {
    alternatives = [],
    eventType = 'intro',
    ...options
  }: Ask & { readonly alternatives?: readonly AlternativeId[]; readonly eventType?: string } = {},
) => {
  const mock = await aMockOfEventTypes(alternatives)
  const id = idOr(mock, `eventType.${eventType}`, eventType)
  const asked = { as: 'cleo', version: eventTypesVersion, body, ...options }
  return { ...(await ask(mock, `PATCH /v2/event-types/${id}`, asked)), mock, id }
}

it('changes what is sent and nothing else [XT-12] [XT-30] [EV-17]', async () => {
  const mock = await aMockOfEventTypes()
  const path = `/v2/event-types/${mock.ids['eventType.intro']}` as const
  const options = { as: 'cleo', version: eventTypesVersion }
  const before = await ask(mock, `GET ${path}`, options)
  const answered = await ask(mock, `PATCH ${path}`, { ...options, body: { lengthInMinutes: 45, hidden: true } })
  expect(answered.status).toBe(200)
  expect(answered.body.data).toEqual({ ...before.body.data, lengthInMinutes: 45, slotInterval: 45, hidden: true })
  expect(restsOn(answered)).toEqual([])
})

it('takes its own slug again, and an empty body [EV-02] [ER-08]', async () => {
  expect((await update({ slug: 'intro' })).status).toBe(200)
  expect((await update({})).body.data).toMatchObject({ title: 'Intro call', slug: 'intro' })
})

it('drops what only teams have, and says so [ER-07]', async () => {
  const answered = await update({ schedulingType: 'collective', assignAllTeamMembers: true })
  expect(answered.status).toBe(200)
  expect(answered.headers.get('x-mock-warning')).toContain('schedulingType is not described here and was dropped')
})

it('lets the host of a managed event type change what he got of it [XT-34] [EV-55]', async () => {
  const answered = await update({ title: 'My own welcome' }, { eventType: 'onboarding.cleo' })
  expect(answered.body.data).toMatchObject({ title: 'My own welcome', parentEventTypeId: expect.any(Number) })
})

it.each([
  ['the slug of another type of the owner', { slug: 'quiet' }, 'event_type.personal_slug_taken', '"quiet" already'],
  ['the app of teams', { locations: [{ type: 'organizersDefaultApp' }] }, 'event_type.location_for_teams_only', 'team'],
  ['a length of text', { lengthInMinutes: 'long' }, 'request.invalid', 'lengthInMinutes'],
])('refuses %s [EV-02] [EV-27]', async (_what, body, name, telling) => {
  expect(refusalIn(await update(body))).toEqual([400, name, expect.stringContaining(telling)])
})

it.each([
  ['an admin of the owner’s organization', 'owner', 'intro'],
  ['a team mate', 'dan', 'intro'],
  ['a managed user', 'fay', 'intro'],
  ['an OAuth client', 'client', 'intro'],
  ['the admin of the team to which it belongs', 'ben', 'help'],
])('is closed to %s, and names both ids [XT-34] [ER-16]', async (_who, as, eventType) => {
  const answered = await update({ title: 7 }, { as, eventType })
  expect(refusalIn(answered)).toEqual([
    ...[403, 'event_type.owner_only'],
    expect.stringContaining(`may not change or delete event type ${answered.id}`),
  ])
  expect(answered.body.error.message).toMatch(/^User 10\d\d /)
})

it('does not know a number that no event type has, and names it [XT-34]', async () => {
  expect(refusalIn(await update({}, { eventType: '99999' }))).toEqual([
    ...[404, 'event_type.missing'],
    expect.stringContaining('99999'),
  ])
})

it('is closed to callers without credentials [XT-34]', async () => {
  const mock = await aMockOfEventTypes()
  const asked = await ask(mock, `PATCH /v2/event-types/${mock.ids['eventType.intro']}`, { body: {} })
  expect(asked.status).toBe(401)
})

it.each([
  ['absent', { version: '' }],
  ['another', { version: '2024-08-13' }],
])('takes and answers the older form where the version is %s [XT-32] [VR-20]', async (_which, version) => {
  const answered = await update({ length: 50 }, version)
  expect(answered.status).toBe(200)
  expect(answered.body.data).toMatchObject({ length: 50, title: 'Intro call' })
  expect(restsOn(answered)).toContain('XT-32')
})

it('takes the current form in the older generation, length winning [XT-32]', async () => {
  expect((await update({ lengthInMinutes: 20 }, { version: 'x' })).body.data.length).toBe(20)
  expect((await update({ lengthInMinutes: 20, length: 25 }, { version: 'x' })).body.data.length).toBe(25)
})

it('accepts limits that contradict each other, or refuses them [AL-20]', async () => {
  const body = { bookingLimitsCount: { day: 3, week: 2 } }
  expect((await update(body)).status).toBe(200)
  expect(refusalIn(await update(body, { alternatives: ['AL-20'] })).slice(0, 2)).toEqual([
    ...[400, 'event_type.limit_exceeds_longer_period'],
  ])
})

it('takes the shapes of alternatives that are on [AL-01] [AL-28] [AL-30]', async () => {
  const answered = await update({}, { alternatives: ['AL-01', 'AL-28', 'AL-30'] })
  expect(answered.body.data).toMatchObject({
    bookingWindow: { disabled: true },
    parentEventTypeId: {},
    slotInterval: null,
  })
})
