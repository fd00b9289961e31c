import supertest from 'supertest'
import { expect, it } from 'vitest'
import { isControlPath } from '../../src/contract/api-path.js'
import { createWords } from '../../src/contract/words.js'
import { ledgerEntries } from '../../src/generated/ledger-entries.js'
import type { Call } from '../../src/http/call.js'
import { createFetchDoor } from '../../src/http/fetch-door.js'
import { createNodeHandler } from '../../src/http/node-handler.js'
import { createControlDoor } from '../../src/mock/control-door.js'
import { answerControl } from '../../src/pipeline/answer-control.js'
import { aControlEngine, answering, controlled } from '../builders/a-control-engine.js'

const fault = (error: unknown): never => {
  throw error
}
const door = (token?: string) => {
  const answer = createControlDoor({ words: createWords('svc'), token, fault, isStrict: true })
  return (call: Parameters<typeof answer>[0]) => answer(call, controlled)
}
const handler = (token?: string) =>
  createNodeHandler({ knows: isControlPath, answer: door(token), page: async () => false })

it.each([
  ['/__svc', true],
  ['/__svc/', true],
  ['/__svc/health', true],
  ['/__svc?x=1', true],
  ['/__svcs/health', false],
  ['/v2/__svc/health', false],
  ['/__svc/openapi/control.json', false],
])('tells whether %s is a path of the control interface: %s', (path, expected) => {
  expect(isControlPath(path)).toBe(expected)
})

it('answers over a socket and without one', async () => {
  const expected = { status: 'success', data: { version: '0.1.0', now: '2026-01-05T09:00:00.000Z' } }
  expect((await supertest(handler()).get('/__svc/health')).body).toEqual(expected)
  expect(await (await createFetchDoor(door())('/__svc/health')).json()).toEqual(expected)
  expect((await supertest(handler()).head('/__svc/health')).text).toBeUndefined()
})

it('sees host, origin and token of a request over a socket, and asks none of them of its own process', async () => {
  const asked = (token?: string) => supertest(handler(token)).get('/__svc/health')
  expect((await asked().set('Host', 'example.com')).headers['x-mock-refused-by']).toBe('control.host_foreign')
  expect((await asked().set('Origin', 'https://example.com')).headers['x-mock-refused-by']).toBe(
    'control.origin_foreign',
  )
  expect((await asked('sesame')).status).toBe(401)
  expect((await asked('sesame').set('Host', 'example.com').set('Authorization', 'Bearer sesame')).status).toBe(200)
  expect((await createFetchDoor(door('sesame'))('/__svc/health')).status).toBe(200)
})

it('reads of a socket a state that is larger than other bodies', async () => {
  const body = JSON.stringify({ format: 1, story: 'x'.repeat(1024 * 1024) })
  const engine = await aControlEngine(
    { ...answering('setRetry', {}), ...answering('importState', {}) },
    { isStrict: false, fault: () => undefined },
  )
  const answer = (call: Call) => answerControl(engine, call, controlled)
  const server = createNodeHandler({ knows: isControlPath, answer, page: async () => false })
  const sent = (path: string) => supertest(server).put(path).set('Content-Type', 'application/json').send(body)
  expect((await sent('/__svc/state')).status).toBe(200)
  expect((await sent('/__svc/deliveries/retry')).headers['x-mock-refused-by']).toBe('request.body_too_large')
})

it('tells all entries of the ledger, or one with the names of its refusals', async () => {
  const all = await supertest(handler()).get('/__svc/ledger')
  expect(all.body.data).toHaveLength(ledgerEntries.length)
  const one = await supertest(handler()).get('/__svc/ledger?id=er-15')
  expect(one.body.data.map(({ id, refusals }: { id: string; refusals: string[] }) => [id, refusals])).toEqual([
    ['ER-15', ['route.unknown', 'route.method_unknown', 'route.absent_in_version']],
  ])
})

it('refuses an entry that the ledger lacks, and names the nearest', async () => {
  const { status, headers, body } = await supertest(handler()).get('/__svc/ledger?id=ER-99')
  expect([status, headers['x-mock-refused-by']]).toEqual([404, 'control.ledger_entry_unknown'])
  expect(body.error.message).toMatch(/^There is no entry "ER-99" in the ledger; did you mean "ER-\d\d"\?$/)
})
