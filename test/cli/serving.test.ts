import { expect, it, vi } from 'vitest'
import { curlLine } from '../../src/cli/serving/curl.js'
import { deliveryJson, deliveryLine } from '../../src/cli/serving/delivery-line.js'
import { exampleRequests } from '../../src/cli/serving/example-requests.js'
import { loginsOf } from '../../src/cli/serving/logins.js'
import { requestJson, requestLine } from '../../src/cli/serving/request-line.js'
import { serve } from '../../src/cli/serving/serve.js'
import { toMockOptions } from '../../src/cli/serving/settings.js'
import { startText } from '../../src/cli/serving/start-text.js'
import { untilStopped } from '../../src/cli/serving/until-stopped.js'
import { createPaint } from '../../src/cli/terminal/paint.js'
import type { Delivery, Exchange, MockOptions, Scenario } from '../../src/index.js'
import { assembleMock } from '../../src/mock.js'
import { listScenarios } from '../../src/scenario/built-in.js'

const plain = createPaint(false)
const address = { url: 'http://127.0.0.1:4010', host: '127.0.0.1' }
const textOf = async (options: MockOptions, at = address) =>
  startText(await assembleMock(options), at, plain).join('\n')

it.each(listScenarios().map(({ name }) => name))('proposes two requests that succeed in %s', async (scenario) => {
  const seen: Exchange[] = []
  const assembled = await assembleMock({ scenario, product: 'acme', onRequest: (it) => seen.push(it) })
  const requests = exampleRequests(assembled, loginsOf(assembled))
  expect(seen).toEqual([])
  expect(requests).toHaveLength(2)
  for (const { method, path, headers, body } of requests) {
    const reply = await assembled.mock.fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    expect(reply.status).toBeLessThan(300)
  }
})

it('books in the personal scenario, and leaves no trace of having tried', async () => {
  const now = '2026-01-05T09:00:00Z'
  const [tried, untried] = await Promise.all([assembleMock({ now, freeze: true }), assembleMock({ now, freeze: true })])
  const [, booking] = exampleRequests(tried, loginsOf(tried))
  expect(booking).toMatchObject({
    says: 'Book "Intro call" tomorrow',
    method: 'POST',
    body: { start: '2026-01-06T10:00:00.000Z' },
  })
  expect(tried.mock.snapshot().counters).toEqual(untried.mock.snapshot().counters)
  const reply = await tried.mock.fetch('/v2/bookings')
  expect(reply.headers.get('x-ratelimit-remaining-default')).toBe('119')
  expect(reply.headers.get('x-request-id')).toBe((await untried.mock.fetch('/v2/bookings')).headers.get('x-request-id'))
})

it('lists where nothing can be booked, and where nobody can log in', async () => {
  const nobody: Scenario = { format: 1, story: 'Nobody is here.' }
  const assembled = await assembleMock({ scenario: nobody })
  expect(exampleRequests(assembled, []).map(({ path }) => path)).toEqual(['/v2/event-types'])
})

it('tells who can log in with what, and as whom', async () => {
  const text = await textOf({})
  expect(text).toContain('svc-mock listens on http://127.0.0.1:4010\n')
  expect(text).toContain('personal: One person with three event types')
  expect(text).toMatch(/owner +svc_owner_personal +Ada Archer \(ada\)/)
  expect(text).toMatch(/expired +svc_expired_personal +Ada Archer \(ada\), expired/)
  expect(text).not.toMatch(/Clock|State|Profile|Alternatives|Policy|Product/)
})

it('tells a client with both of its parts', async () => {
  expect(await textOf({ scenario: 'platform' })).toMatch(/ with secret svc_secret_\S+ /)
})

it('tells everything that is not as by default', async () => {
  const text = await textOf({
    now: '2026-01-05T09:00:00Z',
    freeze: true,
    product: 'acme',
    profile: 'service',
    policy: 'choice',
    alternatives: ['AL-11'],
    rateLimit: true,
  })
  for (const part of [
    'stands at 2026-01-05T09:00:00.000Z',
    'Product',
    'acme_owner_personal',
    'service: ',
    'AL-11',
    'choice: ',
    'Rate limit',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('AL-16')
})

it('tells where deliveries may go, how often they are tried, and that a token is needed, without the token', async () => {
  const given = toMockOptions({ 'allow-delivery': ['hooks.example.com'], retry: 3, 'control-token': 'hidden-one' })
  const text = await textOf(given)
  expect(text).toMatch(/Deliveries +may leave this machine, to hooks\.example\.com/)
  expect(text).toMatch(/Retry +a delivery that fails is sent up to 3 times/)
  expect(text).toMatch(/Control +only with the control token/)
  expect(text).toContain(`curl '${address.url}/__svc/info' -H "x-mock-control-token: $SVC_MOCK_CONTROL_TOKEN"`)
  expect(text).not.toContain('hidden-one')
})

it('names the control interface in a line to paste', async () => {
  const text = await textOf({})
  expect(text.split('\n')).toContain(`  curl '${address.url}/__svc/info'`)
  expect(text).not.toMatch(/Deliveries|Retry|Control/)
})

it('makes options of the mock of what was given on the command line', () => {
  const given = { 'delivery-timeout': 5, 'journal-size': 6, retry: 2, 'allow-delivery': ['a.example.com'] }
  expect(toMockOptions({ ...given, 'control-token': 't' })).toEqual({
    ...{ deliveryTimeout: 5, journalSize: 6, retry: { attempts: 2 } },
    ...{ allowDelivery: ['a.example.com'], controlToken: 't' },
  })
})

it('tells that a clock that was set runs, and that other machines can come in', async () => {
  const text = await textOf({ now: '2026-01-05T09:00:00Z' }, { ...address, host: '0.0.0.0' })
  expect(text).toContain('runs from 2026-01-05T09:00:0')
  expect(text).toContain('and to other machines')
})

it('writes out what a terminal would obey in the names of a scenario', async () => {
  const scenario: Scenario = {
    format: 1,
    story: 'Red \u001b[31m.',
    users: { ada: { name: 'Ada\u001b]0;x\u0007' } },
    credentials: { owner: { kind: 'apiKey', user: 'ada' } },
  }
  const text = await textOf({ scenario })
  expect(text).toContain('Ada\\u001b]0;x\\u0007 (ada)')
  expect(text).not.toContain('\u001b')
})

it('quotes for the shell', () => {
  const request = { says: '', method: 'POST', path: '/v2/x', headers: { a: "it's" }, body: { b: "c'd" } }
  expect(curlLine('http://h', request)).toBe(`curl -X POST 'http://h/v2/x' -H 'a: it'\\''s' -d '{"b":"c'\\''d"}'`)
})

const exchange: Exchange = {
  method: 'GET',
  path: '/v2/bookings?x=\u009b',
  operationId: 'listBookings',
  status: 200,
  caller: 'owner',
  generation: 'current',
  version: undefined,
  violations: [],
  warnings: [{ message: 'mind this', id: 'AL-10' }],
  restsOn: ['BK-53', 'BK-10'],
  why: undefined,
  refusedBy: undefined,
  fault: undefined,
  test: undefined,
  source: undefined,
  at: 0,
  milliseconds: 0.84,
  params: {},
  query: {},
  body: undefined,
  reply: {},
  size: 40,
}

it('tells a request on one line', () => {
  expect(requestLine(exchange, 0.84, plain)).toBe(
    'GET /v2/bookings?x=\\u009b  200  listBookings  0.8 ms  owner  rests on BK-53, BK-10  ! AL-10: mind this',
  )
})

it('tells a refused one with the name of the refusal, and nobody as anonymous', () => {
  const refused: Exchange = {
    ...exchange,
    status: 404,
    operationId: undefined,
    caller: undefined,
    refusedBy: 'route.unknown',
    warnings: [],
    restsOn: [],
  }
  expect(requestLine(refused, 1, plain)).toMatch(/ {2}404 {2}- {2}1\.0 ms {2}anonymous {2}refused by route\.unknown$/)
})

it('colours the status only where colours are seen', () => {
  expect(requestLine(exchange, 1, createPaint(true))).toContain('\u001b[32m200\u001b[0m')
})

it('tells a request as JSON', () => {
  const line = requestJson(exchange, 0.84)
  expect(line).not.toContain('\u009b')
  expect(JSON.parse(line)).toMatchObject({ event: 'request', status: 200, path: exchange.path, milliseconds: 0.84 })
})

it("masks the key in what observers are told, and speaks in the product's word", async () => {
  const seen: Exchange[] = []
  const { mock } = await assembleMock({ product: 'acme', onRequest: (it) => seen.push(it) })
  await mock.fetch('/v1/bookings/1?a=1&apiKey=acme_owner_personal&api%4Bey=x')
  await mock.fetch('/v2/bookings', { headers: { authorization: 'Bearer acme_owner_personal' } })
  expect(seen[0]?.path).toBe('/v1/bookings/1?a=1&apiKey=***&api%4Bey=***')
  expect(seen[1]?.warnings[0]?.message).toContain('acme-api-version')
})

const delivery: Delivery = {
  ...{ id: 700001, trigger: 'BOOKING_CREATED', webhookId: 300001, bookingUid: 'b', createdAt: '' },
  ...{ url: 'http://127.0.0.1:4011/x', headers: { a: 'secret-signature' }, body: '{}', payload: {} },
  ...{ state: 'delivered', attempts: [{ at: '', status: 200, milliseconds: 12 }], restsOn: ['WH-10'] },
}
const failed = { at: '', error: 'No connection\u009b', milliseconds: 3 }

it.each<readonly [string, Partial<Delivery>, string]>([
  ['that was taken', {}, '200  12 ms'],
  ['that was taken at last', { attempts: [failed, ...delivery.attempts] }, '200  12 ms  attempt 2'],
  [
    'that is given up',
    { state: 'failed', reason: 'No connection\u009b', attempts: [failed] },
    '3 ms  failed: No connection\\u009b',
  ],
  [
    'that is sent again',
    { state: 'waiting', reason: 'It is sent again', attempts: [{ at: '', status: 500, milliseconds: 1 }] },
    '500  1 ms  waiting: It is sent again',
  ],
  [
    'that is refused',
    { state: 'refused', reason: 'Allow it with --allow-delivery x', attempts: [] },
    'refused: Allow it with --allow-delivery x',
  ],
  ['that a disturbance swallowed', { state: 'dropped', attempts: [] }, 'dropped'],
])('tells a delivery %s on one line', (_what, given, told) => {
  expect(deliveryLine({ ...delivery, ...given }, plain)).toBe(`→ BOOKING_CREATED http://127.0.0.1:4011/x  ${told}`)
})

it('tells a delivery as JSON, without what it carried', () => {
  const line = deliveryJson(delivery)
  expect(JSON.parse(line)).toMatchObject({
    event: 'delivery',
    id: 700001,
    state: 'delivered',
    attempts: [{ status: 200 }],
  })
  expect(line).not.toMatch(/secret-signature|"body"|"payload"/)
})

it('ends the former mock when it makes one anew, and the last one when it closes', async () => {
  const served = await serve({}, { port: 0 })
  const ended = () => {
    const waiting = served.assembled.mock.deliveries.waitFor({}, { timeout: 60_000 })
    return expect(waiting).rejects.toThrow('The mock was closed')
  }
  await Promise.all([ended(), served.reload()])
  expect((await fetch(`${served.url}/v2/event-types`)).status).toBe(200)
  await Promise.all([ended(), served.close()])
})

const aPlatform = () => {
  const signals: (() => void)[] = []
  let time = 0
  const platform = { on: (_: string, listener: () => void) => signals.push(listener), exit: vi.fn(), now: () => time }
  return { platform, signal: () => signals[0]?.(), pass: (milliseconds: number) => (time += milliseconds) }
}

it('closes once, however often the first signal is passed on', async () => {
  const { platform, signal } = aPlatform()
  const close = vi.fn(async () => undefined)
  const stopped = untilStopped(close, platform)
  signal()
  signal()
  await stopped
  expect(close).toHaveBeenCalledOnce()
  expect(platform.exit).not.toHaveBeenCalled()
})

it('ends with 130 at a second signal while it closes', () => {
  const { platform, signal, pass } = aPlatform()
  void untilStopped(() => new Promise(() => undefined), platform)
  signal()
  pass(200)
  signal()
  expect(platform.exit).toHaveBeenCalledWith(130)
})

it('fails when what was to be written could not be', async () => {
  const { platform, signal } = aPlatform()
  const stopped = untilStopped(() => Promise.reject(new Error('disk full')), platform)
  signal()
  await expect(stopped).rejects.toThrow('disk full')
})
