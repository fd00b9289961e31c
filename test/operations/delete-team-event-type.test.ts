import { expect, it } from 'vitest'
import { type Place, pathsOfEventType } from '../builders/a-path-of-event-types.js'
import { aMockOfEventTypes, refusalIn } from '../builders/a-team-event-type-request.js'
import { ask } from '../client.js'

const ways = ['teamOne', 'organizationOne'] as const

const remove = async (way: (typeof ways)[number], as = 'ben', place: Place = {}) => {
  const mock = await aMockOfEventTypes()
  const paths = pathsOfEventType(mock, place)
  return { ...(await ask(mock, `DELETE ${paths[way]}`, { as })), mock, paths }
}

it.each(ways)('answers number and title by %s, and the event type is no more [XT-13] [XT-30]', async (way) => {
  const { status, body, mock, paths } = await remove(way)
  expect(status).toBe(200)
  expect(body).toEqual({ status: 'success', data: { id: paths.id, title: 'Help' } })
  expect(refusalIn(await ask(mock, `GET ${paths[way]}`, { as: 'ben' })).slice(0, 2)).toEqual([
    ...[404, 'event_type.not_of_team'],
  ])
  const listed = await ask(mock, `GET ${paths.team}`, { as: 'ben' })
  expect(listed.body.data.map((it: { slug: string }) => it.slug)).not.toContain('help')
})

it.each(ways)('takes what a managed event type gave its hosts along, by %s [XT-52] [EV-55]', async (way) => {
  const { mock, status } = await remove(way, 'ben', { eventType: 'onboarding' })
  expect(status).toBe(200)
  const child = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.onboarding.cleo']}`, { as: 'cleo' })
  expect(child.status).toBe(404)
})

it.each(ways)('is open to the owner of the organization by %s [AU-28]', async (way) => {
  expect((await remove(way, 'owner')).status).toBe(200)
})

it.each([
  ['teamOne', 'cleo', 'access.role_too_low'],
  ['teamOne', 'eve', 'access.not_team_member'],
  ['teamOne', 'client', 'access.not_team_member'],
  ['organizationOne', 'cleo', 'access.role_too_low'],
  ['organizationOne', 'eve', 'access.not_team_member'],
  ['organizationOne', 'client', 'access.not_organization_member'],
] as const)('is closed by %s to %s [AU-28] [AU-09]', async (way, as, name) => {
  expect(refusalIn(await remove(way, as)).slice(0, 2)).toEqual([403, name])
})

it('does not know a team of another organization [AU-10]', async () => {
  expect((await remove('organizationOne', 'ben', { team: 'lone' })).status).toBe(404)
})

it.each(ways)('does not know by %s what is none of the team [EV-52]', async (way) => {
  const answered = await remove(way, 'ben', { eventType: 'pitch' })
  expect(refusalIn(answered).slice(0, 2)).toEqual([404, 'event_type.not_of_team'])
})

it.each(ways)('is closed by %s to callers without credentials [XT-34]', async (way) => {
  const mock = await aMockOfEventTypes()
  expect((await ask(mock, `DELETE ${pathsOfEventType(mock)[way]}`)).status).toBe(401)
})
