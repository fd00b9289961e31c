import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Assembled } from '../../src/mock.js'
import { openPersonal, stateOf } from '../pipeline/open-personal.js'
import { exchange } from './raw-exchange.js'

let opened: Assembled
let before: string

beforeEach(async () => {
  opened = await openPersonal()
  before = stateOf(opened)
  await opened.mock.listen()
})

afterEach(async () => {
  await opened.mock.close()
})

const mebibyte = 1024 * 1024
const head = (...lines: readonly string[]): string =>
  `${[...lines, `Authorization: Bearer ${opened.mock.keys['owner']}`].join('\r\n')}\r\n\r\n`
const patchMe = (...headers: readonly string[]): string =>
  head('PATCH /v2/me HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers)
const chunk = (size: number): string => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`

const expectTooLarge = ({ status, head: answered, body }: Awaited<ReturnType<typeof exchange>>): void => {
  expect(status).toBe(413)
  expect(answered).toMatch(/\r\nConnection: close/i)
  expect(JSON.parse(body).error.code).toBe('PayloadTooLargeException')
  expect(stateOf(opened)).toBe(before)
}

it('answers a body that is too large by its Content-Length, takes the rest, and ends the connection [LM-04]', async () => {
  expectTooLarge(
    await exchange(opened.mock.url, [patchMe(`Content-Length: ${3 * mebibyte}`), 'x'.repeat(3 * mebibyte)]),
  )
})

it('answers a chunked body that is too large, takes the rest, and ends the connection [LM-04]', async () => {
  const chunks = Array.from({ length: 48 }, () => chunk(65_536))
  expectTooLarge(await exchange(opened.mock.url, [patchMe('Transfer-Encoding: chunked'), ...chunks, '0\r\n\r\n']))
})

it('does not wait for the end of a body that is too large and never ends [LM-04]', async () => {
  expectTooLarge(await exchange(opened.mock.url, [patchMe('Transfer-Encoding: chunked'), chunk(mebibyte + 1)]))
})

it('takes a chunked body of exactly a mebibyte [LM-04]', async () => {
  const json = `{"bio":"${'x'.repeat(mebibyte - 10)}"}`
  const sent = [
    patchMe('Transfer-Encoding: chunked', 'Connection: close'),
    `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`,
  ]
  expect((await exchange(opened.mock.url, sent)).status).toBe(200)
})

it('outlives a client that goes away in the middle of a body', async () => {
  const { port, hostname } = new URL(opened.mock.url)
  const cut = request({ port, hostname, path: '/v2/me', method: 'PATCH', headers: { 'content-length': 100 } })
  cut.on('error', () => undefined)
  cut.write('{"bio":')
  await once(cut, 'socket').then(([socket]) => once(socket, 'connect'))
  cut.destroy()
  expect((await fetch(`${opened.mock.url}/v2/event-types`)).status).toBe(200)
  expect(stateOf(opened)).toBe(before)
})

it('tells a client that expects it to go on with the body [ER-20]', async () => {
  const body = '{"bio":"Talks."}'
  const { all } = await exchange(opened.mock.url, [
    patchMe('Expect: 100-continue', `Content-Length: ${body.length}`, 'Connection: close'),
    body,
  ])
  expect(all).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/)
})

it('answers HEAD over the socket with the length of the body that GET has, and no body [ER-20]', async () => {
  const asked = (method: string) =>
    exchange(opened.mock.url, head(`${method} /v2/bookings HTTP/1.1`, 'Host: x', 'Connection: close'))
  const [headed, got] = [await asked('HEAD'), await asked('GET')]
  expect([headed.status, headed.body]).toEqual([200, ''])
  expect(/Content-Length: (\d+)/.exec(headed.head)?.[1]).toBe(String(Buffer.byteLength(got.body)))
})

it('answers several requests of one connection in their order', async () => {
  const [a, b] = ['/v2/nowhere', '/v2/bookings?take=1']
  const { all } = await exchange(opened.mock.url, [
    head(`GET ${a} HTTP/1.1`, 'Host: x'),
    head(`GET ${b} HTTP/1.1`, 'Host: x', 'Connection: close'),
  ])
  expect(all.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200'])
})

it('takes a whole address as a proxy sends it, and dots in a path as they stand [ER-15]', async () => {
  const asked = (target: string) =>
    exchange(opened.mock.url, head(`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close'))
  expect((await asked('http://svc.example.com/v2/bookings?take=1')).status).toBe(200)
  const dotted = await asked('/v2/bookings/../me')
  expect([dotted.status, JSON.parse(dotted.body).path]).toEqual([404, '/v2/bookings/../me'])
  expect((await asked('*')).status).toBe(404)
})

it('takes a header twice as node does, and answers [AU-03]', async () => {
  const sent = head(
    'GET /v2/bookings HTTP/1.1',
    'Host: x',
    'svc-api-version: 2024-08-13',
    'svc-api-version: 2024-08-13',
    'Connection: close',
  )
  expect((await exchange(opened.mock.url, sent)).status).toBe(200)
})

it('sends JSON with its length in bytes, not in characters [ER-01]', async () => {
  const sent = request(`${opened.mock.url}/v2/me`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${opened.mock.keys['owner']}` },
  })
  sent.end('{"bio":"Søren – 時"}')
  const [answered] = await once(sent, 'response')
  const body = await text(answered)
  expect(answered.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answered.headers['content-length']).toBe(String(Buffer.byteLength(body)))
  expect(JSON.parse(body).data.bio).toBe('Søren – 時')
})

it('refuses what is no HTTP, and lives on', async () => {
  expect((await exchange(opened.mock.url, 'NONSENSE\r\n\r\n')).status).toBe(400)
  expect((await fetch(`${opened.mock.url}/v2/event-types`)).status).toBe(200)
})

it('ends open connections when it closes, and is closed for good', async () => {
  const idle = exchange(opened.mock.url, head('GET /v2/bookings HTTP/1.1', 'Host: x'))
  await fetch(`${opened.mock.url}/v2/event-types`)
  await opened.mock.close()
  expect((await idle).all).toMatch(/^(HTTP\/1\.1 200|$)/)
  expect(() => opened.mock.url).toThrow('url was read of a mock that is closed')
  await expect(opened.mock.listen()).rejects.toThrow('listen was called on a mock that is closed')
})

it('says so when it listens already, or when the port is taken', async () => {
  await expect(opened.mock.listen()).rejects.toThrow('listens already')
  const other = await openPersonal()
  const port = Number(new URL(opened.mock.url).port)
  await expect(other.mock.listen({ port })).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`)
  expect(await other.mock.listen()).not.toBe(opened.mock.url)
  await other.mock.close()
})
