import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { type Bundle, createMock, type MockOptions } from '../../src/index.js'
import schema from '../../src/replay/bundle.schema.json' with { type: 'json' }
import { replay } from '../../src/replay/replay.js'
import { ask, bookingsVersion } from '../client.js'
import { invoices } from '../overlay/invoices.js'

const open = (options: MockOptions = {}) => createMock({ now: '2026-01-05T09:00:00Z', freeze: true, ...options })
type Mock = Awaited<ReturnType<typeof open>>

const version = bookingsVersion
const attendee = { name: 'Zoe Zander', email: 'zoe@example.com', timeZone: 'Europe/London' }
const book = (mock: Mock, start: string, more: object = {}) =>
  ask(mock, 'POST /v2/bookings', {
    ...{ version, body: { eventTypeId: mock.ids['eventType.intro'], start, attendee, ...more } },
  })

/** A bundle after a way through JSON, as in a file. */
const written = (mock: Mock): Bundle => JSON.parse(JSON.stringify(mock.contract.bundle()))

const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(schema)

it('does a run again, at its times, and finds it as it was', async () => {
  const mock = await open({ scenario: 'team-roundrobin' })
  await book(mock, '2026-01-06T10:00:00Z')
  await book(mock, '2026-01-06T10:00:00Z')
  mock.clock.advance({ days: 2 })
  await ask(mock, 'GET /v2/bookings?status=past', { as: 'owner', version })
  await book(mock, '2026-01-06T10:00:00Z')
  const bundle = written(mock)
  expect([isValid(bundle), isValid.errors]).toEqual([true, null])
  const { requests, isSame } = await replay(bundle)
  expect(isSame).toBe(true)
  expect(requests.map(({ method, replayed }) => [method, replayed])).toEqual([
    ['POST', 201],
    ['POST', 201],
    ['GET', 200],
    ['POST', 400],
  ])
})

it('finds where an answer differs', async () => {
  const mock = await open({ scenario: 'team-roundrobin' })
  await book(mock, '2026-01-06T10:00:00Z')
  const bundle = written(mock)
  const [step] = bundle.steps
  if (step?.do !== 'request') throw new Error('The first step is a request')
  const body = structuredClone(step.reply.body) as { data: { title: string; extra?: string } }
  const was = body.data.title
  Object.assign(body.data, { title: 'Other', extra: 'more' })
  const { requests, isSame } = await replay({ ...bundle, steps: [{ ...step, reply: { status: 200, body } }] })
  expect(isSame).toBe(false)
  expect(requests[0]).toMatchObject({ recorded: 200, replayed: 201, isSame: false })
  expect(requests[0]?.differences).toEqual([
    { at: '/data/title', recorded: 'Other', replayed: was },
    { at: '/data/extra', recorded: 'more', replayed: undefined },
  ])
})

it('keeps no token, and presents the same ones again: right, wrong, expired, of a client, of v1', async () => {
  const mock = await open({ scenario: 'personal' })
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  await ask(mock, 'GET /v2/me', { headers: { authorization: 'Bearer svc_my-real-secret' } })
  await ask(mock, 'GET /v2/me', { headers: { authorization: 'Bearer my-real-token' } })
  await ask(mock, 'GET /v2/me', { as: 'expired' })
  await ask(mock, `GET /v1/bookings/1?apiKey=${mock.keys['owner']}`)
  await ask(mock, 'GET /v1/bookings/1?apiKey=my-real-key')
  const bundle = written(mock)
  expect(JSON.stringify(bundle.steps)).not.toMatch(/my-real|svc_owner/)
  const { requests, isSame } = await replay(bundle)
  expect(requests.map(({ replayed }) => replayed)).toEqual([200, 401, 401, 401, 403, 401])
  expect(isSame).toBe(true)
})

it('presents clients again, and tokens that came to be in the run', async () => {
  const mock = await open({ scenario: 'platform' })
  const [name = ''] = Object.entries(mock.keys).find(([, key]) => typeof key !== 'string') ?? []
  const key = mock.keys[name]
  if (typeof key !== 'object') throw new Error('The scenario has a client')
  const request = `POST /v2/oauth-clients/${key.clientId}/users` as const
  const made = await ask(mock, request, { as: name, body: { email: 'yan@example.com', name: 'Yan' } })
  expect(made.status).toBe(201)
  await ask(mock, 'GET /v2/me', { headers: { authorization: `Bearer ${made.body.data.accessToken}` } })
  await ask(mock, request, { headers: { 'x-svc-client-id': key.clientId, 'x-svc-secret-key': 'wrong' } })
  const { requests, isSame } = await replay(written(mock))
  expect(requests.map(({ replayed }) => replayed)).toEqual([201, 200, 401])
  expect(isSame).toBe(true)
})

it('speaks the word of the product', async () => {
  const mock = await open({ scenario: 'personal', product: 'acme' })
  const headers = { authorization: `Bearer ${mock.keys['owner']}`, 'acme-api-version': version }
  await ask(mock, 'GET /v2/bookings', { headers })
  const [request] = (await replay(written(mock))).requests
  expect(request).toMatchObject({ replayed: 200, isSame: true })
})

it('does faults again, whoever set them, and waits for none', async () => {
  const mock = await open({ scenario: 'team-roundrobin' })
  mock.faults.next({ refuse: 'booking.host_busy' })
  await book(mock, '2026-01-06T10:00:00Z')
  mock.faults.next({ status: 503, when: 'after' })
  await book(mock, '2026-01-06T11:00:00Z')
  await ask(mock, 'GET /v2/event-types', { headers: { 'x-mock-fault': 'status=500' } })
  await ask(mock, 'GET /v2/event-types', { headers: { 'x-mock-fault': 'nonsense' } })
  mock.faults.next({ connection: 'reset', latency: 5 })
  await mock.fetch('/v2/event-types').catch(() => undefined)
  await book(mock, '2026-01-06T11:00:00Z')
  const { requests, isSame } = await replay(written(mock))
  expect(requests.map(({ replayed }) => replayed)).toEqual([400, 503, 500, 400, 503, 201])
  expect(isSame).toBe(true)
})

it('lets happen again what happened beside the requests', async () => {
  const mock = await open({ scenario: 'personal' })
  await mock.seed({ users: { yan: {} }, credentials: { yan: { kind: 'apiKey', user: 'yan' } } })
  await ask(mock, 'GET /v2/me', { as: 'yan' })
  const absence = { userId: Number(mock.ids['user.ada'] ?? 1001), start: '2026-01-06', end: '2026-01-07' }
  mock.events.outOfOffice(absence)
  await book(mock, '2026-01-06T10:00:00Z')
  const bundle = written(mock)
  expect(bundle.steps.map((step) => step.do)).toEqual(['seed', 'request', 'event', 'request'])
  const { requests, isSame } = await replay(bundle)
  expect(requests.map(({ replayed }) => replayed)).toEqual([200, 400])
  expect(isSame).toBe(true)
})

it('begins with what was restored or imported last', async () => {
  const mock = await open({ scenario: 'team-roundrobin' })
  await book(mock, '2026-01-06T10:00:00Z')
  const kept = mock.snapshot()
  await book(mock, '2026-01-06T11:00:00Z')
  mock.restore(kept)
  await ask(mock, 'GET /v2/bookings', { as: 'owner', version })
  const bundle = written(mock)
  expect(bundle.steps).toHaveLength(1)
  expect((await replay(bundle)).isSame).toBe(true)
})

it('does a run again that began with a sandbox of its own', async () => {
  const mock = await open({ scenario: 'team-roundrobin' })
  const worker = mock.sandbox('worker-1')
  await worker.fetch('/v2/event-types')
  expect((await replay(worker.contract.bundle())).isSame).toBe(true)
})

it('forgives times of a running clock, and no others', async () => {
  const mock = await open({ scenario: 'team-roundrobin', freeze: false })
  await book(mock, '2026-01-06T10:00:00Z')
  const bundle = written(mock)
  expect(bundle.clock).toBe('running')
  expect((await replay(bundle)).isSame).toBe(true)
})

it('sends bodies that are no JSON as they were', async () => {
  const mock = await open()
  const headers = { 'content-type': 'application/json' }
  await mock.fetch('/v2/bookings', { method: 'POST', headers, body: '{"start":' })
  await mock.fetch('/v2/bookings', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'hello' })
  const { requests, isSame } = await replay(written(mock))
  expect(requests.map(({ replayed }) => replayed)).toEqual([400, 400])
  expect(isSame).toBe(true)
})

it('answers again from the document of the overlay', async () => {
  const mock = await open({ overlay: invoices, overlayMode: 'dynamic' })
  await ask(mock, 'GET /v2/invoices')
  await ask(mock, 'GET /v2/invoices', { headers: { 'x-mock-overlay': 'status=404' } })
  const { requests, isSame } = await replay(written(mock))
  expect(requests.map(({ replayed }) => replayed)).toEqual([200, 404])
  expect(isSame).toBe(true)
})

it('says what the journal no longer held', async () => {
  const mock = await open({ journalSize: 2 })
  for (let count = 0; count < 3; count += 1) await ask(mock, 'GET /v2/event-types')
  expect(mock.contract.bundle().notes).toEqual([
    'The first 1 requests are missing; the journal no longer held them (journalSize makes room)',
  ])
})
