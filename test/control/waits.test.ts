import { expect, it, onTestFinished } from 'vitest'
import { createMock, type MockOptions } from '../../src/index.js'
import { booked, openOutbox } from '../builders/a-subscribed-desk.js'
import { ask } from '../client.js'

const open = (options: MockOptions = {}) =>
  createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true, ...options })
const getMe = { filter: { operationId: 'getMe' } }

it('answers at once where what is waited for was there already', async () => {
  const mock = await open()
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  const { body } = await ask(mock, 'POST /__svc/requests/wait', { body: { ...getMe, timeout: 0 } })
  expect(body.data).toMatchObject({ id: 1, operationId: 'getMe' })
})

it('answers as soon as what is waited for happens', async () => {
  const mock = await open()
  const waiting = ask(mock, 'POST /__svc/requests/wait', { body: getMe })
  await ask(mock, 'GET /__svc/health')
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  expect((await waiting).body.data.operationId).toBe('getMe')
})

it('refuses with 408 what did not happen in time, and says what came nearest', async () => {
  const mock = await open()
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  const body = { filter: { operationId: 'getMe', status: 201 }, timeout: 1 }
  const refused = await ask(mock, 'POST /__svc/requests/wait', { body })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([408, 'control.wait_timed_out'])
  expect(refused.body.error).toMatchObject({
    code: 'RequestTimeoutException',
    message:
      'No request matched {"operationId":"getMe","status":201} within 1 ms; of 1 recorded, these come nearest:\n  1: status: asked 201, found 200',
  })
})

it('waits for a delivery until it is delivered, by any part of what it carries', async () => {
  const outbox = await openOutbox()
  const filter = { payload: { payload: { title: 'Intro between Ada Archer and Dan Dale' } } }
  const waiting = ask(outbox.mock, 'POST /__svc/deliveries/wait', { body: { filter } })
  await booked(outbox, 'intro')
  const { body } = await waiting
  expect(body.data).toMatchObject({ trigger: 'BOOKING_CREATED', state: 'delivered', attempts: [{ status: 200 }] })
})

it('waits for a delivery in vain', async () => {
  const { mock } = await openOutbox()
  const body = { filter: { trigger: 'BOOKING_PAID' }, timeout: 0 }
  const refused = await ask(mock, 'POST /__svc/deliveries/wait', { body })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([408, 'control.wait_timed_out'])
  expect(refused.body.error.message).toContain('none is recorded')
})

it('settles once everything is delivered, and names what was not taken', async () => {
  const outbox = await openOutbox()
  await booked(outbox, 'intro')
  expect((await ask(outbox.mock, 'POST /__svc/settle')).body.data).toEqual({ deadLetters: [] })
  const refusing = await openOutbox()
  refusing.mock.deliveries.disturb({ do: 'drop', times: 1 })
  await booked(refusing, 'intro')
  expect((await ask(refusing.mock, 'POST /__svc/settle', { body: {} })).body.data.deadLetters).toEqual([])
})

/** A desk one of whose deliveries never ends. */
const openStuck = async () => {
  const scenario = 'webhooks'
  const mock = await open({ scenario })
  onTestFinished(() => mock.close())
  mock.onDelivery(() => new Promise(() => undefined))
  const userId = mock.ids['user.ada']
  const event = { type: 'outOfOffice', userId, start: '2026-02-01', end: '2026-02-02' }
  const webhook = { subscriberUrl: 'http://127.0.0.1:4011/', triggers: ['OOO_CREATED'], active: true }
  await ask(mock, 'POST /v2/webhooks', { as: 'owner', body: webhook })
  await ask(mock, 'POST /__svc/events', { body: event })
  return mock
}

it('refuses with 408 where deliveries take too long, and names them', async () => {
  const mock = await openStuck()
  const refused = await ask(mock, 'POST /__svc/settle', { body: { timeout: 20 } })
  expect([refused.status, refused.headers.get('x-mock-refused-by'), refused.body.error.message]).toEqual([
    408,
    'control.wait_timed_out',
    'Not everything was delivered within 20 ms; of 1 on their way, these come first:\n  700001: OOO_CREATED to http://127.0.0.1:4011/',
  ])
})

it.each(['requests/wait', 'deliveries/wait', 'settle'])(
  'ends POST /__svc/%s when its client gives up',
  async (path) => {
    const mock = await openStuck()
    const giving = new AbortController()
    const body = JSON.stringify(path === 'settle' ? {} : { filter: { id: 99 } })
    const headers = { 'content-type': 'application/json' }
    const waiting = mock.fetch(`/__svc/${path}`, { method: 'POST', headers, body, signal: giving.signal })
    await ask(mock, 'GET /__svc/health')
    giving.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
  },
)

it('ends a wait when its client hangs up, and answers others still', async () => {
  const mock = await open()
  onTestFinished(() => mock.close())
  const url = await mock.listen()
  const giving = new AbortController()
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: '{"filter":{"id":99}}', signal: giving.signal }
  const waiting = fetch(`${url}/__svc/requests/wait`, init)
  await fetch(`${url}/__svc/health`)
  giving.abort()
  await expect(waiting).rejects.toThrow()
  expect((await fetch(`${url}/__svc/health`)).status).toBe(200)
})

it.each([
  ['the mock is closed', (mock: Awaited<ReturnType<typeof open>>) => mock.close()],
  ['its sandbox is dropped', (mock: Awaited<ReturnType<typeof open>>) => ask(mock, 'DELETE /__svc/sandboxes/one')],
])('ends a wait with 503 when %s', async (_when, end) => {
  const mock = await open()
  const waiting = ask(mock, 'POST /~one/__svc/requests/wait', { body: getMe })
  await ask(mock, 'GET /~one/__svc/health')
  await end(mock)
  const ended = await waiting
  expect([ended.status, ended.headers.get('x-mock-refused-by'), ended.body.error.message]).toEqual([
    503,
    'control.wait_ended',
    'The mock was closed, or its sandbox dropped, while this was waited for',
  ])
})

it('waits over a socket for what happens later, and times out there too', async () => {
  const mock = await open()
  onTestFinished(() => mock.close())
  const url = await mock.listen()
  const headers = { 'content-type': 'application/json' }
  const waiting = fetch(`${url}/__svc/requests/wait`, { method: 'POST', headers, body: JSON.stringify(getMe) })
  await fetch(`${url}/v2/me`, { headers: { authorization: `Bearer ${mock.keys['owner']}` } })
  expect((await waiting).status).toBe(200)
  const body = JSON.stringify({ filter: { status: 999 }, timeout: 1 })
  expect((await fetch(`${url}/__svc/requests/wait`, { method: 'POST', headers, body })).status).toBe(408)
})
