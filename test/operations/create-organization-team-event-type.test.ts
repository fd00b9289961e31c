import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { type Place, pathsOfEventType } from '../builders/a-path-of-event-types.js'
import { aMockOfEventTypes, refusalIn, validTeamEventType } from '../builders/a-team-event-type-request.js'
import { ask } from '../client.js'

const create = async (
  body: Record<string, unknown> = {},
  { as = 'ben', alternatives = [], ...place }: Place & { as?: string; alternatives?: readonly AlternativeId[] } = {},
) => {
  const mock = await aMockOfEventTypes(alternatives)
  const path = pathsOfEventType(mock, place).organization
  return { ...(await ask(mock, `POST ${path}`, { as, body: { ...validTeamEventType, ...body } })), mock }
}

it('makes what the path of the team makes, with 201 [XT-13] [XT-30] [EV-53]', async () => {
  const { status, body, mock } = await create()
  expect(status).toBe(201)
  const other = await aMockOfEventTypes()
  const asked = await ask(other, `POST ${pathsOfEventType(other).team}`, { as: 'ben', body: validTeamEventType })
  expect(body).toEqual(asked.body)
  expect(body.data).toMatchObject({ teamId: mock.ids['team.support'], hosts: [] })
})

it('answers a managed event type as the parent, or with its children [EV-57] [AL-04]', async () => {
  const { ids } = await aMockOfEventTypes()
  const body = { schedulingType: 'managed', hosts: [{ userId: ids['user.cleo'] }] }
  expect((await create(body)).body.data).toMatchObject({ schedulingType: 'managed' })
  expect((await create(body, { alternatives: ['AL-04'] })).body.data).toMatchObject([
    ...[{ schedulingType: 'managed' }, { schedulingType: null, ownerId: ids['user.cleo'] }],
  ])
})

it.each([
  ['no scheduling type', { schedulingType: undefined }, 'request.invalid'],
  ['a taken slug', { slug: 'help' }, 'event_type.team_slug_taken'],
])('refuses %s [EV-14] [EV-02]', async (_what, body, name) => {
  expect(refusalIn(await create(body)).slice(0, 2)).toEqual([400, name])
})

it('refuses video settings of platform customers [EV-16]', async () => {
  const place = { as: 'gus', organization: 'deck', team: 'crew' }
  expect(refusalIn(await create({ svcVideoSettings: {} }, place)).slice(0, 2)).toEqual([
    ...[400, 'event_type.video_settings_of_platform'],
  ])
})

it.each([
  ['a member of the team', { as: 'cleo' }, 403, 'access.role_too_low'],
  ['a member of the organization only', { as: 'eve' }, 403, 'access.not_team_member'],
  ['a stranger', { as: 'gus' }, 403, 'access.not_organization_member'],
  ['a team of another organization', { team: 'lone' }, 404, 'access.team_not_in_organization'],
])('refuses %s [AU-28] [AU-09] [AU-10]', async (_who, place, status, name) => {
  expect(refusalIn(await create({}, place)).slice(0, 2)).toEqual([status, name])
})

it('is closed to callers without credentials [XT-34]', async () => {
  const mock = await aMockOfEventTypes()
  const asked = await ask(mock, `POST ${pathsOfEventType(mock).organization}`, { body: validTeamEventType })
  expect(asked.status).toBe(401)
})
