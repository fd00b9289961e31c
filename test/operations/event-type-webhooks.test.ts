import { expect, it } from 'vitest'
import { webhookUuid } from '../../src/domain/webhook/webhook-id.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { aMockOfWebhooks, askWebhooks, receiversIn, validWebhook } from '../builders/a-webhook-request.js'

const asAda = { as: 'orgOwner' }

it('lists those of the event type by number [XT-15] [WH-02]', async () => {
  const mock = await aMockOfWebhooks()
  const listed = await askWebhooks(mock, 'GET eventType.intro', asAda)
  expect(listed.status).toBe(200)
  expect(receiversIn(listed)).toEqual(['d', 'e'])
  expect(listed.body.data[0]).toEqual({
    id: mock.ids['webhook.intro'],
    eventTypeId: mock.ids['eventType.intro'],
    triggers: ['BOOKING_CREATED'],
    active: true,
    subscriberUrl: 'https://hooks.example.com/d',
    version: '2021-10-20',
  })
})

it.each([
  ['?take=1', ['d']],
  ['?skip=1', ['e']],
])('lists a part: %s [XT-30]', async (query, receivers) => {
  const listed = await askWebhooks(await aMockOfWebhooks(), 'GET eventType.intro', { ...asAda, query })
  expect(receiversIn(listed)).toEqual(receivers)
})

it('creates one [XT-15] [XT-35]', async () => {
  const mock = await aMockOfWebhooks()
  const created = await askWebhooks(mock, 'POST eventType.intro', { ...asAda, body: validWebhook })
  expect(created.status).toBe(201)
  const { id, ...rest } = created.body.data
  expect(rest).toEqual({ eventTypeId: mock.ids['eventType.intro'], ...validWebhook, version: '2021-10-20' })
  expect((await askWebhooks(mock, 'GET eventType.intro', { ...asAda, webhook: String(id) })).body).toEqual(created.body)
  expect(receiversIn(await askWebhooks(mock, 'GET eventType.intro', asAda))).toEqual(['d', 'e', 'new'])
})

it('gets and deletes one, and answers what it was [XT-15]', async () => {
  const mock = await aMockOfWebhooks()
  const one = { ...asAda, webhook: 'intro' }
  const found = await askWebhooks(mock, 'GET eventType.intro', one)
  expect(found.body.data.id).toBe(mock.ids['webhook.intro'])
  const deleted = await askWebhooks(mock, 'DELETE eventType.intro', one)
  expect([deleted.status, deleted.body]).toEqual([200, found.body])
  expect(refusalIn(await askWebhooks(mock, 'GET eventType.intro', one)).slice(0, 2)).toEqual([404, 'webhook.unknown'])
})

it.each([
  ['intro', 'Deleted 2 webhooks of event type 10001'],
  ['second', 'Deleted 1 webhook of event type 10002'],
])('deletes all of %s, says how many there were, and leaves those of others [XT-15]', async (key, text) => {
  const mock = await aMockOfWebhooks()
  const deleted = await askWebhooks(mock, `DELETE eventType.${key}`, asAda)
  expect([deleted.status, deleted.body]).toEqual([200, { status: 'success', data: text }])
  expect(receiversIn(await askWebhooks(mock, `GET eventType.${key}`, asAda))).toEqual([])
  expect(receiversIn(await askWebhooks(mock, 'GET eventType.standup', asAda))).toEqual(['g'])
  const again = await askWebhooks(mock, `DELETE eventType.${key}`, asAda)
  expect(again.body.data).toContain('Deleted 0 webhooks')
})

const ways = [
  ['GET', {}],
  ['POST', { body: validWebhook }],
  ['DELETE', {}],
  ['GET', { webhook: 'standup' }],
  ['DELETE', { webhook: 'standup' }],
] as const

it.each(ways)(
  'serves team admins, those of the organization and system admins: %s %j [AU-29] [AU-08]',
  async (method, rest) => {
    for (const as of ['teamAdmin', 'orgOwner', 'systemAdmin', 'client']) {
      const { status } = await askWebhooks(await aMockOfWebhooks(), `${method} eventType.standup`, { ...rest, as })
      expect([as, status]).toEqual([as, method === 'POST' ? 201 : 200])
    }
  },
)

it.each(ways)(
  'refuses members and strangers before it reads the body: %s %j [AU-29] [WH-06] [ER-16]',
  async (method, rest) => {
    for (const as of ['member', 'orgKeeper', 'outsider', 'managedUser']) {
      const invalid = 'body' in rest ? { body: { active: 'no' } } : {}
      const answered = await askWebhooks(await aMockOfWebhooks(), `${method} eventType.standup`, {
        ...rest,
        ...invalid,
        as,
      })
      expect(refusalIn(answered)).toEqual([
        ...[403, 'webhook.access_denied', expect.stringContaining('an admin of team 101')],
      ])
    }
  },
)

it.each(ways)('does not know the event type, whoever asks: %s %j [WH-06]', async (method, rest) => {
  const answered = await askWebhooks(await aMockOfWebhooks(), `${method} eventType.99999`, { ...rest, as: 'outsider' })
  expect(refusalIn(answered)).toEqual([404, 'webhook.event_type_unknown', expect.stringContaining('99999')])
})

it.each(ways)('is closed to callers without credentials: %s %j [XT-34] [AU-04]', async (method, rest) => {
  expect((await askWebhooks(await aMockOfWebhooks(), `${method} eventType.standup`, rest)).status).toBe(401)
})

const others = [
  ['999', 404, 'webhook.unknown'],
  ['abc', 404, 'webhook.unknown'],
  [webhookUuid(300004), 404, 'webhook.unknown'],
  ['ada', 400, 'webhook.of_no_event_type'],
  ['second', 403, 'webhook.of_another_event_type'],
] as const

it.each((['GET', 'DELETE'] as const).flatMap((method) => others.map((other) => [method, ...other] as const)))(
  'refuses, on %s, the webhook %s with %i %s [WH-06] [WH-01]',
  async (method, webhook, status, name) => {
    const mock = await aMockOfWebhooks()
    const answered = await askWebhooks(mock, `${method} eventType.intro`, { ...asAda, webhook })
    expect(refusalIn(answered).slice(0, 2)).toEqual([status, name])
    expect(receiversIn(await askWebhooks(mock, 'GET eventType.second', asAda))).toEqual(['f'])
  },
)

it('lets team admins see the webhooks, and keeps changes to the owner [AL-38]', async () => {
  for (const [method, rest] of ways) {
    const answered = await askWebhooks(await aMockOfWebhooks(['AL-38']), `${method} eventType.standup`, {
      ...rest,
      as: 'teamAdmin',
    })
    const expected = method === 'GET' ? [200, null] : [403, 'webhook.team_admin_is_not_enough']
    expect(refusalIn(answered).slice(0, 2)).toEqual(expected)
  }
})

it('answers UUIDs and finds one by its own [AL-02]', async () => {
  const mock = await aMockOfWebhooks(['AL-02'])
  const listed = await askWebhooks(mock, 'GET eventType.intro', asAda)
  expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([
    ...[mock.ids['webhook.intro'], mock.ids['webhook.introToo']],
  ])
  expect((await askWebhooks(mock, 'DELETE eventType.intro', { ...asAda, webhook: 'intro' })).status).toBe(200)
  expect((await askWebhooks(mock, 'DELETE eventType.intro', asAda)).body.data).toContain('Deleted 1 webhook of')
})

it.each([
  ['AL-18', { triggers: ['DELEGATION_CREDENTIAL_ERROR'] }, 400, 'webhook.trigger_needs_organization'],
  ['AL-19', { subscriberUrl: 'https://hooks.example.com/e' }, 409, 'webhook.subscriber_url_taken'],
] as const)(
  'warns of %s on a new one, or refuses it [WH-05] [AL-18] [AL-19]',
  async (alternative, part, status, name) => {
    const request = { ...asAda, body: { ...validWebhook, ...part } }
    const created = await askWebhooks(await aMockOfWebhooks(), 'POST eventType.intro', request)
    expect(created.status).toBe(201)
    expect(created.headers.get('x-mock-warning')).toContain(alternative)
    const refused = await askWebhooks(await aMockOfWebhooks([alternative]), 'POST eventType.intro', request)
    expect(refusalIn(refused).slice(0, 2)).toEqual([status, name])
  },
)

it('accepts the receiver of another event type’s webhook [AL-19]', async () => {
  const body = { ...validWebhook, subscriberUrl: 'https://hooks.example.com/f' }
  const created = await askWebhooks(await aMockOfWebhooks(['AL-19']), 'POST eventType.intro', { ...asAda, body })
  expect(created.status).toBe(201)
})
