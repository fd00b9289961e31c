import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Express } from 'express'
import supertest from 'supertest'
import { expect, it } from 'vitest'
import type { NodeHandler } from '../../src/http/node-handler.js'
import { bookingsVersion } from '../client.js'
import { openPersonal } from '../pipeline/open-personal.js'

const booking = (eventTypeId: unknown) => ({
  start: '2026-01-12T10:00:00Z',
  eventTypeId,
  attendee: { name: 'Cleo Carver', email: 'cleo@example.com', timeZone: 'Europe/London' },
})

/** Books through the app at the prefix; what comes back. */
const book = async (app: RequestListener | Express, { prefix = '', body }: { prefix?: string; body: object }) =>
  supertest(app).post(`${prefix}/v2/bookings`).set('svc-api-version', bookingsVersion).send(body)

const mounts: readonly (readonly [string, string, (handler: NodeHandler) => RequestListener | Express])[] = [
  ['bare on node:http', '', (handler) => handler],
  ['in express', '', (handler) => express().use(handler)],
  ['under a prefix of express', '/mock/svc', (handler) => express().use('/mock/svc', handler)],
  ['behind express.json()', '', (handler) => express().use(express.json()).use(handler)],
  [
    'behind express.raw()',
    '',
    (handler) =>
      express()
        .use(express.raw({ type: () => true }))
        .use(handler),
  ],
  ['under a prefix behind express.json()', '/api', (handler) => express().use(express.json()).use('/api', handler)],
]

it.each(mounts)('books %s [BK-31]', async (_where, prefix, mount) => {
  const { mock } = await openPersonal()
  const app = mount(mock.handler)
  const created = await book(app, { prefix, body: booking(mock.ids['eventType.intro']) })
  expect([created.status, created.body.data.start]).toEqual([201, '2026-01-12T10:00:00.000Z'])
  const read = await supertest(app)
    .get(`${prefix}/v2/bookings/${created.body.data.uid}`)
    .set('svc-api-version', bookingsVersion)
  expect(read.body.data).toEqual(created.body.data)
})

it.each(mounts)('reports the path that the client asked for, %s [ER-09]', async (_where, prefix, mount) => {
  const { mock } = await openPersonal()
  const refused = await supertest(mount(mock.handler)).get(`${prefix}/v2/event-types/text?x=1`)
  expect([refused.status, refused.body.path]).toEqual([400, `${prefix}/v2/event-types/text?x=1`])
})

it.each([
  ['{"__proto__": {"isAdmin": true}}', 'request.json_forbidden_key'],
  ['{"metadata": {"constructor": {"prototype": 1}}}', 'request.json_forbidden_key'],
  [`{"metadata": ${'['.repeat(70)}${']'.repeat(70)}}`, 'request.json_too_deep'],
  ['[]', 'request.json_invalid'],
])('refuses %s from a parser as from the wire [ER-08]', async (json, name) => {
  const { mock } = await openPersonal()
  const app = express().use(express.json()).use(mock.handler)
  const refused = await supertest(app).post('/v2/bookings').set('content-type', 'application/json').send(json)
  expect([refused.status, refused.headers['x-mock-refused-by']]).toEqual([400, name])
})

it('refuses a form that a parser read [ER-08]', async () => {
  const { mock } = await openPersonal()
  const app = express().use(express.urlencoded()).use(mock.handler)
  const refused = await supertest(app).post('/v2/bookings').type('form').send('start=2026-01-12')
  expect([refused.status, refused.headers['x-mock-refused-by']]).toEqual([400, 'request.content_type_unsupported'])
})

it('takes what a parser unzipped, or consumed and left empty [ER-08]', async () => {
  const { mock } = await openPersonal()
  const parsing =
    (body: unknown): NodeHandler =>
    (request, response) => {
      request.resume().on('end', () => mock.handler(Object.assign(request, { body }), response))
    }
  const sent = (body: unknown) =>
    supertest(parsing(body)).post('/v2/bookings').set('content-encoding', 'gzip').send({ a: 1 })
  expect((await sent(booking(mock.ids['eventType.intro']))).status).toBe(201)
  const empty = await sent(undefined)
  expect([empty.status, empty.body.error.message]).toEqual([400, expect.stringContaining('start is required')])
})

it.each(['/', '/nowhere', '/v2x/bookings', '/v10', '/__svcs/nowhere'])(
  'hands %s on where there is a next handler',
  async (path) => {
    const { mock } = await openPersonal()
    const app = express()
      .use('/api', mock.handler)
      .use((_request, response) => void response.send('mine'))
    expect((await supertest(app).get(path)).text).toBe('mine')
    const bare = express()
      .use(mock.handler)
      .use((_request, response) => void response.send('mine'))
    if (path !== '/') expect((await supertest(bare).post(path)).text).toBe('mine')
  },
)

it.each(['/nowhere', '/v2x/bookings', '/__svc/nowhere'])(
  'answers %s with 404 where there is none [ER-15]',
  async (path) => {
    const { mock } = await openPersonal()
    const { status, body } = await supertest(mock.handler).get(path)
    expect([status, body.error.code]).toEqual([404, 'NotFoundException'])
  },
)

it('keeps unknown paths of the API for itself where there is a next handler [ER-15]', async () => {
  const { mock } = await openPersonal()
  const app = express()
    .use(mock.handler)
    .use((_request, response) => void response.send('mine'))
  expect((await supertest(app).get('/v2/nowhere')).status).toBe(404)
})

it('takes a path, a URL or a Request without a socket', async () => {
  const { mock } = await openPersonal()
  const inputs = [
    '/v2/event-types?username=ada',
    new URL('http://any.example.com/v2/event-types?username=ada'),
    new Request('http://any.example.com/v2/event-types?username=ada'),
  ]
  const bodies = await Promise.all(inputs.map(async (input) => (await mock.fetch(input)).text()))
  expect(new Set(bodies).size).toBe(1)
})

it('answers the same with and without a socket, byte for byte', async () => {
  const { mock } = await openPersonal()
  const server = createServer((request, response) => mock.handler(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  for (const path of ['/v2/event-types?username=ada', '/v2/nowhere', '/v1/payments']) {
    const [inside, outside] = [await mock.fetch(path), await fetch(`http://127.0.0.1:${port}${path}`)]
    expect([outside.status, outside.statusText, await outside.text()]).toEqual([
      inside.status,
      inside.statusText,
      await inside.text(),
    ])
  }
  server.close()
  server.closeAllConnections()
})
