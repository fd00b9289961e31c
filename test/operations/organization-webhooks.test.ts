import { expect, it } from 'vitest'
import { webhookUuid } from '../../src/domain/webhook/webhook-id.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { aMockOfWebhooks, askWebhooks, receiversIn, validWebhook } from '../builders/a-webhook-request.js'

const asAda = { as: 'orgOwner' }

it('lists those of the organization by number, which stands in teamId [XT-16] [WH-02]', async () => {
  const listed = await askWebhooks(await aMockOfWebhooks(), 'GET organization.harbour', asAda)
  expect(listed.status).toBe(200)
  expect(listed.body).toEqual({
    status: 'success',
    data: [
      {
        ...{ id: 300001, teamId: 1, triggers: ['BOOKING_CREATED'], active: true, version: '2021-10-20' },
        subscriberUrl: 'https://hooks.example.com/a',
      },
      expect.objectContaining({ id: 300002, teamId: 1 }),
    ],
  })
})

it.each([
  ['?take=1', ['a']],
  ['?skip=1', ['b']],
])('lists a part: %s [XT-30]', async (query, receivers) => {
  const listed = await askWebhooks(await aMockOfWebhooks(), 'GET organization.harbour', { ...asAda, query })
  expect(receiversIn(listed)).toEqual(receivers)
})

it('creates one [XT-16] [XT-35]', async () => {
  const mock = await aMockOfWebhooks()
  const created = await askWebhooks(mock, 'POST organization.harbour', { ...asAda, body: validWebhook })
  expect(created.status).toBe(201)
  const { id, ...rest } = created.body.data
  expect(rest).toEqual({ teamId: 1, ...validWebhook, version: '2021-10-20' })
  const found = await askWebhooks(mock, 'GET organization.harbour', { ...asAda, webhook: String(id) })
  expect(found.body).toEqual(created.body)
})

it('gets and deletes one, and answers what it was [XT-16]', async () => {
  const mock = await aMockOfWebhooks()
  const one = { ...asAda, webhook: 'organization' }
  const found = await askWebhooks(mock, 'GET organization.harbour', one)
  expect(found.body.data).toMatchObject({ id: 300001, teamId: 1 })
  const deleted = await askWebhooks(mock, 'DELETE organization.harbour', one)
  expect([deleted.status, deleted.body]).toEqual([200, found.body])
  expect(receiversIn(await askWebhooks(mock, 'GET organization.harbour', asAda))).toEqual(['b'])
})

const ways = [
  ['GET', {}],
  ['POST', { body: validWebhook }],
  ['GET', { webhook: 'organization' }],
  ['DELETE', { webhook: 'organization' }],
] as const

it.each(ways)(
  'serves owners and admins of the organization and system admins: %s %j [AU-29] [AU-08]',
  async (method, rest) => {
    for (const as of ['orgOwner', 'orgAdmin', 'systemAdmin', 'client']) {
      const { status } = await askWebhooks(await aMockOfWebhooks(), `${method} organization.harbour`, { ...rest, as })
      expect([as, status]).toEqual([as, method === 'POST' ? 201 : 200])
    }
  },
)

it.each(ways)('refuses everybody else before it reads the body: %s %j [AU-29] [ER-16]', async (method, rest) => {
  const refusals = {
    teamAdmin: 'access.role_too_low',
    orgKeeper: 'access.role_too_low',
    outsider: 'access.not_organization_member',
  }
  for (const [as, name] of Object.entries(refusals)) {
    const invalid = 'body' in rest ? { body: { active: 'no' } } : {}
    const answered = await askWebhooks(await aMockOfWebhooks(), `${method} organization.harbour`, {
      ...rest,
      ...invalid,
      as,
    })
    expect(refusalIn(answered).slice(0, 2)).toEqual([403, name])
  }
})

it.each(ways)('is closed to callers without credentials: %s %j [XT-34] [AU-04]', async (method, rest) => {
  expect((await askWebhooks(await aMockOfWebhooks(), `${method} organization.harbour`, rest)).status).toBe(401)
})

const others = ['foreign', 'intro', 'ada', '999', 'abc', webhookUuid(300001)]

it.each((['GET', 'DELETE'] as const).flatMap((method) => others.map((webhook) => [method, webhook] as const)))(
  'refuses, on %s, the webhook %s, which is none of the organization [WH-06] [WH-01]',
  async (method, webhook) => {
    const mock = await aMockOfWebhooks()
    const answered = await askWebhooks(mock, `${method} organization.harbour`, { ...asAda, webhook })
    expect(refusalIn(answered).slice(0, 2)).toEqual([403, 'webhook.not_of_organization'])
    expect(receiversIn(await askWebhooks(mock, 'GET organization.lighthouse', { as: 'outsider' }))).toEqual(['c'])
  },
)

it('answers UUIDs and finds one by its own [AL-02]', async () => {
  const mock = await aMockOfWebhooks(['AL-02'])
  const listed = await askWebhooks(mock, 'GET organization.harbour', asAda)
  expect(listed.body.data[0].id).toBe(webhookUuid(300001))
  const deleted = await askWebhooks(mock, 'DELETE organization.harbour', { ...asAda, webhook: webhookUuid(300001) })
  expect(deleted.body.data.id).toBe(webhookUuid(300001))
})

it('takes DELEGATION_CREDENTIAL_ERROR on a new one [AL-18]', async () => {
  const body = { ...validWebhook, triggers: ['DELEGATION_CREDENTIAL_ERROR'] }
  const created = await askWebhooks(await aMockOfWebhooks(['AL-18']), 'POST organization.harbour', { ...asAda, body })
  expect(created.status).toBe(201)
})

it('warns of a receiver that repeats on a new one [WH-05], or refuses it [AL-19]', async () => {
  const request = { ...asAda, body: { ...validWebhook, subscriberUrl: 'https://hooks.example.com/b' } }
  const created = await askWebhooks(await aMockOfWebhooks(), 'POST organization.harbour', request)
  expect(created.status).toBe(201)
  expect(created.headers.get('x-mock-warning')).toContain('AL-19')
  const refused = await askWebhooks(await aMockOfWebhooks(['AL-19']), 'POST organization.harbour', request)
  expect(refusalIn(refused).slice(0, 2)).toEqual([409, 'webhook.subscriber_url_taken'])
})
