import type { Mock } from 'svc-mock'
import { expect, it } from 'vitest'
import { dimensionOf, shownPercent } from '../../../src/checks/run/dimensions.js'
import type { RunReport } from '../../../src/checks/run/run-report.js'
import { contracts } from '../../../src/generated/contracts.js'
import { ask, bookingsVersion as version } from '../../client.js'
import { reported } from './reported.js'

const useOf = ({ coverage }: RunReport, id: string) => coverage.operations.find((it) => it.operationId === id)

const met = (counts: Readonly<Record<string, number>> | undefined) =>
  Object.fromEntries(Object.entries(counts ?? {}).filter(([, count]) => count > 0))

it('counts calls, statuses, parameters, versions and refusals of an operation', async () => {
  const report = await reported(async (mock) => {
    await ask(mock, 'GET /v2/bookings?take=5&status=past,upcoming', { as: 'owner', version })
    await ask(mock, 'GET /v2/bookings?take=5', { as: 'owner', version: '2024-04-15' })
    await ask(mock, 'GET /v2/bookings', { version })
  })
  const use = useOf(report, 'listBookings')
  expect(use).toMatchObject({ calls: 3, statuses: { 200: 2, 401: 1, 429: 0 }, versions: { current: 2, older: 1 } })
  expect(use?.refusals).toEqual({ 'auth.missing': 1 })
  expect(met(use?.parameters)).toEqual({ 'query.take': 1, 'query.status': 1 })
})

it('counts the properties of a body, in the words of the product', async () => {
  const report = await reported(
    (mock) =>
      ask(mock, 'POST /v2/event-types', {
        ...{ as: 'owner', headers: { 'acme-api-version': '2024-06-14' } },
        body: { title: 'A', slug: 'a', lengthInMinutes: 30, nonsense: 1 },
      }),
    { product: 'acme' },
  )
  expect(met(useOf(report, 'createEventType')?.parameters)).toEqual({
    'body.title': 1,
    'body.slug': 1,
    'body.lengthInMinutes': 1,
  })
})

it('counts no parameter of a request that left the contract', async () => {
  const report = await reported((mock) => ask(mock, 'GET /v2/bookings?take=0', { as: 'owner', version }))
  expect(useOf(report, 'listBookings')).toMatchObject({
    calls: 1,
    statuses: { 400: 1 },
    parameters: { 'query.take': 0 },
  })
})

it('takes the current form for chosen only where the header said so', async () => {
  const report = await reported((mock) => ask(mock, 'GET /v2/bookings', { as: 'owner' }))
  expect(useOf(report, 'listBookings')?.versions).toEqual({ current: 0, older: 0 })
})

it('counts no answer that a fault made or spoilt', async () => {
  const report = await reported(async (mock) => {
    mock.faults.next({ operationId: 'getMe', status: 503, times: 1 })
    mock.faults.next({ operationId: 'getMe', refuse: 'auth.token_expired', times: 1 })
    for (let at = 0; at < 3; at += 1) await ask(mock, 'GET /v2/me', { as: 'owner' })
  })
  expect(useOf(report, 'getMe')).toMatchObject({ calls: 1, statuses: { 200: 1, 498: 0 }, refusals: {} })
  expect([report.requests, report.causes.refusals]).toEqual([3, 0])
})

it('counts deliveries that arrived, by their trigger', async () => {
  const report = await reported(
    async (mock) => {
      mock.onDelivery(() => new Response(null, { status: 204 }))
      const attendee = { name: 'Kim', email: 'kim@example.com', timeZone: 'UTC' }
      const eventTypeId = Object.entries(mock.ids).find(([name]) => name.startsWith('eventType.'))?.[1]
      const body = { start: '2026-01-07T12:00:00Z', eventTypeId, attendee }
      await ask(mock, 'POST /v2/bookings', { version, body })
      await mock.settled()
    },
    { scenario: 'webhooks' },
  )
  expect(met(report.coverage.triggers)).toMatchObject({ BOOKING_CREATED: expect.any(Number) })
  expect(report.deliveries).toBeGreaterThan(0)
})

it('names what was never met, of what is served', async () => {
  const asked = (mock: Mock) => ask(mock, 'GET /v2/bookings?take=5', { as: 'owner', version })
  const report = await reported(asked, { specOnly: true })
  const operations = dimensionOf(report, 'operations')
  const specified = contracts.filter(({ provenance }) => provenance === 'specification')
  expect([operations.met, operations.all]).toEqual([1, specified.length])
  expect(operations.never).toContain('createBooking')
  expect(dimensionOf(report, 'parameters').never).toContain('listBookings query.skip')
  expect(dimensionOf(report, 'versions').never).toContain('listBookings older')
  expect(dimensionOf(report, 'statuses').never).toContain('listBookings 400')
})

it('counts the refusals that can be met, those of alternatives only where they are on', async () => {
  const asked = (mock: Mock) => ask(mock, 'GET /v2/me')
  const { never, met: count } = dimensionOf(await reported(asked), 'refusals')
  expect(count).toBe(1)
  expect(never).toContain('booking.host_busy')
  expect(never.filter((it) => /^(?:control|fault|sandbox)\./.test(it))).toEqual([])
  expect(never).not.toContain('booking.unknown_property')
  const service = dimensionOf(await reported(asked, { profile: 'service' }), 'refusals')
  expect(service.never).toContain('booking.unknown_property')
})

it.each([
  [0, '0.0%'],
  [99.99, '99.9%'],
  [100, '100.0%'],
])('shows %s percent as %s, and all as nothing but all', (percent, shown) => {
  expect(shownPercent({ percent })).toBe(shown)
})
