import supertest from 'supertest'
import { expect, it } from 'vitest'
import { createMock, type Mock, type Scenario } from '../../src/index.js'
import type { Exchange } from '../../src/pipeline/engine.js'
import { ask, type Answered } from '../client.js'
import { now } from '../pipeline/open-personal.js'

const scenario: Scenario = {
  format: 1,
  story: 'A product that has a name of its own.',
  organizations: { harbour: { name: 'Harbour', members: { ada: 'OWNER' } } },
  teams: { crew: { name: 'Crew', organization: 'harbour', members: { ada: 'OWNER', ben: 'MEMBER' } } },
  users: { ada: { name: 'Ada Archer', apps: ['zoom'] }, ben: { name: 'Ben Brook' } },
  eventTypes: {
    intro: { owner: 'ada', title: 'Intro call', lengthInMinutes: 30 },
    call: { team: 'crew', title: 'Crew call', lengthInMinutes: 30, schedulingType: 'collective', hosts: ['ada', 'ben'] },
  },
  bookings: {
    first: { eventType: 'intro', start: '+2d 10:00 Europe/London', attendee: { name: 'Ben Brook', email: 'ben@example.com' } },
    past: { eventType: 'intro', start: '-2d 10:00 Europe/London', attendee: { name: 'Ben Brook', email: 'ben@example.com' } },
  },
  recordings: { past: { booking: 'past' } },
  webhooks: { all: { eventType: 'call', subscriberUrl: 'https://example.com/hook', triggers: ['AFTER_HOSTS_SVC_VIDEO_NO_SHOW'] } },
  oauthClients: { platform: { user: 'ada' } },
  credentials: { owner: { kind: 'apiKey', user: 'ada' }, platform: { kind: 'oauthClient', client: 'platform' }, expired: { kind: 'apiKey', user: 'ada', expired: true } },
}

const open = async (product = 'acme') => {
  const exchanges: Exchange[] = []
  const mock = await createMock({ scenario, product, now, freeze: true, onRequest: (exchange) => exchanges.push(exchange) })
  const version = (value: string) => ({ [`${product}-api-version`]: value })
  const send = (request: `${string} /${string}`, { body, ...headers }: { body?: unknown; [name: string]: unknown } = {}) =>
    ask(mock, request, { ...(!('authorization' in headers) && { as: 'owner' }), headers: headers as Record<string, string>, ...(body !== undefined && { body }) })
  return { mock, send, exchanges, current: version('2024-08-13'), types: version('2024-06-14'), version }
}

const attendee = { name: 'Cleo Carver', phoneNumber: '+442071838750', timeZone: 'Europe/London' }
const booking = (mock: Mock, more: object = {}) => ({ start: '2026-01-12T10:00:00Z', eventTypeId: mock.ids['eventType.intro'], attendee, ...more })
const teamType = (more: object = {}) => ({ title: 'New', slug: 'new', lengthInMinutes: 30, schedulingType: 'collective', ...more })

/** Everything that a client sees of an answer. */
const seen = ({ headers, body }: Answered): string => `${JSON.stringify([...headers])} ${JSON.stringify(body)}`

it('says svc nowhere on the wire: replies and refusals, headers and bodies, of every kind of operation', async () => {
  const { mock, send, current, types, exchanges } = await open()
  const { ids, keys } = mock
  const first = `/v2/bookings/${ids['booking.first']}` as const
  const org = `/v2/organizations/${ids['organization.harbour']}` as const
  const crew = `/v2/teams/${ids['team.crew']}` as const
  const webhook = `/v2/event-types/${ids['eventType.call']}/webhooks/${ids['webhook.all']}` as const
  const answers = [
    await send('POST /v2/bookings', { ...current, body: booking(mock) }),
    await send('POST /v2/bookings', { ...current, body: booking(mock, { location: { type: 'integration', integration: 'webex-video' } }) }),
    await send('POST /v2/bookings', { ...current, body: {} }),
    await send('POST /v2/bookings', { body: booking(mock) }),
    await send(`GET ${first}`, current),
    await send(`GET ${first}`),
    await send(`GET /v2/bookings/${ids['booking.past']}/recordings`, current),
    await send('GET /v2/bookings', current),
    await send('GET /v2/bookings', { 'acme-api-version': '2024-04-15' }),
    await send(`PATCH ${first}/location`, { ...current, body: { location: { type: 'integration', integration: 'webex-video' } } }),
    await send(`PATCH ${first}/location`, { ...current, body: { location: { type: 'integration', integration: 1 } } }),
    await send(`PATCH ${first}/location`, { ...current, body: { location: { type: 'integration', integration: 'acme-video' } } }),
    await send(`PATCH ${first}/location`),
    await send(`PATCH ${first}/location`, { 'acme-api-version': '2024-06-14' }),
    await send('GET /v2/event-types?username=ada', types),
    await send('GET /v2/event-types?username=ada'),
    await send(`GET /v2/event-types/${ids['eventType.intro']}`, types),
    await send(`GET ${crew}/event-types`),
    await send(`POST ${crew}/event-types`, { body: teamType({ acmeVideoSettings: { disableRecordingForGuests: true } }) }),
    await send(`POST ${crew}/event-types`, { body: teamType({ slug: 'wrong', acmeVideoSettings: { disableRecordingForGuests: 1 } }) }),
    await send(`POST ${crew}/event-types`, { body: teamType({ slug: 'wrong', acmeVideoSettings: 7, locations: [{ type: 'integration', integration: 'unheard' }] }) }),
    await send(`PATCH ${webhook}`, { body: { triggers: ['AFTER_GUESTS_ACME_VIDEO_NO_SHOW'] } }),
    await send(`PATCH ${webhook}`, { body: { triggers: ['BOOKING_NO_SHOW'] } }),
    await send(`GET ${org}/bookings`),
    await send('PATCH /v2/me', { body: { bio: 'Talks.' } }),
    await send('GET /v2/bookings', { authorization: '' }),
    await send('GET /v2/bookings', { authorization: 'Bearer acme_unknown' }),
    await send('GET /v2/bookings', { authorization: 'Bearer unknown' }),
    await send('GET /v2/bookings', { 'x-acme-client-id': 'unknown', 'x-acme-secret-key': 'x' }),
    await send('OPTIONS /v2/bookings'),
    await send('GET /v2/nowhere'),
    await send(`GET /v1/bookings/100001?apiKey=${keys['owner']}`),
    await send(`GET /v1/bookings/100001?apiKey=${keys['expired']}`),
    await send('GET /v1/payments'),
  ]
  expect(answers.map(({ status }) => status).sort()).toContain(201)
  expect(answers.flatMap((answer) => seen(answer).match(/.{0,60}svc.{0,40}/gi) ?? [])).toEqual([])
  expect(JSON.stringify(exchanges)).not.toMatch(/svc/i)
  expect(JSON.stringify(keys)).not.toMatch(/svc/i)
  expect((await supertest(mock.handler).get('/')).text.replaceAll('__svc/openapi/', '')).not.toMatch(/svc/i)
})

it('names the entries behind a refusal of the policy without svc', async () => {
  const mock = await createMock({ scenario, product: 'acme', now, freeze: true, policy: 'specification' })
  const answer = await ask(mock, 'POST /v2/bookings', { headers: { 'acme-api-version': '2024-08-13' }, body: booking(mock, { recurrenceCount: 2 }) })
  expect(seen(answer)).not.toMatch(/svc/i)
})

it('takes and shows the video app, the video settings and the triggers in the product\'s word [EV-28]', async () => {
  const { mock, send, current } = await open()
  const crew = `/v2/teams/${mock.ids['team.crew']}` as const
  const settings = { disableRecordingForGuests: true, redirectUrlOnExit: 'https://example.com/svc-video' }
  const created = await send(`POST ${crew}/event-types`, { body: teamType({ acmeVideoSettings: settings, locations: [{ type: 'integration', integration: 'acme-video' }] }) })
  expect([created.status, created.body.data.acmeVideoSettings, created.body.data.locations]).toEqual([201, settings, [{ type: 'integration', integration: 'acme-video' }]])
  const booked = await send('POST /v2/bookings', { ...current, body: booking(mock, { location: { type: 'integration', integration: 'acme-video' } }) })
  const { data } = booked.body
  expect([data.location, data.icsUid, data.attendees[0].email]).toEqual([`https://acme.example.com/video/${data.uid}`, `${data.uid}@acme`, '442071838750@sms.acme'])
  expect(data.bookingFieldsResponses.location).toEqual({ value: 'integrations:acme-video', optionValue: '' })
  const found = await send('GET /v2/bookings?attendeeEmail=442071838750@sms.acme', current)
  expect(found.body.pagination.totalItems).toBe(1)
  const hook = await send(`PATCH /v2/event-types/${mock.ids['eventType.call']}/webhooks/${mock.ids['webhook.all']}`, { body: { triggers: ['AFTER_HOSTS_ACME_VIDEO_NO_SHOW', 'BOOKING_PAID'] } })
  expect(hook.body.data.triggers).toEqual(['AFTER_HOSTS_ACME_VIDEO_NO_SHOW', 'BOOKING_PAID'])
})

it('shows in errors the value that was sent under the product\'s word [ER-12]', async () => {
  const { mock, send } = await open()
  const { body } = await send(`POST /v2/teams/${mock.ids['team.crew']}/event-types`, { body: teamType({ acmeVideoSettings: { disableRecordingForGuests: 'yes' } }) })
  const [found] = body.error.details.errors
  expect([found.property, found.value]).toEqual(['acmeVideoSettings', { disableRecordingForGuests: 'yes' }])
  expect(found.children[0]).toMatchObject({ property: 'disableRecordingForGuests', value: 'yes', constraints: { type: 'acmeVideoSettings.disableRecordingForGuests must be a boolean' } })
})

it('knows the names of svc no more, and tells of them as they were sent', async () => {
  const { mock, send } = await open()
  const crew = `/v2/teams/${mock.ids['team.crew']}` as const
  const key = String(mock.keys['owner']).replace('acme_', 'svc_')
  const refused = await send('GET /v2/bookings', { authorization: `Bearer ${key}` })
  expect(refused.headers.get('x-mock-refused-by')).toBe('auth.token_unknown')
  const older = await send('GET /v2/event-types', { 'svc-api-version': '2024-06-14' })
  expect(older.body.data.eventTypeGroups).toBeDefined()
  const { clientId, clientSecret } = mock.keys['platform'] as { clientId: string; clientSecret: string }
  const client = await send('GET /v2/bookings', { authorization: '', 'x-svc-client-id': clientId, 'x-svc-secret-key': clientSecret })
  expect(client.headers.get('x-mock-refused-by')).toBe('auth.missing')
  const dropped = await send(`POST ${crew}/event-types`, { body: teamType({ svcVideoSettings: { disableRecordingForGuests: true } }) })
  expect([dropped.status, dropped.body.data.acmeVideoSettings]).toEqual([201, {}])
  expect(dropped.headers.get('x-mock-warning')).toContain('ER-07: svcVideoSettings is not described')
  const app = await send(`POST ${crew}/event-types`, { body: teamType({ slug: 'b', locations: [{ type: 'integration', integration: 'svc-video' }] }) })
  expect([app.status, JSON.stringify(app.body)]).toEqual([400, expect.stringContaining('acme-video')])
  const trigger = await send(`PATCH /v2/event-types/${mock.ids['eventType.call']}/webhooks/${mock.ids['webhook.all']}`, { body: { triggers: ['AFTER_HOSTS_SVC_VIDEO_NO_SHOW'] } })
  expect(trigger.status).toBe(400)
})

it('takes the client headers in the product\'s word [AU-02]', async () => {
  const { mock, send, exchanges } = await open()
  const { clientId, clientSecret } = mock.keys['platform'] as { clientId: string; clientSecret: string }
  expect(clientSecret).toMatch(/^acme_/)
  const { status } = await send('GET /v2/bookings', { authorization: '', 'x-acme-client-id': clientId, 'x-acme-secret-key': clientSecret })
  expect([status, exchanges.at(-1)?.caller]).toEqual([200, 'platform'])
})

const texts = ['svc', 'svc-video', 'our acme-video room', 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW', 'x-svc-client-id', '{svc}', 'a@svc']

it.each(texts)('never changes %s in text of users, in either direction', async (text) => {
  const { mock, send, current } = await open()
  const booked = await send('POST /v2/bookings', {
    ...current,
    body: booking(mock, {
      attendee: { ...attendee, name: text },
      metadata: { svcVideoSettings: text, acme: text },
      bookingFieldsResponses: { notes: text, 'svc-video': text },
    },
  })
  const { data } = booked.body
  expect(data.metadata).toEqual({ svcVideoSettings: text, acme: text })
  expect([data.description, data.bookingFieldsResponses.notes, data.bookingFieldsResponses['svc-video'], data.attendees[0].name]).toEqual([text, text, text, text])
  const older = await send(`GET /v2/bookings/${data.uid}`)
  expect([older.body.data.description, older.body.data.responses.name, older.body.data.metadata]).toEqual([text, text, data.metadata])
  const moved = await send(`PATCH /v2/bookings/${data.uid}/location`, { ...current, body: { location: { type: 'address', address: text } } })
  expect(moved.body.data.location).toBe(text)
  const me = await send('PATCH /v2/me', { body: { bio: text, name: text } })
  expect([me.body.data.bio, me.body.data.name]).toEqual([text, text])
})

it('takes a product with hyphens', async () => {
  const { mock, send, version, types } = await open('blue-door')
  expect(mock.keys['owner']).toBe('blue-door_owner_scenario')
  const listed = await send(`GET /v2/event-types/${mock.ids['eventType.intro']}`, types)
  expect([listed.status, listed.body.data.blueDoorVideoSettings, listed.body.data.locations]).toEqual([200, {}, [{ type: 'integration', integration: 'blue-door-video' }]])
  const hook = await send(`PATCH /v2/event-types/${mock.ids['eventType.call']}/webhooks/${mock.ids['webhook.all']}`, { body: { triggers: ['AFTER_HOSTS_BLUE_DOOR_VIDEO_NO_SHOW'] } })
  expect(hook.body.data.triggers).toEqual(['AFTER_HOSTS_BLUE_DOOR_VIDEO_NO_SHOW'])
  const list = await send('GET /v2/bookings', version('2024-04-15'))
  expect(JSON.stringify(list.body)).toContain('nextCursor')
})

it.each(['Acme', 'ac me', '-acme', 'acme-', 'a--b', '1acme', 'acme_x', '', 'x'.repeat(41)])('refuses the product "%s"', async (product) => {
  await expect(createMock({ product })).rejects.toThrow("cannot be the product's word")
})

it('serves the documents in the product\'s word', async () => {
  const { mock } = await open()
  for (const name of ['v1', 'v2']) {
    const { text } = await supertest(mock.handler).get(`/__svc/openapi/${name}.json`)
    expect(text.replaceAll(/"x-svc-[a-z-]+":/g, '').match(/.{20}svc.{20}/gi)).toBeNull()
  }
})
