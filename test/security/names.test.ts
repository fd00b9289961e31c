import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { openDocument } from '../../src/documents/open-document.js'
import { createMock, type Mock } from '../../src/index.js'
import { loadScenario } from '../../src/scenario/load.js'
import { exchange } from '../http/raw-exchange.js'
import { aProxy, aTargetSaying } from '../proxy/a-proxy.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-names-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const fileOf = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

let mock: Mock
let before: string
beforeEach(async () => {
  mock = await createMock({ now: '2026-01-05T09:00:00Z', freeze: true })
  before = JSON.stringify(mock.state.export())
})
afterEach(async () => {
  await mock.close()
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.ownKeys(Object.prototype)).not.toContain('polluted')
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

const reaching = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__']
const put = (path: string, method: string, text: string) =>
  mock.fetch(path, { method, body: text, headers: { 'content-type': 'application/json' } })
const stateNow = (): string => JSON.stringify(mock.state.export())

it.each(reaching)('takes "%s" for a sandbox or a snapshot like any other name', async (name) => {
  expect((await mock.fetch(`/~${name}/__svc/health`)).status).toBe(200)
  expect((await mock.fetch(`/__svc/sandboxes/${name}`, { method: 'DELETE' })).status).toBe(200)
  expect((await mock.fetch(`/__svc/snapshots/${name}/restore`, { method: 'POST' })).status).toBe(404)
  await put('/__svc/snapshots', 'POST', JSON.stringify({ name }))
  expect((await mock.fetch(`/__svc/snapshots/${name}/restore`, { method: 'POST' })).status).toBe(200)
})

it.each(['..', '../..', '..%2f..', '%2e%2e', '..%5c..', 'a/b', 'a%00b', 'a\\b', 'a%0d%0ab', `${'a'.repeat(65)}`])(
  'finds no file by the name "%s" of a sandbox, a snapshot or a document',
  async (name) => {
    for (const path of [`/__svc/openapi/${name}.json`, `/__svc/openapi/${name}`, `/__svc/snapshots/${name}`])
      expect((await mock.fetch(path)).status).toBeGreaterThanOrEqual(400)
    expect((await mock.fetch(`/__svc/sandboxes/${name}`, { method: 'DELETE' })).status).toBeGreaterThanOrEqual(400)
    expect(stateNow()).toBe(before)
  },
)

it.each([
  '../../../../etc/hosts.json',
  '/etc/hosts.yaml',
  'file:///etc/hosts.json',
  '..\\..\\secret.yml',
  'personal.yaml',
  '..',
  '/etc/passwd',
  'personal/../personal',
  ...reaching,
])('reads no file for a scenario that is put in and says that it extends "%s"', async (base) => {
  const answer = await put('/__svc/state', 'PUT', JSON.stringify({ format: 1, story: 'x', extends: base }))
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'control.state_unusable'])
  expect(await answer.text()).not.toMatch(/localhost\b.*127\.0\.0\.1|root:/)
  expect(stateNow()).toBe(before)
})

const bodies = [
  '{"__proto__":{"polluted":1}}',
  '{"a":{"__proto__":{"polluted":1}}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"\\u005f_proto__":{"polluted":1}}',
  '{"format":1,"story":"x","users":{"__proto__":{"name":"polluted"}}}',
]

it.each(bodies)('refuses %s at every operation of control that takes a body, and changes nothing', async (body) => {
  for (const [method, path] of [
    ['PUT', '/__svc/state'],
    ['POST', '/__svc/faults'],
    ['POST', '/__svc/events'],
    ['POST', '/__svc/requests/search'],
    ['POST', '/__svc/clock/advance'],
    ['POST', '/__svc/snapshots'],
    ['PUT', '/__svc/deliveries/retry'],
  ] as const)
    expect((await put(path, method, body)).status).toBe(400)
  expect(stateNow()).toBe(before)
})

it.each(['?__proto__[polluted]=1', '?a[__proto__][polluted]=1', '?constructor[prototype][polluted]=1', '?__proto__=1'])(
  'reaches no prototype by the query %s',
  async (query) => {
    const headers = { authorization: `Bearer ${mock.keys['owner']}` }
    expect((await mock.fetch(`/v2/bookings${query}`, { headers })).status).toBeLessThan(500)
    expect((await mock.fetch(`/__svc/requests${query}`)).status).toBeLessThan(500)
  },
)

it.each([
  ['a key', 'format: 1\nstory: x\n__proto__: { polluted: 1 }\n'],
  ['a name', 'format: 1\nstory: x\nusers: { __proto__: { name: polluted } }\n'],
  ['a merge', 'format: 1\nstory: x\nbase: &b { __proto__: { polluted: 1 } }\nusers: { ada: { <<: *b, name: Ada } }\n'],
  ['a merged list', 'format: 1\nstory: x\nusers: { ada: { <<: [{ constructor: { prototype: { polluted: 1 } } }] } }\n'],
  ['a value without end', 'format: 1\nstory: &a [*a]\n'],
  [
    'a bomb of aliases',
    `${['a: &a [x,x,x,x,x,x,x,x,x]', ...'bcdefghij'.split('').map((it, at) => `${it}: &${it} [${Array(9).fill(`*${'abcdefghij'[at]}`)}]`)].join('\n')}\n`,
  ],
])('refuses a scenario of a file with %s, at once', async (what, text) => {
  const file = fileOf(`${what.replaceAll(' ', '-')}.yaml`, text)
  const begun = performance.now()
  await expect(loadScenario(file)).rejects.toThrow()
  await expect(openDocument(file)).rejects.toThrow()
  expect(performance.now() - begun).toBeLessThan(15_000)
})

it('refuses a file of state that reaches for prototypes, and leaves it as it is', async () => {
  const file = fileOf('state.json', `{"__proto__":{"polluted":1},${before.slice(1)}`)
  await expect(createMock({ db: file })).rejects.toThrow()
})

it.each(reaching)('passes a header called "%s" on, to and from', async (name) => {
  const target = await aTargetSaying(200, {})
  const proxy = await aProxy(target.url)
  try {
    const { status } = await exchange(
      proxy.url,
      `GET /v2/me HTTP/1.1\r\nHost: x\r\n${name}: 1\r\nConnection: close\r\n\r\n`,
    )
    expect(status).toBe(200)
    expect(proxy.passed).toHaveLength(1)
    await proxy.judged()
  } finally {
    await proxy.close()
    target.close()
  }
})

it.each(reaching)('answers a request with a header called "%s"', async (name) => {
  await mock.listen()
  const sent = `GET /v2/me HTTP/1.1\r\nHost: x\r\n${name}: 1\r\n${name}: 2\r\nConnection: close\r\n\r\n`
  expect((await exchange(mock.url, sent)).status).toBe(401)
})
