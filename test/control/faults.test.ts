import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask } from '../client.js'

const open = () => createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })
const unavailable = { operationId: 'getMe', status: 503, times: 2 }

it('makes answers fail, tells how many did, and ends that', async () => {
  const mock = await open()
  const set = await ask(mock, 'POST /__svc/faults', { body: unavailable })
  expect([set.status, set.body.data]).toEqual([201, { id: 1, met: 0, ...unavailable }])
  expect((await ask(mock, 'GET /v2/me', { as: 'owner' })).status).toBe(503)
  expect((await ask(mock, 'GET /__svc/faults')).body.data).toEqual([{ id: 1, met: 1, ...unavailable }])
  expect((await ask(mock, 'DELETE /__svc/faults/1')).body.data).toEqual({ id: 1, met: 1, ...unavailable })
  expect((await ask(mock, 'GET /v2/me', { as: 'owner' })).status).toBe(200)
})

it('ends all of them, and says how many they were', async () => {
  const mock = await open()
  await ask(mock, 'POST /__svc/faults', { body: unavailable })
  await ask(mock, 'POST /__svc/faults', { body: { rateLimited: true } })
  expect((await ask(mock, 'DELETE /__svc/faults')).body.data).toEqual({ removed: 2 })
  expect((await ask(mock, 'GET /__svc/faults')).body.data).toEqual([])
})

it.each([
  [{ operationId: 'getMee', status: 503 }, 'did you mean "getMe"?'],
  [{ refuse: 'booking.hostbusy' }, 'did you mean "booking.host_busy"?'],
  [{ times: 2 }, 'Cannot set this fault: '],
])('refuses the fault %j', async (body, message) => {
  const refused = await ask(await open(), 'POST /__svc/faults', { body })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'fault.invalid'])
  expect(refused.body.error.message).toContain(message)
})

it('refuses to end a fault that is not there', async () => {
  const refused = await ask(await open(), 'DELETE /__svc/faults/7')
  expect([refused.status, refused.headers.get('x-mock-refused-by'), refused.body.error.message]).toEqual([
    404,
    'control.fault_unknown',
    'There is no fault 7; use the id of one that GET /__svc/faults lists',
  ])
})
