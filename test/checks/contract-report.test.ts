import { createMock, type Mock } from 'svc-mock'
import { expect, it } from 'vitest'
import { contracts } from '../../src/generated/contracts.js'
import { ask, bookingsVersion as version } from '../client.js'

const open = (options = {}): Promise<Mock> =>
  createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true, ...options })

const attendee = { name: 'Kim', email: 'kim@example.com', timeZone: 'UTC' }
const book = (mock: Mock, start: string, headers = {}) =>
  ask(mock, 'POST /v2/bookings', {
    ...{ version, headers },
    body: { start, eventTypeId: mock.ids['eventType.intro'], attendee },
  })

it('counts the replies of each operation by status, and names what nobody called', async () => {
  const mock = await open()
  await book(mock, '2026-01-07T12:00:00Z')
  await book(mock, '2026-01-07T13:00:00Z')
  await book(mock, '2026-01-07T13:00:00Z')
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  const report = mock.contract.report()
  expect(report.requests).toBe(4)
  expect(report.operations).toEqual([
    { operationId: 'createBooking', method: 'POST', path: '/v2/bookings', statuses: { 201: 2, 400: 1 } },
    { operationId: 'getMe', method: 'GET', path: '/v2/me', statuses: { 200: 1 } },
  ])
  expect(report.neverCalled).toHaveLength(contracts.length - 2)
  expect(report.neverCalled).toContain('cancelBooking')
})

it('finds the requests that the documents do not describe, with the test that sent them', async () => {
  const mock = await open()
  await book(mock, 'tomorrow', { 'x-mock-test': 'books' })
  await ask(mock, 'GET /v2/nowhere')
  await ask(mock, 'PATCH /v1/payments')
  expect(mock.contract.report().violations).toEqual([
    {
      ...{ request: 1, method: 'POST', path: '/v2/bookings', operationId: 'createBooking', test: 'books' },
      ...{ refusedBy: 'request.invalid', message: expect.stringContaining('start must be') },
      violations: [expect.objectContaining({ in: 'body', pointer: '/start', rule: 'format' })],
    },
    {
      ...{ request: 2, method: 'GET', path: '/v2/nowhere', operationId: undefined, test: undefined },
      ...{ refusedBy: 'route.unknown', message: 'Cannot GET /v2/nowhere: there is no such path' },
      violations: [expect.objectContaining({ in: 'path', pointer: '', rule: 'route.unknown' })],
    },
    expect.objectContaining({ request: 3, refusedBy: 'v1.method_unknown' }),
  ])
})

it('takes a refusal for the answer to a proper request, where it is one', async () => {
  const mock = await open()
  await book(mock, '2020-01-07T12:00:00Z')
  await ask(mock, 'GET /v2/me')
  expect(mock.contract.report().violations).toEqual([])
})

it('tells what clients should heed, with the entry of the ledger where there is one', async () => {
  const mock = await open()
  await ask(mock, 'GET /v2/me', { as: 'owner', headers: {} })
  await ask(mock, 'PATCH /v2/me', { as: 'owner', body: { shoeSize: 43 } })
  const { warnings } = mock.contract.report()
  expect(warnings).toContainEqual(
    expect.objectContaining({ request: 2, operationId: 'updateMe', message: expect.stringContaining('shoeSize') }),
  )
  expect(warnings.every(({ request }) => request === 2)).toBe(true)
})

it('says how many requests the journal forgot', async () => {
  const mock = await open({ journalSize: 2 })
  for (let count = 0; count < 5; count++) await ask(mock, 'GET /v2/me', { as: 'owner' })
  expect(mock.contract.report()).toMatchObject({ requests: 2, forgotten: 3, operations: [{ statuses: { 200: 2 } }] })
})

it('is about one sandbox, and begins anew with a reset', async () => {
  const mock = await open()
  const worker = mock.sandbox('worker')
  await worker.fetch('/v2/nowhere')
  expect([mock, worker].map(({ contract }) => contract.report().violations.length)).toEqual([0, 1])
  worker.reset()
  expect(worker.contract.report()).toMatchObject({ requests: 0, forgotten: 0, violations: [], operations: [] })
})

it('names no operation as never called that is not served', async () => {
  const mock = await open({ specOnly: true })
  expect(mock.contract.report().neverCalled).not.toContain('cancelBooking')
})
