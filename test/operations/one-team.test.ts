import { expect, it } from 'vitest'
import { aPier, askPier } from '../builders/a-pier.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { type Answered, restsOn } from '../client.js'

const crew = ['/v2/teams/{team.crew}', '/v2/organizations/{organization.pier}/teams/{team.crew}'] as const
const [ownPath, pierPath] = crew
const idsIn = ({ body }: Answered): readonly number[] => body.data.map(({ id }: { id: number }) => id)

it.each(crew)('changes by %s what is sent and nothing else [XT-19] [EV-17]', async (path) => {
  const mock = await aPier()
  const before = await askPier(mock, `GET ${path}`, { as: 'dan' })
  const body = { name: 'Deck hands', slug: 'Deck Hands', timeZone: 'asia/tokyo', bio: 'All of us.' }
  const changed = await askPier(mock, `PATCH ${path}`, { as: 'dan', body })
  expect(changed.status).toBe(200)
  expect(changed.body.data).toEqual({
    ...before.body.data,
    ...{ name: 'Deck hands', slug: 'deck-hands', timeZone: 'Asia/Tokyo', bio: 'All of us.' },
  })
  expect(restsOn(changed)).toEqual([])
  expect((await askPier(mock, `PATCH ${path}`, { as: 'dan', body: {} })).body.data).toEqual(changed.body.data)
})

it.each(crew)('keeps by %s its own slug, and takes no other team’s of the organization [XT-19]', async (path) => {
  const mock = await aPier()
  expect((await askPier(mock, `PATCH ${path}`, { as: 'dan', body: { slug: 'crew' } })).status).toBe(200)
  expect((await askPier(mock, `PATCH ${path}`, { as: 'dan', body: { slug: 'lone' } })).status).toBe(200)
  const taken = await askPier(mock, `PATCH ${path}`, { as: 'dan', body: { slug: 'deck' } })
  expect(refusalIn(taken).slice(0, 2)).toEqual([409, 'team.slug_taken'])
})

it.each(['cleo', 'dan', 'ada', 'ben', 'root', 'client'])('is changed by %s [XT-36] [AU-08]', async (as) => {
  const mock = await aPier()
  for (const path of crew) expect((await askPier(mock, `PATCH ${path}`, { as, body: { bio: as } })).status).toBe(200)
})

it.each(['cleo', 'ada', 'ben', 'root', 'client'])(
  'is deleted by %s, with itself as the answer [XT-36] [AU-08]',
  async (as) => {
    for (const path of crew) {
      const mock = await aPier()
      const before = await askPier(mock, `GET ${path}`, { as: 'eve' })
      const deleted = await askPier(mock, `DELETE ${path}`, { as })
      expect([deleted.status, deleted.body]).toEqual([200, before.body])
      expect((await askPier(mock, `GET ${ownPath}`, { as: 'root' })).status).toBe(403)
      expect((await askPier(mock, `GET ${pierPath}`, { as: 'root' })).status).toBe(404)
    }
  },
)

it.each([
  ['PATCH', 'eve', 'access.role_too_low', 'TEAM_ADMIN'],
  ['PATCH', 'kim', 'access.role_too_low', 'TEAM_ADMIN'],
  ['DELETE', 'dan', 'access.role_too_low', 'TEAM_OWNER'],
  ['DELETE', 'eve', 'access.role_too_low', 'TEAM_OWNER'],
] as const)('is closed, on %s, to %s, and says what is needed [XT-36] [AU-11]', async (method, as, name, needed) => {
  for (const path of crew) {
    const answered = await askPier(await aPier(), `${method} ${path}`, { as, body: { name: 7 } })
    expect(refusalIn(answered)).toEqual([403, name, expect.stringContaining(needed)])
  }
})

it.each([
  [ownPath, 'ivy', 'access.not_team_member'],
  [ownPath, 'mia', 'access.not_team_member'],
  ['/v2/teams/999', 'ada', 'access.not_team_member'],
  [pierPath, 'gus', 'access.not_organization_member'],
] as const)('is closed by %s to %s [XT-36] [AU-09]', async (path, as, name) => {
  for (const method of ['PATCH', 'DELETE'] as const)
    expect(refusalIn(await askPier(await aPier(), `${method} ${path}`, { as, body: {} })).slice(0, 2)).toEqual([
      403,
      name,
    ])
})

it.each([
  ['lone', 'of nobody’s organization'],
  ['ropes', 'of another organization'],
] as const)('does not know in the organization the team %s, %s [AU-10]', async (team, _whose) => {
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    const path = `/v2/organizations/{organization.pier}/teams/{team.${team}}` as const
    const answered = await askPier(await aPier(), `${method} ${path}`, { as: 'ada' })
    expect(refusalIn(answered).slice(0, 2)).toEqual([404, 'access.team_not_in_organization'])
  }
})

it('takes its event types and what they gave their hosts along, and leaves bookings [XT-19] [XT-52]', async () => {
  const mock = await aPier()
  await askPier(mock, `DELETE ${ownPath}`, { as: 'cleo' })
  const version = '2024-06-14'
  for (const type of ['help', 'onboarding', 'onboarding.eve'])
    expect((await askPier(mock, `GET /v2/event-types/{eventType.${type}}`, { as: 'eve', version })).status).toBe(404)
  const listed = await askPier(mock, 'GET /v2/organizations/{organization.pier}/bookings', { as: 'ada' })
  expect(idsIn(listed)).toHaveLength(2)
  const booking = await askPier(mock, 'GET /v2/bookings/help', { as: 'eve', version: '2024-08-13' })
  expect(booking.body.data).toMatchObject({ uid: 'help', eventType: { slug: 'help' } })
})

it.each(['GET', 'PATCH', 'DELETE'] as const)(
  'is closed, on %s, to callers without credentials [XT-34]',
  async (method) => {
    const mock = await aPier()
    for (const path of crew) expect((await askPier(mock, `${method} ${path}`)).status).toBe(401)
  },
)
