import { expect, it } from 'vitest'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { aMockOfWebhooks, askWebhooks, receiversIn, validWebhook } from '../builders/a-webhook-request.js'

const asBen = { as: 'teamAdmin' }
const standup = 'team.crew/eventType.standup'

it('lists what the path of the event type alone lists [XT-17] [WH-02]', async () => {
  const mock = await aMockOfWebhooks()
  const listed = await askWebhooks(mock, `GET ${standup}`, asBen)
  expect(listed.status).toBe(200)
  expect(listed.body.data).toMatchObject([{ eventTypeId: mock.ids['eventType.standup'], secret: 'shh' }])
  expect(listed.body).toEqual((await askWebhooks(mock, 'GET eventType.standup', asBen)).body)
})

it('creates, gets, changes and deletes one [XT-17] [XT-35]', async () => {
  const mock = await aMockOfWebhooks()
  const created = await askWebhooks(mock, `POST ${standup}`, { ...asBen, body: validWebhook })
  expect(created.status).toBe(201)
  const { id, ...rest } = created.body.data
  expect(rest).toEqual({ eventTypeId: mock.ids['eventType.standup'], ...validWebhook, version: '2021-10-20' })
  const one = { ...asBen, webhook: String(id) }
  expect((await askWebhooks(mock, `GET ${standup}`, one)).body).toEqual(created.body)
  const changed = await askWebhooks(mock, `PATCH ${standup}`, { ...one, body: { triggers: [] } })
  expect(changed.body.data).toEqual({ ...created.body.data, triggers: [] })
  expect((await askWebhooks(mock, `DELETE ${standup}`, one)).body).toEqual(changed.body)
  expect(receiversIn(await askWebhooks(mock, `GET ${standup}`, asBen))).toEqual(['g'])
})

it('lists a part [XT-30]', async () => {
  expect(
    receiversIn(await askWebhooks(await aMockOfWebhooks(), `GET ${standup}`, { ...asBen, query: '?skip=1' })),
  ).toEqual([])
})

it('deletes all and says how many there were [XT-17] [XT-15]', async () => {
  const mock = await aMockOfWebhooks()
  const deleted = await askWebhooks(mock, `DELETE ${standup}`, asBen)
  const text = `Deleted 1 webhook of event type ${mock.ids['eventType.standup']}`
  expect([deleted.status, deleted.body]).toEqual([200, { status: 'success', data: text }])
  expect(receiversIn(await askWebhooks(mock, 'GET team.crew/eventType.retro', asBen))).toEqual(['h'])
})

const ways = [
  ['GET', {}],
  ['POST', { body: validWebhook }],
  ['DELETE', {}],
  ['GET', { webhook: 'standup' }],
  ['PATCH', { webhook: 'standup', body: {} }],
  ['DELETE', { webhook: 'standup' }],
] as const

it.each(ways)('serves admins of the team and of its organization: %s %j [XT-17] [AU-08]', async (method, rest) => {
  for (const as of ['teamAdmin', 'orgOwner', 'systemAdmin', 'client']) {
    const answered = await askWebhooks(await aMockOfWebhooks(['AL-38']), `${method} ${standup}`, { ...rest, as })
    expect([as, answered.status]).toEqual([as, method === 'POST' ? 201 : 200])
  }
})

it.each(ways)('refuses everybody else before it looks further: %s %j [XT-17] [AU-09] [ER-16]', async (method, rest) => {
  const refusals = {
    member: 'access.role_too_low',
    orgKeeper: 'access.not_team_member',
    outsider: 'access.not_team_member',
    managedUser: 'access.not_team_member',
  }
  for (const [as, name] of Object.entries(refusals)) {
    const answered = await askWebhooks(await aMockOfWebhooks(), `${method} team.crew/eventType.intro`, { ...rest, as })
    expect([as, ...refusalIn(answered).slice(0, 2)]).toEqual([as, 403, name])
  }
})

it.each(ways)('does not know what is none of the team: %s %j [XT-17] [EV-52]', async (method, rest) => {
  for (const eventType of ['intro', 'lamps', '99999']) {
    const of = `team.crew/eventType.${eventType}`
    const answered = await askWebhooks(await aMockOfWebhooks(), `${method} ${of}`, { ...rest, as: 'orgOwner' })
    expect(refusalIn(answered).slice(0, 2)).toEqual([404, 'event_type.not_of_team'])
  }
})

it.each(ways)('is closed to callers without credentials: %s %j [XT-34] [AU-04]', async (method, rest) => {
  expect((await askWebhooks(await aMockOfWebhooks(), `${method} ${standup}`, rest)).status).toBe(401)
})

const others = [
  ['999', 404, 'webhook.unknown'],
  ['crew', 400, 'webhook.of_no_event_type'],
  ['retro', 403, 'webhook.of_another_event_type'],
] as const

it.each((['GET', 'PATCH', 'DELETE'] as const).flatMap((method) => others.map((other) => [method, ...other] as const)))(
  'refuses, on %s, the webhook %s with %i %s [XT-17] [WH-06]',
  async (method, webhook, status, name) => {
    const body = method === 'PATCH' ? { body: { active: 'no' } } : {}
    const answered = await askWebhooks(await aMockOfWebhooks(), `${method} ${standup}`, { ...asBen, webhook, ...body })
    expect(refusalIn(answered).slice(0, 2)).toEqual([status, name])
  },
)

it('answers a UUID and finds by it [AL-02]', async () => {
  const mock = await aMockOfWebhooks(['AL-02'])
  const changed = await askWebhooks(mock, `PATCH ${standup}`, { ...asBen, webhook: 'standup', body: {} })
  expect(changed.body.data.id).toBe(mock.ids['webhook.standup'])
})

it.each([
  ['AL-18', { triggers: ['DELEGATION_CREDENTIAL_ERROR'] }, 400, 'webhook.trigger_needs_organization'],
  ['AL-19', { subscriberUrl: 'https://hooks.example.com/g' }, 409, 'webhook.subscriber_url_taken'],
] as const)(
  'warns of %s on a new one, or refuses it [WH-05] [AL-18] [AL-19]',
  async (alternative, part, status, name) => {
    const request = { ...asBen, body: { ...validWebhook, ...part } }
    const created = await askWebhooks(await aMockOfWebhooks(), `POST ${standup}`, request)
    expect(created.headers.get('x-mock-warning')).toContain(alternative)
    const refused = await askWebhooks(await aMockOfWebhooks([alternative]), `POST ${standup}`, request)
    expect(refusalIn(refused).slice(0, 2)).toEqual([status, name])
  },
)
