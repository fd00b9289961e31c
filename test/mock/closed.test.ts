import { connect } from 'node:net'
import request from 'supertest'
import { createMock, MockError } from 'svc-mock'
import { expect, it, onTestFinished } from 'vitest'

const closed = async () => {
  const mock = await createMock()
  const worker = mock.sandbox('worker')
  const snapshot = mock.snapshot()
  await mock.fetch('/v2/nowhere')
  await mock.close()
  return { mock, worker, snapshot }
}

it('refuses what would act once the mock is closed, and says what would do', async () => {
  const { mock, worker, snapshot } = await closed()
  for (const { name, act } of [
    { name: 'fetch', act: () => mock.fetch('/v2/me') },
    { name: 'fetch', act: () => worker.fetch('/v2/me') },
    { name: 'listen', act: () => mock.listen() },
    { name: 'sandbox', act: () => mock.sandbox('other') },
    { name: 'reset', act: () => worker.reset() },
    { name: 'restore', act: () => mock.restore(snapshot) },
    { name: 'onDelivery', act: () => mock.onDelivery(() => 200) },
    { name: 'faults.next', act: () => mock.faults.next({ status: 503 }) },
    { name: 'faults.add', act: () => worker.faults.add({ status: 503 }) },
    { name: 'deliveries.redeliver', act: () => mock.deliveries.redeliver(1) },
    { name: 'deliveries.disturb', act: () => mock.deliveries.disturb({ do: 'drop' }) },
    { name: 'deliveries.setRetry', act: () => mock.deliveries.setRetry({ attempts: 2, after: { seconds: 1 } }) },
    { name: 'events.emailVerified', act: () => mock.events.emailVerified({ userId: 1001, email: 'ada@example.com' }) },
    { name: 'events.cancel', act: () => worker.events.cancel(900_001) },
    { name: 'seed', act: () => mock.seed({}) },
    { name: 'state.import', act: () => mock.state.import(mock.state.export()) },
    { name: 'clock.advance', act: () => mock.clock.advance({ hours: 1 }) },
    { name: 'clock.set', act: () => mock.clock.set(0) },
    { name: 'clock.freeze', act: () => mock.clock.freeze() },
    { name: 'clock.runUntilIdle', act: () => worker.clock.runUntilIdle() },
  ]) {
    const refusal = Promise.resolve().then(act)
    await expect(refusal, name).rejects.toThrow(
      new MockError(`${name} was called on a mock that is closed; make another with createMock()`),
    )
  }
})

it('can still be looked at once it is closed', async () => {
  const { mock } = await closed()
  expect(mock.requests.all()).toHaveLength(1)
  expect(mock.contract.report().requests).toBe(1)
  expect(Object.keys(mock.keys)).toEqual(['owner', 'outsider', 'expired'])
  await mock.settled()
})

it('may be closed again', async () => {
  const { mock } = await closed()
  await mock.close()
})

it('answers 503 where it is mounted still, and says what would do: "control.mock_closed"', async () => {
  const { mock } = await closed()
  const answered = await request(mock.handler).get('/v2/me')
  expect([answered.status, answered.headers['x-mock-refused-by']]).toEqual([503, 'control.mock_closed'])
  expect(answered.body.error.message).toBe('The mock that answers here is closed; make another with createMock()')
  expect((await request(mock.handler).get('/__svc/health')).status).toBe(503)
})

it('tells whoever waits on a closed mock so at once', async () => {
  const { mock } = await closed()
  const told = 'The mock was closed, or its sandbox dropped, while this was waited for'
  await expect(mock.requests.waitFor({ operationId: 'getMe' })).rejects.toThrow(told)
  await expect(mock.deliveries.waitFor({ trigger: 'BOOKING_CREATED' })).rejects.toThrow(told)
  await expect(mock.requests.waitFor({ status: 404 })).resolves.toMatchObject({ path: '/v2/nowhere' })
})

it('answers those who wait over a socket before it hangs up', async () => {
  const mock = await createMock()
  onTestFinished(() => mock.close())
  const url = await mock.listen()
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: '{"filter":{"operationId":"getMe"},"timeout":60000}' }
  const waiting = [1, 2, 3].map(() => fetch(`${url}/__svc/requests/wait`, init))
  for (let time = 0; time < 3; time += 1) await fetch(`${url}/__svc/health`)
  await mock.close()
  const answered = await Promise.all(waiting)
  expect(answered.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(await answered[0]?.json()).toMatchObject({
    error: { message: expect.stringContaining('The mock was closed') },
  })
})

it('waits for nobody who never ends his request', async () => {
  const mock = await createMock()
  const { port } = new URL(await mock.listen())
  const socket = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write('POST /v2/bookings HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{')
  await fetch(`${mock.url}/v2/me`)
  await mock.close()
  expect(mock.isListening).toBe(false)
})
