import { expect, it } from 'vitest'
import { aPlatform, meBy } from '../builders/a-platform.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { ask, restsOn } from '../client.js'

const path = 'POST /v2/oauth-clients/cnharbourplatform00000001/users' as const
const everything = {
  email: 'Robin@Example.com',
  name: 'Robin Example',
  timeFormat: 24,
  weekStart: 'Monday',
  timeZone: 'europe/paris',
}

it('makes a user with what is sent, and tokens of 60 minutes and a year [XT-24] [XT-37] [TM-02]', async () => {
  const made = await ask(await aPlatform(), path, { as: 'client', body: everything })
  expect([made.status, restsOn(made)]).toEqual([201, expect.arrayContaining(['XT-24'])])
  expect(made.body).toEqual({
    status: 'success',
    data: {
      user: {
        id: expect.any(Number),
        username: 'robin',
        email: 'robin+cnharbourplatform00000001@example.com',
        name: 'Robin Example',
        bio: null,
        avatarUrl: null,
        timeZone: 'Europe/Paris',
        weekStart: 'Monday',
        timeFormat: 24,
        locale: 'en',
        defaultScheduleId: null,
        createdDate: '2026-01-05T09:00:00.000Z',
        metadata: {},
      },
      accessToken: expect.stringMatching(/^(?!svc_)\w{22}$/),
      refreshToken: expect.stringMatching(/^(?!svc_)\w{22}$/),
      accessTokenExpiresAt: '2026-01-05T10:00:00.000Z',
      refreshTokenExpiresAt: '2027-01-05T09:00:00.000Z',
    },
  })
  expect(made.body.data.accessToken).not.toBe(made.body.data.refreshToken)
})

it('makes a user of whom only the address is known, with the usual settings [XT-24] [TM-02]', async () => {
  const { body } = await ask(await aPlatform(), path, { as: 'client', body: { email: 'kim@example.com' } })
  expect(body.data.user).toMatchObject({ name: null, timeZone: 'Europe/London', weekStart: 'Sunday', timeFormat: 12 })
})

it('lets the user in by the new access token, a member of the client’s organization [XT-24] [AU-01] [AU-12]', async () => {
  const mock = await aPlatform()
  const { user, accessToken } = (await ask(mock, path, { as: 'client', body: everything })).body.data
  const me = await meBy(mock, accessToken)
  expect([me.status, me.body.data.id]).toEqual([200, user.id])
  expect(me.body.data.organization).toEqual({ isPlatform: true, id: mock.ids['organization.harbour'] })
})

it('makes members of no organization for a client without one [XT-24]', async () => {
  const mock = await aPlatform()
  const made = await ask(mock, 'POST /v2/oauth-clients/other-client/users', { as: 'otherClient', body: everything })
  expect(made.body.data.user.email).toBe('robin+otherclient00000000000000@example.com')
  expect((await meBy(mock, made.body.data.accessToken)).body.data.organizationId).toBeNull()
})

it('makes the same tokens of the same seed and requests, and others for others [XT-37]', async () => {
  const tokensOf = async (email: string) => {
    const mock = await aPlatform()
    await ask(mock, path, { as: 'client', body: { email: 'first@example.com' } })
    return (await ask(mock, path, { as: 'client', body: { email } })).body.data
  }
  const [once, again] = [await tokensOf('kim@example.com'), await tokensOf('kim@example.com')]
  expect(again).toEqual(once)
  const mock = await aPlatform()
  const first = (await ask(mock, path, { as: 'client', body: { email: 'first@example.com' } })).body.data
  expect(first.accessToken).not.toBe(once.accessToken)
})

it('takes an address that carries the client already as it is [XT-24] [BK-45]', async () => {
  const email = 'robin+cnharbourplatform00000001@example.com'
  const { body } = await ask(await aPlatform(), path, { as: 'client', body: { email } })
  expect(body.data.user.email).toBe(email)
})

it('refuses an address whose user the client manages already, letter case aside [XT-24]', async () => {
  const mock = await aPlatform()
  await ask(mock, path, { as: 'client', body: everything })
  const refused = await ask(mock, path, { as: 'client', body: { email: 'robin@example.com' } })
  expect(refusalIn(refused)).toEqual([
    ...[409, 'managed_user.email_taken', expect.stringContaining('robin+cnharbourplatform00000001@example.com')],
  ])
})

it('makes users of one address for each client, under names of their own [XT-24] [TM-04]', async () => {
  const mock = await aPlatform()
  await ask(mock, path, { as: 'client', body: everything })
  const made = await ask(mock, 'POST /v2/oauth-clients/other-client/users', { as: 'otherClient', body: everything })
  expect([made.status, made.body.data.user.username]).toEqual([201, 'robin-2'])
})

it('makes a managed user of an address that some other user has [XT-24]', async () => {
  const made = await ask(await aPlatform(), path, { as: 'client', body: { email: 'ada@example.com' } })
  expect([made.status, made.body.data.user.username]).toEqual([201, 'ada-2'])
})

it.each([
  ['no address', {}, 'email'],
  ['an address that is none', { email: 'robin' }, 'email'],
  ['hours that no clock has', { ...everything, timeFormat: 13 }, 'timeFormat'],
  ['a day that no week has', { ...everything, weekStart: 'Freeday' }, 'weekStart'],
  ['a zone that is none', { ...everything, timeZone: 'Mars/Base' }, 'timeZone'],
])('refuses %s and names the property [XT-24]', async (_what, body, property) => {
  const refused = await ask(await aPlatform(), path, { as: 'client', body })
  expect(refusalIn(refused).slice(0, 2)).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(refused.body.error)).toContain(property)
})

it.each(['client', 'owner', 'systemAdmin'])('serves the caller %s [XT-24] [AU-02] [AU-01]', async (as) => {
  expect((await ask(await aPlatform(), path, { as, body: everything })).status).toBe(201)
})

it.each(['admin', 'otherClient', 'otherOwner', 'managed'])(
  'refuses the caller %s and names both [XT-24]',
  async (as) => {
    expect(refusalIn(await ask(await aPlatform(), path, { as, body: {} }))).toEqual([
      ...[
        403,
        'managed_user.client_denied',
        expect.stringMatching(/User \d+ does not own .*cnharbourplatform00000001/),
      ],
    ])
  },
)

it('refuses expired tokens and callers without credentials [AU-06] [AU-04]', async () => {
  const mock = await aPlatform()
  expect((await ask(mock, path, { as: 'expired', body: everything })).status).toBe(498)
  expect((await ask(mock, path, { body: everything })).status).toBe(401)
})

it('does not know a client that is not there [XT-24]', async () => {
  const refused = await ask(await aPlatform(), 'POST /v2/oauth-clients/nobody/users', { as: 'client', body: {} })
  expect(refusalIn(refused)).toEqual([404, 'managed_user.client_unknown', expect.stringContaining('nobody')])
})

it('leaves nothing behind where it refuses [XT-24]', async () => {
  const mock = await aPlatform()
  await ask(mock, path, { as: 'client', body: { email: 'robin' } })
  const { body } = await ask(mock, path, { as: 'client', body: everything })
  const untouched = await ask(await aPlatform(), path, { as: 'client', body: everything })
  expect(body).toEqual(untouched.body)
})
