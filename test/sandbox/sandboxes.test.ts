import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { ask, bookingsVersion as version } from '../client.js'

const now = '2026-01-05T09:00:00Z'
const seeded = 'Talks to people before lunch.'
const open = (options = {}): Promise<Mock> => createMock({ scenario: 'personal', now, freeze: true, ...options })
const profile = (mock: Mock, path: string, headers: Record<string, string> = {}) =>
  ask(mock, `GET ${path}` as 'GET /', { headers: { authorization: `Bearer ${mock.keys['owner']}`, ...headers } })
const rename = (mock: Mock, path: string, bio: string) =>
  ask(mock, `PATCH ${path}` as 'PATCH /', { as: 'owner', body: { bio } })

it('keeps apart what is asked under a prefix', async () => {
  const mock = await open()
  await rename(mock, '/~worker-3/v2/me', 'worker')
  const bios = await Promise.all(
    ['/v2/me', '/~worker-3/v2/me', '/%7Eworker-3/v2/me', '/~worker-4/v2/me'].map((path) => profile(mock, path)),
  )
  expect(bios.map(({ body }) => body.data.bio)).toEqual([seeded, 'worker', 'worker', seeded])
})

it('takes the name from a header, from an API key and from a client id as well', async () => {
  const mock = await open()
  await rename(mock, '/~worker-3/v2/me', 'worker')
  const byHeader = await profile(mock, '/v2/me', { 'x-mock-sandbox': 'worker-3' })
  const byKey = await profile(mock, '/v2/me', { authorization: `Bearer ${mock.keys['owner']}~worker-3` })
  expect([byHeader.body.data.bio, byKey.body.data.bio]).toEqual(['worker', 'worker'])

  const platform = await open({ scenario: 'platform' })
  const [client] = Object.values(platform.keys).filter((key) => typeof key !== 'string')
  const headers = { 'x-svc-client-id': `${client?.clientId}~w`, 'x-svc-secret-key': client?.clientSecret ?? '' }
  expect((await ask(platform, 'GET /v2/me', { headers })).status).toBe(200)
})

it('takes the name from the key of a v1 request, and shows neither in an error', async () => {
  const mock = await open({ scenario: 'payments-v1' })
  const key = String(mock.keys['owner'])
  const found = await ask(mock, `GET /v1/payments?apiKey=${key}~w.1&x=1` as 'GET /')
  expect(found.status).toBe(200)
  const refused = await ask(mock, `GET /~w/v2/nothing?x=1`)
  expect(refused.body.path).toBe('/v2/nothing?x=1')
})

it('refuses a request that names two sandboxes', async () => {
  const mock = await open()
  const refused = await profile(mock, '/~one/v2/me', { 'x-mock-sandbox': 'two' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'sandbox.named_twice'])
  const agreed = await profile(mock, '/~one/v2/me', { 'x-mock-sandbox': 'one' })
  expect(agreed.status).toBe(200)
})

it.each(['', 'a b', 'ü', 'x'.repeat(65), '*'])('refuses the name "%s"', async (name) => {
  const mock = await open()
  const refused = await ask(mock, `GET /~${encodeURIComponent(name)}/v2/me` as 'GET /')
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'sandbox.name_invalid'])
  expect(() => mock.sandbox(name)).toThrow('cannot name a sandbox')
})

it('forks at first use from the scenario, not from what another one has become', async () => {
  const mock = await open()
  await rename(mock, '/v2/me', 'changed')
  mock.clock.advance({ days: 1 })
  const fresh = mock.sandbox('fresh')
  expect(fresh.clock.now()).toBe('2026-01-05T09:00:00.000Z')
  expect((await profile(mock, '/~fresh/v2/me')).body.data.bio).toBe(seeded)
})

it('numbers, names and counts by itself: the same requests get the same bytes in every sandbox', async () => {
  const mock = await open()
  const body = { start: '2026-01-07T12:00:00Z', eventTypeId: mock.ids['eventType.intro'] }
  const attendee = { name: 'Kim', email: 'kim@example.com', timeZone: 'UTC' }
  const book = async (name: string) => {
    const reply = await ask(mock, `POST /~${name}/v2/bookings`, { version, body: { ...body, attendee } })
    return [reply.status, reply.body, [...reply.headers]] as const
  }
  const first = await book('one')
  expect(first[1]).toMatchObject({ status: 'success' })
  expect(await book('two')).toEqual(first)
})

it('holds one sandbox as an object with everything bound to it', async () => {
  const mock = await open()
  const worker = mock.sandbox('worker')
  const headers = { authorization: `Bearer ${worker.keys['owner']}`, 'content-type': 'application/json' }
  await worker.fetch('/v2/me', { method: 'PATCH', headers, body: JSON.stringify({ bio: 'worker' }) })
  const before = worker.snapshot()
  await worker.fetch('/v2/me', { method: 'PATCH', headers, body: JSON.stringify({ bio: 'later' }) })
  worker.restore(before)
  expect((await profile(mock, '/~worker/v2/me')).body.data.bio).toBe('worker')
  worker.reset()
  expect((await profile(mock, '/~worker/v2/me')).body.data.bio).toBe(seeded)
  expect(() => worker.url).toThrow('call await mock.listen() first')
})

it('answers under its prefix over a socket', async () => {
  const mock = await open()
  await mock.listen()
  const worker = mock.sandbox('worker-3')
  expect(worker.url).toBe(`${mock.url}/~worker-3`)
  const response = await fetch(`${worker.url}/v2/me`, { headers: { authorization: `Bearer ${mock.keys['owner']}` } })
  expect(response.status).toBe(200)
  await mock.close()
})

it('works mounted under a prefix of an express app', async () => {
  const mock = await open()
  const server = createServer(express().use('/svc', mock.handler).use('/w', mock.sandbox('w').handler)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const headers = { authorization: `Bearer ${mock.keys['owner']}` }
  expect((await fetch(`${base}/svc/~w/v2/me`, { headers })).status).toBe(200)
  const refused = await fetch(`${base}/svc/~w/v2/nothing`)
  expect(await refused.json()).toMatchObject({ path: '/svc/v2/nothing' })
  expect((await fetch(`${base}/w/v2/me`, { headers })).status).toBe(200)
  server.close()
  server.closeAllConnections()
})

it('takes a thousand sandboxes and no more', async () => {
  const mock = await open()
  for (let count = 0; count < 1000; count++) mock.sandbox(`s${count}`)
  expect(mock.sandbox('s999').name).toBe('s999')
  expect(() => mock.sandbox('s1000')).toThrow('drop those that are over')
  const refused = await ask(mock, 'GET /~s1000/v2/me')
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([409, 'sandbox.too_many'])
})
