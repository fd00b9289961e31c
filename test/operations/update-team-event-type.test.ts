import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { type Place, pathsOfEventType } from '../builders/a-path-of-event-types.js'
import { aMockOfEventTypes, refusalIn } from '../builders/a-team-event-type-request.js'
import { ask, restsOn } from '../client.js'

const update = async (
  body: Record<string, unknown>,
  { as = 'ben', alternatives = [], ...place }: Place & { as?: string; alternatives?: readonly AlternativeId[] } = {},
) => {
  const mock = await aMockOfEventTypes(alternatives)
  return { ...(await ask(mock, `PATCH ${pathsOfEventType(mock, place).teamOne}`, { as, body })), mock }
}

it('changes what is sent and nothing else [XT-13] [EV-17]', async () => {
  const mock = await aMockOfEventTypes()
  const { teamOne } = pathsOfEventType(mock)
  const before = await ask(mock, `GET ${teamOne}`, { as: 'ben' })
  const answered = await ask(mock, `PATCH ${teamOne}`, { as: 'ben', body: { title: 'Help desk' } })
  expect(answered.status).toBe(200)
  expect(answered.body).toEqual({ status: 'success', data: { ...before.body.data, title: 'Help desk' } })
  expect(restsOn(answered)).toEqual([])
})

it('lets the children of a managed event type follow [EV-56]', async () => {
  const { mock, body } = await update({ title: 'Welcome' }, { eventType: 'onboarding' })
  expect(body.data.title).toBe('Welcome')
  const child = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.onboarding.cleo']}`, { as: 'cleo' })
  expect(child.body.data.eventType.title).toBe('Welcome')
})

it('leaves a new scheduling type alone without hosts, or refuses it [EV-53] [AL-03]', async () => {
  const body = { schedulingType: 'collective' }
  expect((await update(body)).body.data.hosts).toEqual([])
  expect(refusalIn(await update(body, { alternatives: ['AL-03'] })).slice(0, 2)).toEqual([
    ...[400, 'event_type.hosts_missing'],
  ])
})

it('answers a managed event type as the parent, or with its children [EV-57] [AL-04]', async () => {
  const place = { eventType: 'onboarding' }
  expect((await update({}, place)).body.data).toMatchObject({ schedulingType: 'managed' })
  expect((await update({}, { ...place, alternatives: ['AL-04'] })).body.data).toMatchObject([
    ...[{ schedulingType: 'managed' }, { schedulingType: null, parentEventTypeId: expect.any(Number) }],
  ])
})

it.each([
  ['a stranger as host', { hosts: [{ userId: 1 }] }, 404, 'event_type.host_not_in_team'],
  ['hosts besides all members', { hosts: [], assignAllTeamMembers: true }, 400, 'event_type.hosts_and_all_members'],
  ['the slug of another type of the team', { slug: 'council' }, 400, 'event_type.team_slug_taken'],
  ['a turn to managed', { schedulingType: 'managed' }, 400, 'event_type.managed_not_convertible'],
])('refuses %s [EV-02] [EV-12] [EV-13] [EV-15]', async (_what, body, status, name) => {
  expect(refusalIn(await update(body)).slice(0, 2)).toEqual([status, name])
})

it.each(['ben', 'owner'])('is open to admins of the team and of its organization: %s [AU-28]', async (as) => {
  expect((await update({}, { as })).status).toBe(200)
})

it.each([
  ['a member of the team', 'cleo', 'access.role_too_low'],
  ['a member of the organization only', 'eve', 'access.not_team_member'],
  ['a managed user of another organization', 'fay', 'access.not_team_member'],
])('refuses %s before it reads the body [AU-28] [ER-16]', async (_who, as, name) => {
  expect(refusalIn(await update({ title: 7 }, { as })).slice(0, 2)).toEqual([403, name])
})

it.each(['pitch', 'intro', 'onboarding.cleo', '99999'])('does not know %s, none of the team [EV-52]', async (key) => {
  expect(refusalIn(await update({}, { eventType: key })).slice(0, 2)).toEqual([404, 'event_type.not_of_team'])
})

it('is closed to callers without credentials [XT-34]', async () => {
  const mock = await aMockOfEventTypes()
  expect((await ask(mock, `PATCH ${pathsOfEventType(mock).teamOne}`, { body: {} })).status).toBe(401)
})
