import { expect, it } from 'vitest'
import { mustControl } from '../../src/pipeline/control-access.js'
import { aCall } from '../builders/a-call.js'
import { aControlEngine, answering, control } from '../builders/a-control-engine.js'

const health = answering('getHealth', { version: '0.1.0', now: '2026-01-05T09:00:00.000Z' })
const open = await aControlEngine(health)
const guarded = await aControlEngine(health, { token: 'sesame' })

/** Name of the refusal, or the status of a success. */
const outcome = async (...given: Parameters<typeof control>) => {
  const { status, headers, body } = await control(...given)
  return headers['x-mock-refused-by'] === undefined
    ? status
    : [status, headers['x-mock-refused-by'], body.error.message]
}

it.each(['127.0.0.1', '127.9.8.7:80', 'localhost', 'LocalHost:4010', 'app.localhost:4010', '[::1]:4010'])(
  'takes a request for the host %s',
  async (host) => {
    expect(await outcome(open, 'GET /__svc/health', { headers: { host } })).toBe(200)
  },
)

it.each([
  'example.com',
  'localhost.example.com',
  '127.0.0.1.example.com',
  'x@127.0.0.1',
  '127.0.0.1/x',
  '192.0.2.7:4010',
  'localhost:x',
  'localhost.',
  '[::2]',
  '',
])('refuses a request for the host "%s"', async (host) => {
  expect(await outcome(open, 'GET /__svc/health', { headers: { host } })).toEqual([
    403,
    'control.host_foreign',
    `The control interface was asked for as "${host}", which may lead to another machine; ask for localhost or 127.0.0.1, or start the mock with a control token and present it`,
  ])
})

it('refuses a request that names no host', () => {
  expect(() => mustControl(aCall({ headers: {} }), undefined)).toThrow('was asked for as ""')
})

it.each(['http://localhost:5173', 'https://127.0.0.1', 'http://[::1]:8080'])(
  'takes a request of a page of %s, and lets it read the answer',
  async (origin) => {
    const { status, headers } = await control(open, 'GET /__svc/health', { headers: { host: 'localhost', origin } })
    expect([status, headers['Access-Control-Allow-Origin'], headers['Vary']]).toEqual([200, origin, 'Origin'])
  },
)

it.each(['https://example.com', 'null', 'http://localhost.example.com', 'http://127.0.0.1@example.com', 'file://'])(
  'refuses a request of a page of %s, which cannot even read why',
  async (origin) => {
    const headers = { host: 'localhost', origin }
    expect(await outcome(open, 'GET /__svc/health', { headers })).toEqual([
      403,
      'control.origin_foreign',
      `The control interface was asked by a page of "${origin}", which is not of this machine; ask from this machine, or start the mock with a control token and present it`,
    ])
    const refused = await control(open, 'GET /__svc/health', { headers })
    expect(refused.headers['Access-Control-Allow-Origin']).toBeUndefined()
  },
)

it.each(['127.0.0.1', '127.255.0.1', '::1', '::ffff:127.0.0.1'])(
  'takes a request from the address %s',
  async (address) => {
    expect(await outcome(open, 'GET /__svc/health', { address })).toBe(200)
  },
)

it.each(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '1127.0.0.1', ''])(
  'refuses a request from the address "%s"',
  async (address) => {
    expect(await outcome(open, 'GET /__svc/health', { address })).toEqual([
      403,
      'control.address_foreign',
      `The control interface was asked from "${address}", which is another machine; ask from this machine, or start the mock with a control token and present it`,
    ])
  },
)

const far = { host: 'example.com', origin: 'https://example.com' }

it.each([
  ['Authorization: Bearer', { authorization: 'Bearer sesame' }],
  ['authorization in small letters', { authorization: 'bearer  sesame' }],
  ['a header of its own', { 'x-mock-control-token': 'sesame' }],
  [
    'a header of its own, where Authorization is taken',
    { 'x-mock-control-token': 'sesame', authorization: 'Bearer key' },
  ],
])('takes the token from anywhere, presented as %s', async (_how, headers) => {
  const reply = await control(guarded, 'GET /__svc/health', { address: '192.0.2.7', headers: { ...far, ...headers } })
  expect([reply.status, reply.headers['Access-Control-Allow-Origin']]).toEqual([200, 'https://example.com'])
})

it.each([
  ['none', {}, 'control.token_missing'],
  ['Basic', { authorization: 'Basic sesame' }, 'control.token_missing'],
  ['one letter less', { authorization: 'Bearer sesam' }, 'control.token_wrong'],
  ['other letters', { 'x-mock-control-token': 'Sesame' }, 'control.token_wrong'],
  ['an empty one', { 'x-mock-control-token': '' }, 'control.token_wrong'],
])('refuses everybody whose token is %s once there is one, of this machine too', async (_what, headers, name) => {
  const refused = await outcome(guarded, 'GET /__svc/health', { headers: { host: 'localhost', ...headers } })
  expect(refused).toEqual([401, name, expect.stringContaining('x-mock-control-token: …')])
})

it.each([open, guarded])('takes requests of this very process without host, address or token', async (engine) => {
  expect(await outcome(engine, 'GET /__svc/health', { isInProcess: true, headers: {}, address: '' })).toBe(200)
})

it('refuses before it looks at the path', async () => {
  expect(await outcome(guarded, 'GET /__svc/nowhere')).toEqual([401, 'control.token_missing', expect.anything()])
})

it.each([
  ['takes', 'its own page', open, 'http://localhost:5173', 204],
  ['refuses', 'a foreign page', open, 'https://example.com', 403],
  ['takes', 'any page where a token is asked for', guarded, 'https://example.com', 204],
] as const)('%s the question of a browser for %s', async (_verb, _what, engine, origin, status) => {
  const reply = await control(engine, 'OPTIONS /__svc/reset', { headers: { host: 'localhost', origin } })
  expect(reply.status).toBe(status)
  expect(reply.headers['Access-Control-Allow-Origin']).toBe(status === 204 ? origin : undefined)
  if (status === 204) expect(reply.headers['Access-Control-Allow-Headers']).toContain('x-mock-control-token')
})
