import { expect, it } from 'vitest'
import { createMock, type MockOptions } from '../../src/index.js'
import { ask } from '../client.js'
import { invoices } from './invoices.js'

const open = (options: MockOptions = {}) =>
  createMock({ overlay: invoices, now: '2026-01-05T09:00:00Z', freeze: true, ...options })

it('answers an operation that the mock has no handler for by the first example, and says so', async () => {
  const { status, headers, body } = await ask(await open(), 'GET /v2/invoices')
  expect({ status, body }).toEqual({ status: 200, body: [{ id: 7, state: 'open' }] })
  expect(headers.get('x-mock-synthetic')).toBe('true')
  expect(headers.get('content-type')).toContain('application/json')
  expect(headers.get('x-ratelimit-remaining-default')).toBe('119')
})

it('answers by the schema where there is no example', async () => {
  const { status, body } = await ask(await open(), 'POST /v2/invoices', { as: 'owner', body: { total: 3 } })
  expect(status).toBe(201)
  expect(body).toEqual({ id: 0, state: 'open', note: 'string' })
})

it('answers the status and the example that a request asks for', async () => {
  const mock = await open()
  const missing = await ask(mock, 'GET /v2/invoices', { headers: { 'x-mock-overlay': 'status=404' } })
  expect({ status: missing.status, body: missing.body }).toEqual({ status: 404, body: { reason: 'none' } })
  const none = await ask(mock, 'GET /v2/invoices', { headers: { 'x-mock-overlay': 'status=200, example=none' } })
  expect(none.body).toEqual([])
})

it('answers without a body where none is described', async () => {
  const { status, body, headers } = await ask(await open(), 'DELETE /v2/invoices/7')
  expect({ status, body }).toEqual({ status: 204, body: undefined })
  expect(headers.get('content-type')).toBeNull()
})

it('makes up the same answers from the same seed, and others from another, from one request to the next', async () => {
  const told = async (seed: number): Promise<unknown[]> => {
    const mock = await open({ seed, overlayMode: 'dynamic' })
    return [(await ask(mock, 'GET /v2/invoices')).body, (await ask(mock, 'GET /v2/invoices')).body]
  }
  const [first, again, other] = [await told(1), await told(1), await told(2)]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
  expect(first[1]).not.toEqual(first[0])
})

it('begins its answers anew after a reset', async () => {
  const mock = await open()
  const asked = { headers: { 'x-mock-overlay': 'dynamic' } }
  const before = await ask(mock, 'GET /v2/invoices', asked)
  mock.reset()
  expect((await ask(mock, 'GET /v2/invoices', asked)).body).toEqual(before.body)
})

it('refuses what the document does not describe, in the form of the service', async () => {
  const { status, headers, body } = await ask(await open(), 'POST /v2/invoices', {
    as: 'owner',
    body: { note: 'too long' },
  })
  expect(status).toBe(400)
  expect(headers.get('x-mock-refused-by')).toBe('request.invalid')
  expect(headers.get('x-mock-synthetic')).toBe('true')
  expect(body).toMatchObject({ status: 'error', error: { code: 'BadRequestException' } })
  const rules = body.error.details.errors.map((it: { constraints: object }) => Object.keys(it.constraints)[0])
  expect(rules).toEqual(expect.arrayContaining(['required', 'maxLength']))
})

it('refuses a wrong query, and names it', async () => {
  const { status, body } = await ask(await open(), 'GET /v2/invoices?take=0')
  expect(status).toBe(400)
  expect(body.error.message).toContain('The request is not what the document describes')
  expect(body.error.details.errors[0]).toMatchObject({ property: 'query.take' })
})

it('refuses a body of another type', async () => {
  const mock = await open()
  const response = await mock.fetch('/v2/invoices', {
    method: 'POST',
    headers: { authorization: `Bearer ${mock.keys['owner']}`, 'content-type': 'text/csv' },
    body: 'total;3',
  })
  expect(response.headers.get('x-mock-refused-by')).toBe('request.content_type_unsupported')
})

it('asks for credentials where the document does, and takes those of the scenario alone', async () => {
  const mock = await open()
  const request = { body: { total: 3 } }
  const without = await ask(mock, 'POST /v2/invoices', request)
  expect(without.headers.get('x-mock-refused-by')).toBe('auth.missing')
  const wrong = await ask(mock, 'POST /v2/invoices', { ...request, headers: { authorization: 'Bearer svc_nobody' } })
  expect(wrong.headers.get('x-mock-refused-by')).toBe('auth.key_unknown')
  expect((await ask(mock, 'GET /v2/invoices', { headers: { authorization: 'Bearer svc_nobody' } })).status).toBe(200)
})

it('warns where the document leaves itself', async () => {
  const { status, headers } = await ask(await open(), 'GET /v2/invoices/7')
  expect(status).toBe(200)
  expect(headers.get('x-mock-warning')).toContain('this answer is not what the document describes')
})

it('lets its own answer win, and says so at start', async () => {
  const mock = await open()
  const { body, headers } = await ask(mock, 'GET /v2/me', { as: 'owner' })
  expect(body.data.email).toBe('ada@example.com')
  expect(headers.get('x-mock-synthetic')).toBeNull()
  const info = await ask(mock, 'GET /__svc/info')
  expect(info.body.data.warnings).toEqual([
    'the document describes GET /v2/me (getMe), which the mock answers itself; its own answers win',
  ])
})

it('answers what is left out of the mock itself', async () => {
  const mock = await open({ specOnly: true })
  expect((await ask(mock, 'GET /v2/me')).headers.get('x-mock-synthetic')).toBe('true')
})

it('says which methods a path takes', async () => {
  const { status, body } = await ask(await open(), 'PUT /v2/invoices')
  expect(status).toBe(404)
  expect(body.error.message).toBe('Cannot PUT /v2/invoices: this path takes GET, POST')
})

it.each(['sometimes', 'status=900', 'example='])('refuses the wish "%s"', async (wish) => {
  const { headers } = await ask(await open(), 'GET /v2/invoices', { headers: { 'x-mock-overlay': wish } })
  expect(headers.get('x-mock-refused-by')).toBe('overlay.header_invalid')
})

it('says where the document does not say how to answer', async () => {
  const { status, headers, body } = await ask(await open(), 'GET /v2/invoices', {
    headers: { 'x-mock-overlay': 'status=418' },
  })
  expect(status).toBe(501)
  expect(headers.get('x-mock-refused-by')).toBe('overlay.unanswerable')
  expect(body.error.message).toContain('the document does not say how to answer GET /v2/invoices')
})

it('stands in the journal as synthetic, and is no coverage', async () => {
  const mock = await open()
  await ask(mock, 'GET /v2/invoices?take=2', { as: 'owner' })
  expect(mock.requests.last()).toMatchObject({
    ...{ synthetic: true, overlayOperation: 'listInvoices', operationId: undefined, caller: 'owner', status: 200 },
    query: { take: ['2'] },
    reply: [{ id: 7, state: 'open' }],
  })
  const { operations, violations } = mock.contract.report()
  expect({ operations, violations }).toEqual({ operations: [], violations: [] })
  await ask(mock, 'GET /v2/invoices?take=none')
  expect(mock.contract.report().violations).toMatchObject([{ refusedBy: 'request.invalid', operationId: undefined }])
})

it('meets faults, and is counted for the rate limit', async () => {
  const mock = await open({ rateLimit: true })
  mock.faults.next({ status: 503 })
  expect((await ask(mock, 'GET /v2/invoices')).status).toBe(503)
  const late = { headers: { 'x-mock-fault': 'status=502; when=after' } }
  expect((await ask(mock, 'GET /v2/invoices', late)).status).toBe(502)
  for (let count = 0; count < 118; count += 1) await ask(mock, 'GET /v2/invoices')
  expect((await ask(mock, 'GET /v2/invoices')).status).toBe(429)
})

it('answers in each sandbox by itself', async () => {
  const mock = await open({ overlayMode: 'dynamic' })
  const worker = mock.sandbox('worker-1')
  const told = await (await mock.fetch('/v2/invoices')).json()
  expect(await (await worker.fetch('/v2/invoices')).json()).toEqual(told)
  expect(worker.requests.all()).toHaveLength(1)
})

it('answers below the base path of its server, and on paths that are none of the service', async () => {
  const servers = [{ url: 'https://api.example.com/{base}', variables: { base: { default: 'billing' } } }]
  const mock = await open({ overlay: { ...invoices, servers } })
  const url = await mock.listen()
  const response = await fetch(`${url}/billing/v2/invoices`)
  expect([response.status, await response.json()]).toEqual([200, [{ id: 7, state: 'open' }]])
  expect((await fetch(`${url}/v2/invoices`)).status).toBe(404)
  await mock.close()
})

it('answers by a document of 3.0', async () => {
  const schema = { type: 'integer', minimum: 0, exclusiveMinimum: true, nullable: true }
  const parameters = [{ name: 'of', in: 'query', schema }]
  const responses = { 200: { description: 'A count.', content: { 'application/json': { schema, example: 4 } } } }
  const paths = { '/v2/counts': { get: { parameters, responses } } }
  const mock = await open({ overlay: { openapi: '3.0.3', info: { title: 'Counts', version: '1' }, paths } })
  expect((await ask(mock, 'GET /v2/counts?of=1')).body).toBe(4)
  expect((await ask(mock, 'GET /v2/counts?of=0')).status).toBe(400)
})

it('answers with what is described, whatever a client would like', async () => {
  const accept = 'text/html;q=0.9, image/*;q=0.8'
  const { status, body } = await ask(await open(), 'GET /v2/invoices/', { headers: { accept } })
  expect({ status, body }).toEqual({ status: 200, body: [{ id: 7, state: 'open' }] })
})

const bodies = ['null', '[]', '"x"', '{"__proto__":{}}', '{"total":1e999}', '{bad', '['.repeat(100), '\u0000']
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  '*/*',
  'x',
]
const queries = ['take=%', 'take[]=1', 'take=1&take=2', 'take=', '%', 'take[a]=1', '__proto__=1', 'constructor=1']

it('fails on no input', async () => {
  const mock = await open()
  const headers = { authorization: `Bearer ${mock.keys['owner']}` }
  const requests = [
    ...queries.map((query) => mock.fetch(`/v2/invoices?${query}`)),
    ...bodies.flatMap((body) =>
      types.map((type) =>
        mock.fetch('/v2/invoices', { method: 'POST', headers: { ...headers, 'content-type': type }, body }),
      ),
    ),
  ]
  const statuses = (await Promise.all(requests)).map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})
