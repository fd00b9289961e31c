import { expect, it } from 'vitest'
import { webhookUuid } from '../../src/domain/webhook/webhook-id.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { aMockOfWebhooks, askWebhooks, receiversIn, validWebhook } from '../builders/a-webhook-request.js'
import { idOr, restsOn } from '../client.js'

const asAda = { as: 'orgOwner' }

it('lists the caller’s own by number, with the number of the user [XT-14] [WH-02]', async () => {
  const mock = await aMockOfWebhooks()
  const { status, body } = await askWebhooks(mock, 'GET own', asAda)
  expect(status).toBe(200)
  const shared = { userId: mock.ids['user.ada'], triggers: ['MEETING_ENDED'], active: true, version: '2021-10-20' }
  expect(body).toEqual({
    status: 'success',
    data: [
      { id: mock.ids['webhook.ada'], subscriberUrl: 'https://hooks.example.com/j', ...shared },
      { id: mock.ids['webhook.adaToo'], subscriberUrl: 'https://hooks.example.com/k', ...shared },
    ],
  })
})

it.each([
  ['?take=1', ['j']],
  ['?skip=1', ['k']],
  ['?skip=2', []],
])('lists a part: %s [XT-30]', async (query, receivers) => {
  expect(receiversIn(await askWebhooks(await aMockOfWebhooks(), 'GET own', { ...asAda, query }))).toEqual(receivers)
})

it.each(['take=0', 'skip=-1'])('refuses %s, and names the parameter [XT-30]', async (query) => {
  const answered = await askWebhooks(await aMockOfWebhooks(), 'GET own', { ...asAda, query: `?${query}` })
  expect(refusalIn(answered)).toEqual([400, 'request.invalid', expect.stringContaining(query.split('=')[0] ?? '')])
})

it.each([
  ['the owner of a client through it', 'client', ['j', 'k']],
  ['somebody without any', 'teamAdmin', []],
  ['a managed user', 'managedUser', []],
])('lists what is the caller’s own: %s [XT-14] [AU-02]', async (_who, as, receivers) => {
  expect(receiversIn(await askWebhooks(await aMockOfWebhooks(), 'GET own', { as }))).toEqual(receivers)
})

it('creates one of what it cannot do without, and lists it then [XT-35] [VR-08]', async () => {
  const mock = await aMockOfWebhooks()
  const created = await askWebhooks(mock, 'POST own', { as: 'teamAdmin', body: validWebhook })
  expect(created.status).toBe(201)
  const { id } = created.body.data
  expect(created.body).toEqual({
    status: 'success',
    data: { id, userId: mock.ids['user.ben'], ...validWebhook, version: '2021-10-20' },
  })
  expect(restsOn(created)).toEqual(['VR-08'])
  expect(receiversIn(await askWebhooks(mock, 'GET own', { as: 'teamAdmin' }))).toEqual(['new'])
  expect((await askWebhooks(mock, 'GET own', { as: 'teamAdmin', webhook: String(id) })).body).toEqual(created.body)
})

it('creates one with everything that can be said [XT-35] [WH-02]', async () => {
  const body = { ...validWebhook, active: false, payloadTemplate: '{{title}}', secret: 'shh', version: '2021-10-20' }
  const created = await askWebhooks(await aMockOfWebhooks(), 'POST own', { ...asAda, body })
  expect(created.body.data).toMatchObject(body)
  expect(restsOn(created)).toEqual([])
})

it.each(['subscriberUrl', 'active', 'triggers'])('refuses to create without %s [XT-35]', async (name) => {
  const { [name as 'active']: _left, ...body } = validWebhook
  const mock = await aMockOfWebhooks()
  const answered = await askWebhooks(mock, 'POST own', { as: 'teamAdmin', body })
  expect(refusalIn(answered).slice(0, 2)).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(answered.body.error)).toContain(name)
  expect(receiversIn(await askWebhooks(mock, 'GET own', { as: 'teamAdmin' }))).toEqual([])
})

it.each([
  [['OOO_CREATED', 'OOO_CREATED'], ['OOO_CREATED']],
  [[], []],
])('keeps of the triggers %j each once [WH-03]', async (triggers, kept) => {
  const body = { ...validWebhook, triggers }
  const created = await askWebhooks(await aMockOfWebhooks(), 'POST own', { ...asAda, body })
  expect(created.body.data.triggers).toEqual(kept)
  expect(restsOn(created)).toContain('WH-03')
})

it('refuses a receiver that is no http address [WH-03]', async () => {
  const body = { ...validWebhook, subscriberUrl: 'ftp://hooks.example.com' }
  const answered = await askWebhooks(await aMockOfWebhooks(), 'POST own', { ...asAda, body })
  expect(refusalIn(answered).slice(0, 2)).toEqual([400, 'request.invalid'])
})

it('refuses BOOKING_CONFIRMED [WH-04], and takes it [AL-09]', async () => {
  const request = { ...asAda, body: { ...validWebhook, triggers: ['BOOKING_CONFIRMED'] } }
  const refused = await askWebhooks(await aMockOfWebhooks(), 'POST own', request)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body.error)).toContain('BOOKING_CREATED')
  expect((await askWebhooks(await aMockOfWebhooks(['AL-09']), 'POST own', request)).status).toBe(201)
})

it('gets, changes and deletes one [XT-14]', async () => {
  const mock = await aMockOfWebhooks()
  const one = { ...asAda, webhook: 'ada' }
  const before = await askWebhooks(mock, 'GET own', one)
  expect(before.body.data).toMatchObject({ id: mock.ids['webhook.ada'], active: true })
  const changed = await askWebhooks(mock, 'PATCH own', { ...one, body: { active: false } })
  expect([changed.status, changed.body.data]).toEqual([200, { ...before.body.data, active: false }])
  const deleted = await askWebhooks(mock, 'DELETE own', one)
  expect([deleted.status, deleted.body]).toEqual([200, changed.body])
  expect((await askWebhooks(mock, 'GET own', one)).status).toBe(404)
  expect(receiversIn(await askWebhooks(mock, 'GET own', asAda))).toEqual(['k'])
})

const methods = ['GET', 'PATCH', 'DELETE'] as const
const notAdas = ['dan', 'intro', 'organization', 'platform', '999', 'abc', webhookUuid(300001)]

it.each(methods.flatMap((method) => notAdas.map((webhook) => [method, webhook] as const)))(
  'does not know, on %s, what is none of the caller’s own: %s [XT-14] [WH-01] [ER-16]',
  async (method, webhook) => {
    const mock = await aMockOfWebhooks()
    const body = method === 'PATCH' ? { body: { active: 'no' } } : {}
    expect(refusalIn(await askWebhooks(mock, `${method} own`, { ...asAda, webhook, ...body }))).toEqual([
      ...[404, 'webhook.not_own', expect.stringContaining(`no webhook ${idOr(mock, `webhook.${webhook}`, webhook)};`)],
    ])
  },
)

it.each(methods)('is for the owner alone on %s, whoever runs the rest [XT-14]', async (method) => {
  for (const as of ['systemAdmin', 'orgOwner', 'teamAdmin']) {
    const answered = await askWebhooks(await aMockOfWebhooks(), `${method} own`, { as, webhook: 'dan' })
    expect(refusalIn(answered).slice(0, 2)).toEqual([404, 'webhook.not_own'])
  }
})

it.each([
  ['GET', {}],
  ['POST', {}],
  ['GET', { webhook: 'ada' }],
  ['PATCH', { webhook: 'ada' }],
  ['DELETE', { webhook: 'ada' }],
])('is closed to callers without credentials: %s %j [XT-34] [AU-04]', async (method, rest) => {
  const answered = await askWebhooks(await aMockOfWebhooks(), `${method} own`, rest)
  expect(refusalIn(answered).slice(0, 2)).toEqual([401, 'auth.missing'])
})

it('answers UUIDs and finds one by its own [AL-02]', async () => {
  const mock = await aMockOfWebhooks(['AL-02'])
  const uuids = [mock.ids['webhook.ada'], mock.ids['webhook.adaToo']]
  const listed = await askWebhooks(mock, 'GET own', asAda)
  expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual(uuids)
  const created = await askWebhooks(mock, 'POST own', { ...asAda, body: validWebhook })
  const one = { ...asAda, webhook: created.body.data.id }
  expect(one.webhook).toMatch(/^[0-9a-f-]{36}$/)
  expect((await askWebhooks(mock, 'PATCH own', { ...one, body: {} })).body).toEqual(created.body)
  expect((await askWebhooks(mock, 'DELETE own', one)).body).toEqual(created.body)
})

const delegation = { ...asAda, body: { ...validWebhook, triggers: ['DELEGATION_CREDENTIAL_ERROR'] } }

it('takes DELEGATION_CREDENTIAL_ERROR and warns [WH-05]', async () => {
  const created = await askWebhooks(await aMockOfWebhooks(), 'POST own', delegation)
  expect(created.status).toBe(201)
  expect(created.headers.get('x-mock-warning')).toContain('AL-18')
})

it('refuses DELEGATION_CREDENTIAL_ERROR on a new one, which has no id to name, and stores nothing [AL-18]', async () => {
  const mock = await aMockOfWebhooks(['AL-18'])
  expect(refusalIn(await askWebhooks(mock, 'POST own', delegation))).toEqual([
    ...[
      400,
      'webhook.trigger_needs_organization',
      expect.stringMatching(/^The new webhook belongs to no organization/),
    ],
  ])
  expect(receiversIn(await askWebhooks(mock, 'GET own', asAda))).toEqual(['j', 'k'])
})

it('lets a receiver of the user’s own repeat, since only event types and organizations forbid it [WH-05] [AL-19]', async () => {
  const body = { ...validWebhook, subscriberUrl: 'https://hooks.example.com/j' }
  const created = await askWebhooks(await aMockOfWebhooks(['AL-19']), 'POST own', { ...asAda, body })
  expect([created.status, created.headers.get('x-mock-warning')]).toEqual([201, null])
})
