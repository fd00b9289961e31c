import { expect, it } from 'vitest'
import { aPier, askPier, membershipPath, membershipsOf, type Pier } from '../builders/a-pier.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { restsOn } from '../client.js'

const everywhere = ['crew', 'crewOfPier', 'pier'] as const
type Where = (typeof everywhere)[number]

const scopeOf = ({ ids }: Pier, where: Where) =>
  where === 'pier' ? { organizationId: ids['organization.pier'] } : { teamId: ids['team.crew'] }

const userIdsIn = (body: { readonly data: readonly { readonly userId: number }[] }) =>
  body.data.map(({ userId }) => userId)

const add = (mock: Pier, where: Where, { as = 'ben', ...body }: Readonly<Record<string, unknown>> & { as?: string }) =>
  askPier(mock, `POST ${membershipsOf[where]}`, { as, body: { role: 'MEMBER', userId: mock.ids['user.ivy'], ...body } })

it.each([
  ['crew', ['cleo', 'dan', 'eve', 'hal', 'kim']],
  ['crewOfPier', ['cleo', 'dan', 'eve', 'hal', 'kim']],
  ['pier', ['ada', 'ben', 'cleo', 'dan', 'eve', 'hal', 'kim']],
] as const)('lists all members of %s, invited ones too, to each of them [XT-20] [XT-36]', async (where, users) => {
  const mock = await aPier()
  const answered = await askPier(mock, `GET ${membershipsOf[where]}`, { as: 'eve' })
  expect(answered.status).toBe(200)
  expect(userIdsIn(answered.body)).toEqual(users.map((it) => mock.ids[`user.${it}`]))
  const hal = answered.body.data.find(({ userId }: { userId: number }) => userId === mock.ids['user.hal'])
  const place = { userId: mock.ids['user.hal'], ...scopeOf(mock, where), role: 'MEMBER', accepted: false }
  expect(hal).toEqual({ id: expect.any(Number), ...place })
})

it.each(everywhere)('lists a part of the members of %s [XT-30]', async (where) => {
  const mock = await aPier()
  const { body: all } = await askPier(mock, `GET ${membershipsOf[where]}`, { as: 'eve' })
  const { body: part } = await askPier(mock, `GET ${membershipsOf[where]}?skip=1&take=2`, { as: 'eve' })
  expect(part.data).toEqual(all.data.slice(1, 3))
})

it.each(everywhere)(
  'makes a user a member of %s, at once unless said otherwise [XT-20] [XT-30] [XT-36]',
  async (where) => {
    const mock = await aPier()
    const joined = await add(mock, where, { role: 'ADMIN' })
    const place = { userId: mock.ids['user.ivy'], ...scopeOf(mock, where), role: 'ADMIN', accepted: true }
    expect([joined.status, joined.body]).toEqual([
      201,
      { status: 'success', data: { id: expect.any(Number), ...place } },
    ])
    expect(restsOn(joined)).toEqual(['XT-36'])
    const read = await askPier(mock, `GET ${membershipsOf[where]}/${joined.body.data.id}`, { as: 'eve' })
    expect(read.body.data).toEqual(joined.body.data)

    const invited = await add(mock, where, { userId: mock.ids['user.gus'], accepted: false })
    expect(invited.body.data.accepted).toBe(false)
    expect(restsOn(invited)).toEqual([])
    expect((await askPier(mock, `GET ${membershipsOf[where]}`, { as: 'gus' })).status).toBe(403)
  },
)

it.each(everywhere)('changes a membership of %s, and nothing that is not sent [XT-20] [EV-17]', async (where) => {
  const mock = await aPier()
  const path = await membershipPath(mock, where, 'hal')
  const before = await askPier(mock, `GET ${path}`, { as: 'eve' })
  const accepted = await askPier(mock, `PATCH ${path}`, { as: 'ben', body: { accepted: true } })
  expect([accepted.status, accepted.body.data]).toEqual([200, { ...before.body.data, accepted: true }])
  const admin = await askPier(mock, `PATCH ${path}`, { as: 'ben', body: { role: 'ADMIN' } })
  expect(admin.body.data).toEqual({ ...before.body.data, accepted: true, role: 'ADMIN' })
  expect((await askPier(mock, `PATCH ${path}`, { as: 'ben', body: {} })).body).toEqual(admin.body)
  expect((await askPier(mock, `GET ${path}`, { as: 'eve' })).body).toEqual(admin.body)
})

it.each(everywhere)('drops another user from a change in %s, and says so [ER-07]', async (where) => {
  const mock = await aPier()
  const path = await membershipPath(mock, where, 'eve')
  const changed = await askPier(mock, `PATCH ${path}`, { as: 'ben', body: { userId: mock.ids['user.ivy'] } })
  expect(changed.body.data.userId).toBe(mock.ids['user.eve'])
  expect(changed.headers.get('x-mock-warning')).toContain('userId')
})

it.each(everywhere)('ends a membership of %s, with itself as the answer [XT-20]', async (where) => {
  const mock = await aPier()
  const path = await membershipPath(mock, where, 'hal')
  const before = await askPier(mock, `GET ${path}`, { as: 'ben' })
  const ended = await askPier(mock, `DELETE ${path}`, { as: 'ben' })
  expect([ended.status, ended.body]).toEqual([200, before.body])
  expect((await askPier(mock, `GET ${path}`, { as: 'ben' })).status).toBe(404)
})

it.each(everywhere)('refuses a member of %s who is one already, and names the membership [XT-36]', async (where) => {
  const mock = await aPier()
  const refused = await add(mock, where, { userId: mock.ids['user.hal'] })
  const id = (await membershipPath(mock, where, 'hal')).split('/').at(-1)
  expect(refusalIn(refused)).toEqual([409, 'membership.exists', expect.stringContaining(`membership ${id}`)])
})

it.each(everywhere)('refuses a member of %s whom nobody knows [XT-36]', async (where) => {
  const refused = await add(await aPier(), where, { userId: 1999 })
  expect(refusalIn(refused)).toEqual([404, 'membership.user_unknown', expect.stringContaining('1999')])
})

it.each([
  [{ userId: 'ivy' }, 'userId'],
  [{ userId: undefined }, 'userId'],
  [{ role: 'CAPTAIN' }, 'role'],
  [{ role: undefined }, 'role'],
  [{ accepted: 'yes' }, 'accepted'],
])('refuses %j and names the property [XT-20]', async (body, property) => {
  for (const where of everywhere)
    expect(refusalIn(await add(await aPier(), where, body))).toEqual([
      ...[400, 'request.invalid', expect.stringContaining(property)],
    ])
})

it.each(['GET', 'PATCH', 'DELETE'] as const)('does not know, on %s, memberships of others [XT-36]', async (method) => {
  const mock = await aPier()
  const foreign = (await membershipPath(mock, 'lone', 'dan')).split('/').at(-1)
  for (const where of everywhere)
    for (const id of [foreign, 499_999]) {
      const answered = await askPier(mock, `${method} ${membershipsOf[where]}/${id}`, { as: 'ben' })
      expect(refusalIn(answered)).toEqual([404, 'membership.unknown', expect.stringContaining(String(id))])
    }
})

it.each(['cleo', 'dan', 'ada', 'ben', 'root', 'client'])('lets %s write to the team [XT-36] [AU-08]', async (as) => {
  for (const where of ['crew', 'crewOfPier'] as const)
    expect((await add(await aPier(), where, { as })).status).toBe(201)
})

it.each(['ada', 'ben', 'root', 'client'])('lets %s write to the organization [XT-36] [AU-08]', async (as) => {
  expect((await add(await aPier(), 'pier', { as })).status).toBe(201)
})

it.each([
  ['crew', 'eve', 'access.role_too_low'],
  ['crew', 'kim', 'access.role_too_low'],
  ['crew', 'hal', 'access.not_team_member'],
  ['crew', 'mia', 'access.not_team_member'],
  ['crewOfPier', 'eve', 'access.role_too_low'],
  ['crewOfPier', 'gus', 'access.not_organization_member'],
  ['pier', 'cleo', 'access.role_too_low'],
  ['pier', 'kim', 'access.role_too_low'],
  ['pier', 'mia', 'access.not_organization_member'],
] as const)('lets nobody write to %s who is like %s [XT-36] [AU-09] [AU-11]', async (where, as, name) => {
  const mock = await aPier()
  const one = await membershipPath(mock, where, 'eve')
  for (const request of [`POST ${membershipsOf[where]}`, `PATCH ${one}`, `DELETE ${one}`] as const)
    expect(refusalIn(await askPier(mock, request, { as, body: { role: 7 } })).slice(0, 2)).toEqual([403, name])
})

it.each([
  ['crew', 'ivy', 'access.not_team_member'],
  ['crewOfPier', 'ivy', 'access.not_organization_member'],
  ['pier', 'hal', 'access.not_organization_member'],
] as const)('shows members of %s to nobody like %s [XT-36] [AU-09]', async (where, as, name) => {
  const mock = await aPier()
  for (const path of [membershipsOf[where], await membershipPath(mock, where, 'eve')])
    expect(refusalIn(await askPier(mock, `GET ${path}`, { as })).slice(0, 2)).toEqual([403, name])
})

it('does not know in the organization a team from elsewhere [AU-10]', async () => {
  const path = '/v2/organizations/{organization.pier}/teams/{team.lone}/memberships'
  const answered = await askPier(await aPier(), `GET ${path}`, { as: 'ada' })
  expect(refusalIn(answered).slice(0, 2)).toEqual([404, 'access.team_not_in_organization'])
})

it.each(everywhere)('is closed, for %s, to callers without credentials [XT-34]', async (where) => {
  const mock = await aPier()
  const one = await membershipPath(mock, where, 'eve')
  for (const request of [
    `GET ${membershipsOf[where]}`,
    `POST ${membershipsOf[where]}`,
    `GET ${one}`,
    `PATCH ${one}`,
    `DELETE ${one}`,
  ] as const)
    expect((await askPier(mock, request)).status).toBe(401)
})
