import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exchange } from '../http/raw-exchange.js'
import { stateOf } from '../pipeline/open-personal.js'
import { aFaultyMock, statuses } from './a-faulty-mock.js'

let opened: Awaited<ReturnType<typeof aFaultyMock>>

beforeEach(async () => {
  opened = await aFaultyMock()
  await opened.mock.listen()
})

afterEach(async () => {
  await opened.mock.close()
})

const doors = ['without a socket', 'over a socket'] as const
type Door = (typeof doors)[number]

/** Reads or changes the own profile through a door. */
const profile = (door: Door, init: RequestInit = {}): Promise<Response> => {
  const { mock } = opened
  const asked = {
    ...init,
    headers: { authorization: `Bearer ${mock.keys['owner']}`, 'content-type': 'application/json' },
  }
  return door === 'over a socket' ? fetch(`${mock.url}/v2/me`, asked) : mock.fetch('/v2/me', asked)
}

const change = { method: 'PATCH', body: '{"bio":"later"}' }
const rename = (door: Door): Promise<Response> => profile(door, change)
const bio = async (door: Door): Promise<unknown> => JSON.parse(await (await profile(door)).text()).data.bio

/** What came of something, and how many milliseconds it took; timers may be early by less than one. */
const timed = async <Result>(work: Promise<Result>): Promise<{ readonly took: number; readonly result: Result }> => {
  const begun = performance.now()
  const result = await work
  return { result, took: performance.now() - begun + 1 }
}

const raw = (): Promise<Awaited<ReturnType<typeof exchange>>> =>
  exchange(
    opened.mock.url,
    `GET /v2/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${opened.mock.keys['owner']}\r\n\r\n`,
  )

it.each(doors)('resets the connection before the operation takes effect, %s', async (door) => {
  const before = stateOf(opened)
  opened.mock.faults.next({ connection: 'reset' })
  await expect(rename(door)).rejects.toThrow(TypeError)
  expect(stateOf(opened)).toBe(before)
  expect(opened.told[0]).toMatchObject({ refusedBy: 'fault.connection_reset', fault: 1 })
  expect(await statuses(opened, 1)).toEqual([200])
})

it.each(doors)('resets the connection after the operation took effect with `when: after`, %s', async (door) => {
  opened.mock.faults.next({ connection: 'reset', when: 'after' })
  await expect(rename(door)).rejects.toThrow(TypeError)
  expect(await bio(door)).toBe('later')
})

it('resets as TCP does, not as a server that ends in good order', async () => {
  opened.mock.faults.next({ connection: 'reset' })
  await expect(raw()).rejects.toMatchObject({ code: 'ECONNRESET' })
})

it.each(doors)('ends the connection in the middle of the body, the effect kept, %s', async (door) => {
  opened.mock.faults.next({ connection: 'truncate' })
  const cut = await rename(door)
  expect([cut.status, cut.headers.get('x-mock-fault')]).toEqual([200, '1'])
  await expect(cut.text()).rejects.toThrow('terminated')
  expect(await bio(door)).toBe('later')
})

it('sends half of the announced bytes of a body that it truncates', async () => {
  const whole = await raw()
  opened.mock.faults.next({ connection: 'truncate' })
  const cut = await raw()
  expect(/Content-Length: (\d+)/.exec(cut.head)?.[1]).toBe(String(Buffer.byteLength(whole.body)))
  expect(cut.body).toBe(whole.body.slice(0, Math.floor(whole.body.length / 2)))
})

it.each(doors)('sends a body that is no JSON, whole, the effect kept, %s', async (door) => {
  opened.mock.faults.next({ connection: 'malformed' })
  const broken = await rename(door)
  const text = await broken.text()
  expect([broken.status, broken.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  expect(text).toMatch(/^\{"status":"success"/)
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  expect(await bio(door)).toBe('later')
})

it('announces the length that the malformed body has', async () => {
  opened.mock.faults.next({ status: 502, connection: 'malformed' })
  const { status, head, body } = await raw()
  expect([status, /Content-Length: (\d+)/.exec(head)?.[1]]).toEqual([502, String(Buffer.byteLength(body))])
})

it.each(doors)('spreads the body over the given time, and leaves nothing out, %s', async (door) => {
  const whole = await (await profile(door)).text()
  opened.mock.faults.next({ slowBody: 120 })
  const slow = await timed(profile(door).then((response) => response.text()))
  expect([slow.result, slow.took >= 120]).toEqual([whole, true])
})

it.each(doors)('is late by latency and jitter, which the seed draws, %s', async (door) => {
  const fault = { latency: 20, jitter: 100, seed: 6 }
  expect(opened.house.main.faults.takeOnce(fault).delay).toBe(71)
  opened.mock.faults.next(fault)
  const late = await timed(profile(door))
  expect([late.result.status, late.took >= 71]).toEqual([200, true])
})

it.each(doors)('is late with a refusal and with a reset as well, %s', async (door) => {
  opened.mock.faults.next({ latency: 20, status: 503 })
  const refused = await timed(profile(door))
  expect([refused.result.status, refused.took >= 20]).toEqual([503, true])
  opened.mock.faults.next({ latency: 20, connection: 'reset' })
  const reset = await timed(profile(door).catch((error: unknown) => error))
  expect([reset.result, reset.took >= 20]).toEqual([expect.any(TypeError), true])
})

it.each(doors)('takes the effect at once of what it answers late, %s', async (door) => {
  opened.mock.faults.next({ latency: 600_000 })
  const gone = new AbortController()
  const late = profile(door, { ...change, signal: gone.signal })
  while (opened.told.length === 0) await new Promise(setImmediate)
  expect(await bio(door)).toBe('later')
  gone.abort()
  await expect(late).rejects.toMatchObject({ name: 'AbortError' })
})

it.each(doors)('waits no longer than for the client that is there to read, %s', async (door) => {
  opened.mock.faults.next({ slowBody: 600_000 })
  const gone = new AbortController()
  const slow = await profile(door, { signal: gone.signal })
  gone.abort()
  await expect(slow.text()).rejects.toMatchObject({ name: 'AbortError' })
})

it('stops writing to a reader without a socket who has read enough', async () => {
  opened.mock.faults.next({ slowBody: 600_000 })
  const reader = (await profile('without a socket')).body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  await expect(reader?.cancel()).resolves.toBeUndefined()
})

it.each(doors)('ends with the mock what is late or slow, %s', async (door) => {
  opened.mock.faults.next({ slowBody: 600_000 })
  const slow = await profile(door)
  opened.mock.faults.next({ latency: 600_000 })
  const late = profile(door)
  const lost = expect(late).rejects.toThrow(TypeError)
  while (opened.told.length < 2) await new Promise(setImmediate)
  await opened.mock.close()
  await lost
  await expect(slow.text()).rejects.toThrow('terminated')
})

it.each(['truncate', 'slow'])('answers HEAD whole, of which nothing can be %s', async (fault) => {
  opened.mock.faults.next(fault === 'slow' ? { slowBody: 600_000 } : { connection: 'truncate' })
  const headed = await profile('over a socket', { method: 'HEAD' })
  expect([headed.status, headed.headers.get('x-mock-fault'), await headed.text()]).toEqual([200, '1', ''])
})

it('breaks the connections of a server that it is mounted in', async () => {
  const server = createServer((request, response) => opened.mock.handler(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/event-types`
  opened.mock.faults.next({ connection: 'reset' })
  await expect(fetch(url)).rejects.toThrow(TypeError)
  expect((await fetch(url)).status).toBe(200)
  server.close()
  server.closeAllConnections()
})
