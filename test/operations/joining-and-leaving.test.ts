import { expect, it } from 'vitest'
import { aPier, askPier, membershipPath, membershipsOf, type Pier } from '../builders/a-pier.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { restsOn } from '../client.js'

/** Who hosts an event type of the Crew, by name. */
const hostsOf = async (mock: Pier, type: string): Promise<readonly string[]> => {
  const path = `/v2/teams/{team.crew}/event-types/{eventType.${type}}` as const
  const { body } = await askPier(mock, `GET ${path}`, { as: 'cleo' })
  return body.data.hosts.map(({ username }: { username: string }) => username)
}

const join = (mock: Pier, user: string, more: object = {}) => {
  const body = { userId: mock.ids[`user.${user}`], role: 'MEMBER', ...more }
  return askPier(mock, `POST ${membershipsOf.crew}`, { as: 'cleo', body })
}

const members = ['cleo', 'dan', 'eve', 'kim']

it.each(['help', 'onboarding'])(
  'makes who joins a host of %s, which is assigned to all [XT-36] [EV-54]',
  async (type) => {
    const mock = await aPier()
    expect(await hostsOf(mock, type)).toEqual(members)
    await join(mock, 'ivy')
    expect(await hostsOf(mock, type)).toEqual([...members, 'ivy'])
    expect(await hostsOf(mock, 'council')).toEqual(['dan', 'eve'])
  },
)

it('gives who joins an event type of a managed one, and takes it when he leaves [EV-54] [EV-55] [EV-56]', async () => {
  const mock = await aPier()
  const slugs = async () => {
    const { body } = await askPier(mock, 'GET /v2/event-types', { as: 'ivy', version: '2024-06-14' })
    return body.data.map(({ slug }: { slug: string }) => slug)
  }
  const joined = await join(mock, 'ivy')
  expect(await slugs()).toEqual(['onboarding'])
  await askPier(mock, `DELETE ${membershipsOf.crew}/${joined.body.data.id}`, { as: 'cleo' })
  expect(await slugs()).toEqual([])
})

it('makes who is invited a host only while the membership holds [XT-36] [EV-54]', async () => {
  const mock = await aPier()
  await join(mock, 'ivy', { accepted: false })
  expect(await hostsOf(mock, 'help')).toEqual(members)
  const path = await membershipPath(mock, 'crew', 'ivy')
  await askPier(mock, `PATCH ${path}`, { as: 'cleo', body: { accepted: true } })
  expect(await hostsOf(mock, 'help')).toEqual([...members, 'ivy'])
  await askPier(mock, `PATCH ${path}`, { as: 'cleo', body: { accepted: false } })
  expect(await hostsOf(mock, 'help')).toEqual(members)
})

it.each([
  ['crew', 'dan'],
  ['crewOfPier', 'dan'],
  ['pier', 'ada'],
] as const)(
  'lets who leaves %s host no longer what is assigned to all, and still what names him [XT-36] [EV-54]',
  async (where, as) => {
    const mock = await aPier()
    expect((await askPier(mock, `DELETE ${await membershipPath(mock, where, 'eve')}`, { as })).status).toBe(200)
    expect(await hostsOf(mock, 'help')).toEqual(['cleo', 'dan', 'kim'])
    expect(await hostsOf(mock, 'onboarding')).toEqual(['cleo', 'dan', 'kim'])
    expect(await hostsOf(mock, 'council')).toEqual(['dan', 'eve'])
  },
)

it('lets who leaves the organization leave its teams and no others [XT-36]', async () => {
  const mock = await aPier()
  const left = await askPier(mock, `DELETE ${await membershipPath(mock, 'pier', 'dan')}`, { as: 'ada' })
  expect(restsOn(left)).toEqual(['XT-36'])
  expect((await askPier(mock, 'GET /v2/teams', { as: 'dan' })).body.data).toMatchObject([{ slug: 'lone' }])
  expect((await askPier(mock, `GET ${membershipsOf.pier}`, { as: 'dan' })).status).toBe(403)
})

it('ends an invitation to the organization’s team with the one to the organization [XT-36]', async () => {
  const mock = await aPier()
  await askPier(mock, `DELETE ${await membershipPath(mock, 'pier', 'hal')}`, { as: 'ada' })
  const { body } = await askPier(mock, `GET ${membershipsOf.crew}`, { as: 'cleo' })
  expect(body.data.map(({ userId }: { userId: number }) => userId)).not.toContain(mock.ids['user.hal'])
})

const endings = [
  ['removed', 'DELETE', undefined],
  ['made an admin', 'PATCH', { role: 'ADMIN' }],
  ['made to wait', 'PATCH', { accepted: false }],
] as const

it.each(endings)(
  'keeps the last owner from being %s, and says of what he is one [XT-36] [PR-01]',
  async (_what, method, body) => {
    const mock = await aPier()
    const owners = [
      ['crew', 'cleo', `team ${mock.ids['team.crew']}`],
      ['crewOfPier', 'cleo', `team ${mock.ids['team.crew']}`],
      ['pier', 'ada', `organization ${mock.ids['organization.pier']}`],
      ['lone', 'gus', `team ${mock.ids['team.lone']}`],
    ] as const
    for (const [where, owner, name] of owners) {
      const path = await membershipPath(mock, where, owner)
      const before = await askPier(mock, `GET ${path}`, { as: 'root' })
      const refused = await askPier(mock, `${method} ${path}`, { as: 'root', body })
      expect(refusalIn(refused)).toEqual([400, 'membership.last_owner', expect.stringContaining(name)])
      expect((await askPier(mock, `GET ${path}`, { as: 'root' })).body).toEqual(before.body)
    }
  },
)

it.each(endings)('lets an owner be %s where another one stays [XT-36]', async (_what, method, body) => {
  const mock = await aPier()
  const other = await membershipPath(mock, 'crew', 'dan')
  await askPier(mock, `PATCH ${other}`, { as: 'cleo', body: { role: 'OWNER' } })
  const path = await membershipPath(mock, 'crew', 'cleo')
  expect((await askPier(mock, `${method} ${path}`, { as: 'dan', body })).status).toBe(200)
})

it('does not count an owner who has not accepted [XT-36]', async () => {
  const mock = await aPier()
  await askPier(mock, `PATCH ${await membershipPath(mock, 'crew', 'hal')}`, { as: 'cleo', body: { role: 'OWNER' } })
  const path = await membershipPath(mock, 'crew', 'cleo')
  expect(refusalIn(await askPier(mock, `DELETE ${path}`, { as: 'cleo' }))[1]).toBe('membership.last_owner')
})

it('keeps in the organization who is the last owner of one of its teams, and changes nothing [XT-36]', async () => {
  const mock = await aPier()
  const refused = await askPier(mock, `DELETE ${await membershipPath(mock, 'pier', 'cleo')}`, { as: 'ada' })
  expect(refusalIn(refused)).toEqual([
    ...[400, 'membership.last_owner', expect.stringContaining(`team ${mock.ids['team.crew']}`)],
  ])
  expect((await askPier(mock, `GET ${membershipsOf.pier}`, { as: 'cleo' })).status).toBe(200)
})
