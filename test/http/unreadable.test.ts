import { afterEach, beforeEach, expect, it } from 'vitest'
import { createListening, type Listening } from '../../src/mock/listening.js'
import type { Assembled } from '../../src/mock.js'
import { openPersonal, stateOf } from '../pipeline/open-personal.js'
import { exchange } from './raw-exchange.js'

let opened: Assembled
let server: Listening
let before: string
beforeEach(async () => {
  opened = await openPersonal()
  before = stateOf(opened)
  const limits = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10, keepAliveTimeout: 1000 }
  server = createListening(opened.mock.handler, () => opened.mock.close(), limits)
  await server.listen()
})
afterEach(async () => {
  expect(stateOf(opened)).toBe(before)
  await server.close()
})

const me = 'GET /v2/me HTTP/1.1\r\nHost: x\r\n'

it.each([
  [
    400,
    'BadRequestException',
    'garbage\r\n\r\n',
    /^The bytes that came are no HTTP\/1\.1 request: \w.*; mend the client$/,
  ],
  [408, 'RequestTimeoutException', me, /^The request did not arrive whole in the time that there is for it/],
  [
    413,
    'PayloadTooLargeException',
    `PATCH /v2/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}`,
    /^The body comes with chunk extensions/,
  ],
  [431, 'RequestHeaderFieldsTooLargeException', `${me}A: ${'a'.repeat(20_000)}\r\n\r\n`, /larger than 16 KiB/],
])('says in the form of every error why bytes are no request: %i', async (status, code, sent, message) => {
  const heard = await exchange(server.url, sent)
  expect(heard.status).toBe(status)
  expect(heard.head).toMatch(/\r\nConnection: close/)
  const { status: word, path, error } = JSON.parse(heard.body)
  expect([word, path, error.code, error.details.statusCode]).toEqual(['error', '', code, status])
  expect(error.message).toMatch(message)
})

it('answers first what came whole before, in its order', async () => {
  const sent = `${me}\r\n${me.replace('/v2/me', '/v2/nowhere')}\r\n\u0000`
  const { all } = await exchange(server.url, sent)
  expect(all.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 404', 'HTTP/1.1 400'])
})

it('ends at once with a connection that it has just refused', async () => {
  await Promise.all([exchange(server.url, 'garbage\r\n\r\n'), exchange(server.url, '\u0016\u0003\u0001')])
  const begun = performance.now()
  await server.close()
  expect(performance.now() - begun).toBeLessThan(5000)
})
