import { expect, it } from 'vitest'
import { aPier, askPier, membershipPath, membershipsOf, type Pier } from '../builders/a-pier.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { bookingsVersion, eventTypesVersion } from '../client.js'

const users = '/v2/organizations/{organization.pier}/users'

const aPierWithoutEve = async () => {
  const mock = await aPier()
  const { body: listed } = await askPier(mock, `GET ${users}?emails=eve@example.com`, { as: 'ada' })
  const deleted = await askPier(mock, `DELETE ${users}/{user.eve}`, { as: 'ada' })
  return { mock, deleted, eve: listed.data[0] }
}

const hostsOf = async (mock: Pier, type: string): Promise<readonly string[]> => {
  const path = `/v2/teams/{team.crew}/event-types/{eventType.${type}}` as const
  const { body } = await askPier(mock, `GET ${path}`, { as: 'cleo' })
  return body.data.hosts.map(({ username }: { username: string }) => username)
}

it('answers the user as he was, who is then in no organization and no team [XT-21] [XT-52]', async () => {
  const { mock, deleted, eve } = await aPierWithoutEve()
  expect([deleted.status, deleted.body]).toEqual([200, { status: 'success', data: eve }])
  for (const path of [membershipsOf.pier, membershipsOf.crew]) {
    const { body } = await askPier(mock, `GET ${path}`, { as: 'cleo' })
    expect(body.data.map(({ userId }: { userId: number }) => userId)).not.toContain(eve.id)
  }
  expect((await askPier(mock, `GET ${users}?emails=eve@example.com`, { as: 'ada' })).body.data).toEqual([])
  expect((await askPier(mock, `DELETE ${users}/{user.eve}`, { as: 'ada' })).status).toBe(404)
})

it('leaves a key without its user [AU-05]', async () => {
  const { mock } = await aPierWithoutEve()
  expect(refusalIn(await askPier(mock, 'GET /v2/me', { as: 'eve' })).slice(0, 2)).toEqual([
    401,
    'auth.key_without_user',
  ])
})

it('leaves address and name to whoever comes next [TM-01]', async () => {
  const { mock, eve } = await aPierWithoutEve()
  const body = { email: 'eve@example.com', username: 'eve' }
  const made = await askPier(mock, `POST ${users}`, { as: 'ada', body })
  expect([made.status, made.body.data.id > eve.id]).toEqual([201, true])
})

it('takes the user from the hosts of every event type, by name or as a member [XT-52] [EV-54]', async () => {
  const { mock } = await aPierWithoutEve()
  expect(await hostsOf(mock, 'help')).toEqual(['cleo', 'dan', 'kim'])
  expect(await hostsOf(mock, 'onboarding')).toEqual(['cleo', 'dan', 'kim'])
  expect(await hostsOf(mock, 'council')).toEqual(['dan'])
})

it('takes the user’s own event types along and keeps every booking [XT-52]', async () => {
  const { mock } = await aPierWithoutEve()
  const listed = await askPier(mock, 'GET /v2/event-types?username=eve', { version: eventTypesVersion })
  expect(listed.body.data).toEqual([])
  for (const uid of ['help', 'intro']) {
    const read = await askPier(mock, `GET /v2/bookings/${uid}`, { version: bookingsVersion })
    expect(read.body.data).toMatchObject({ uid, status: 'accepted', hosts: [{ name: 'unknown', email: 'unknown' }] })
  }
})

it.each([
  ['cancels', 'POST /v2/bookings/help/cancel', 200, { cancellationReason: 'Gone' }],
  ['gives to another host', 'POST /v2/bookings/help/reassign', 200, {}],
  ['moves', 'POST /v2/bookings/help/reschedule', 201, { start: '2026-01-08T12:00:00Z' }],
  ['moves', 'POST /v2/bookings/intro/reschedule', 400, { start: '2026-01-08T12:00:00Z' }],
] as const)('still %s a booking that is left: %s answers %i [XT-52]', async (_what, request, status, body) => {
  const { mock } = await aPierWithoutEve()
  expect((await askPier(mock, request, { as: 'root', version: bookingsVersion, body })).status).toBe(status)
})

it('keeps who is the last owner of the organization, of its teams or of any other [XT-36]', async () => {
  const mock = await aPier()
  await askPier(mock, `POST ${membershipsOf.pier}`, {
    as: 'ada',
    body: { userId: mock.ids['user.gus'], role: 'MEMBER' },
  })
  for (const user of ['ada', 'cleo', 'gus']) {
    const refused = await askPier(mock, `DELETE ${users}/{user.${user}}`, { as: 'ada' })
    expect(refusalIn(refused).slice(0, 2)).toEqual([400, 'membership.last_owner'])
  }
  await askPier(mock, `PATCH ${await membershipPath(mock, 'pier', 'ben')}`, { as: 'ada', body: { role: 'OWNER' } })
  expect((await askPier(mock, `DELETE ${users}/{user.ada}`, { as: 'ada' })).status).toBe(200)
})
