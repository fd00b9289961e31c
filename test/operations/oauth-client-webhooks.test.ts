import { expect, it } from 'vitest'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { aMockOfWebhooks, askWebhooks, receiversIn, validWebhook } from '../builders/a-webhook-request.js'

const asClient = { as: 'client' }
const platform = 'oauthClient.platform'

it('lists those of the client by number, with its id [XT-17] [WH-02]', async () => {
  const mock = await aMockOfWebhooks()
  const listed = await askWebhooks(mock, `GET ${platform}`, asClient)
  expect(listed.status).toBe(200)
  expect(receiversIn(listed)).toEqual(['m', 'n'])
  expect(listed.body.data[0]).toEqual({
    id: mock.ids['webhook.platform'],
    oauthClientId: mock.ids['oauthClient.platform'],
    triggers: ['MEETING_ENDED'],
    active: true,
    subscriberUrl: 'https://hooks.example.com/m',
    version: '2021-10-20',
  })
})

it.each([
  ['?take=1', ['m']],
  ['?skip=1', ['n']],
])('lists a part: %s [XT-30]', async (query, receivers) => {
  expect(receiversIn(await askWebhooks(await aMockOfWebhooks(), `GET ${platform}`, { ...asClient, query }))).toEqual(
    receivers,
  )
})

it('creates, gets, changes and deletes one [XT-17] [XT-35]', async () => {
  const mock = await aMockOfWebhooks()
  const created = await askWebhooks(mock, `POST ${platform}`, { ...asClient, body: validWebhook })
  expect(created.status).toBe(201)
  const { id, ...rest } = created.body.data
  expect(rest).toEqual({ oauthClientId: mock.ids['oauthClient.platform'], ...validWebhook, version: '2021-10-20' })
  const one = { ...asClient, webhook: String(id) }
  expect((await askWebhooks(mock, `GET ${platform}`, one)).body).toEqual(created.body)
  const changed = await askWebhooks(mock, `PATCH ${platform}`, { ...one, body: { secret: 'shh' } })
  expect(changed.body.data).toEqual({ ...created.body.data, secret: 'shh' })
  expect((await askWebhooks(mock, `DELETE ${platform}`, one)).body).toEqual(changed.body)
  expect(receiversIn(await askWebhooks(mock, `GET ${platform}`, asClient))).toEqual(['m', 'n'])
})

it('deletes all, says how many there were, and leaves those of others [XT-17] [XT-15]', async () => {
  const mock = await aMockOfWebhooks()
  const deleted = await askWebhooks(mock, `DELETE ${platform}`, asClient)
  const text = `Deleted 2 webhooks of OAuth client ${mock.ids['oauthClient.platform']}`
  expect([deleted.status, deleted.body]).toEqual([200, { status: 'success', data: text }])
  expect(receiversIn(await askWebhooks(mock, 'GET oauthClient.lone', { as: 'member' }))).toEqual(['o'])
})

const ways = [
  ['GET', {}],
  ['POST', { body: validWebhook }],
  ['DELETE', {}],
  ['GET', { webhook: 'lone' }],
  ['PATCH', { webhook: 'lone', body: {} }],
  ['DELETE', { webhook: 'lone' }],
] as const

it.each(ways)(
  'serves the client itself, its owner and system admins: %s %j [XT-17] [AU-02] [AU-08]',
  async (method, rest) => {
    for (const as of ['loneClient', 'member', 'systemAdmin']) {
      const { status } = await askWebhooks(await aMockOfWebhooks(), `${method} oauthClient.lone`, { ...rest, as })
      expect([as, status]).toEqual([as, method === 'POST' ? 201 : 200])
    }
  },
)

it('serves an admin of the client’s organization who does not own it [XT-17]', async () => {
  expect((await askWebhooks(await aMockOfWebhooks(), `GET ${platform}`, { as: 'orgAdmin' })).status).toBe(200)
})

it.each(ways)(
  'refuses others, its managed users among them, before it looks further: %s %j [XT-17] [ER-16]',
  async (method, rest) => {
    const invalid = 'body' in rest ? { body: { active: 'no' } } : {}
    for (const as of ['teamAdmin', 'outsider', 'managedUser', 'loneClient']) {
      const answered = await askWebhooks(await aMockOfWebhooks(), `${method} ${platform}`, { ...rest, ...invalid, as })
      expect([as, ...refusalIn(answered).slice(0, 2)]).toEqual([as, 403, 'webhook.oauth_client_access_denied'])
    }
  },
)

it.each(ways)('does not know the client, whoever asks: %s %j [XT-17]', async (method, rest) => {
  const answered = await askWebhooks(await aMockOfWebhooks(), `${method} oauthClient.nobody`, {
    ...rest,
    as: 'outsider',
  })
  expect(refusalIn(answered)).toEqual([
    ...[404, 'webhook.oauth_client_unknown', expect.stringContaining('no OAuth client nobody')],
  ])
})

it.each(ways)('is closed to callers without credentials: %s %j [XT-34] [AU-04]', async (method, rest) => {
  expect((await askWebhooks(await aMockOfWebhooks(), `${method} oauthClient.lone`, rest)).status).toBe(401)
})

const others = [
  ['999', 404, 'webhook.unknown'],
  ['abc', 404, 'webhook.unknown'],
  ['lone', 403, 'webhook.not_of_oauth_client'],
  ['ada', 403, 'webhook.not_of_oauth_client'],
] as const

it.each((['GET', 'PATCH', 'DELETE'] as const).flatMap((method) => others.map((other) => [method, ...other] as const)))(
  'refuses, on %s, the webhook %s with %i %s [XT-17] [WH-06] [WH-01]',
  async (method, webhook, status, name) => {
    const mock = await aMockOfWebhooks()
    const body = method === 'PATCH' ? { body: { active: 'no' } } : {}
    const answered = await askWebhooks(mock, `${method} ${platform}`, { ...asClient, webhook, ...body })
    expect(refusalIn(answered)).toEqual([
      ...[status, name, expect.stringContaining(`OAuth client ${mock.ids['oauthClient.platform']}`)],
    ])
  },
)

it('answers UUIDs and finds one by its own [AL-02]', async () => {
  const mock = await aMockOfWebhooks(['AL-02'])
  const listed = await askWebhooks(mock, `GET ${platform}`, asClient)
  expect(listed.body.data[1].id).toBe(mock.ids['webhook.platformToo'])
  const found = await askWebhooks(mock, `GET ${platform}`, { ...asClient, webhook: 'platformToo' })
  expect(found.body.data).toEqual(listed.body.data[1])
})

it('warns of DELEGATION_CREDENTIAL_ERROR [WH-05], or refuses it on a new one and on a stored one [AL-18]', async () => {
  const triggers = ['DELEGATION_CREDENTIAL_ERROR']
  const create = { ...asClient, body: { ...validWebhook, triggers } }
  const created = await askWebhooks(await aMockOfWebhooks(), `POST ${platform}`, create)
  expect(created.headers.get('x-mock-warning')).toContain('AL-18')
  const mock = await aMockOfWebhooks(['AL-18'])
  const change = { ...asClient, webhook: 'platform', body: { triggers } }
  for (const refused of [
    await askWebhooks(mock, `POST ${platform}`, create),
    await askWebhooks(mock, `PATCH ${platform}`, change),
  ])
    expect(refusalIn(refused).slice(0, 2)).toEqual([400, 'webhook.trigger_needs_organization'])
})

it('lets a receiver of the client repeat, since only event types and organizations forbid it [WH-05] [AL-19]', async () => {
  const body = { ...validWebhook, subscriberUrl: 'https://hooks.example.com/m' }
  const created = await askWebhooks(await aMockOfWebhooks(['AL-19']), `POST ${platform}`, { ...asClient, body })
  expect([created.status, created.headers.get('x-mock-warning')]).toEqual([201, null])
})
