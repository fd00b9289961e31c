import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { ask, bookingsVersion as version } from '../client.js'

/** A mock that was asked three things: who the owner is, his bookings, and a booking that is not there. */
const open = async () => {
  const mock = await createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })
  await ask(mock, 'GET /v2/me', { as: 'owner', headers: { 'x-mock-test': 'who am I' } })
  await ask(mock, 'GET /v2/bookings?take=3', { as: 'owner', version })
  await ask(mock, 'GET /v2/bookings/nowhere', { version })
  return mock
}

const idsOf = (requests: readonly { readonly id: number }[]) => requests.map(({ id }) => id)
const list = async (mock: Mock, query = '') => (await ask(mock, `GET /__svc/requests${query}`)).body.data

it('tells what was asked and answered, the oldest first', async () => {
  const [first, second, third] = await list(await open())
  expect(first).toMatchObject({
    id: 1,
    at: '2026-01-05T09:00:00.000Z',
    method: 'GET',
    path: '/v2/me',
    operationId: 'getMe',
    status: 200,
    caller: 'owner',
    generation: 'current',
    test: 'who am I',
    reply: { status: 'success' },
  })
  expect([second.query, first.refusedBy, third.refusedBy]).toEqual([{ take: 3 }, undefined, 'booking.unknown'])
})

it.each([
  ['?operationId=getMe', [1]],
  ['?status=404', [3]],
  ['?caller=owner', [1, 2]],
  ['?test=who%20am%20I', [1]],
  ['?path=/v2/bookings', [2]],
  ['?refusedBy=booking.unknown', [3]],
  ['?caller=owner&status=404', []],
  ['?take=2', [2, 3]],
  ['?caller=owner&take=1', [2]],
] as const)('lists those that fit %s', async (query, ids) => {
  expect(idsOf(await list(await open(), query))).toEqual(ids)
})

it('forgets them, and says how many they were', async () => {
  const mock = await open()
  expect((await ask(mock, 'DELETE /__svc/requests')).body.data).toEqual({ removed: 3 })
  expect(await list(mock)).toEqual([])
})

const search = async (mock: Mock, body?: object) => (await ask(mock, 'POST /__svc/requests/search', { body })).body.data

it.each([
  [undefined, [1, 2, 3]],
  [{}, [1, 2, 3]],
  [{ filter: { reply: { data: { username: 'ada' } } } }, [1]],
  [{ filter: { query: { take: 3 } } }, [2]],
  [{ filter: { at: '2026-01-05T09:00:00.000Z' }, take: 1 }, [3]],
] as const)('finds by any part of a request: %j', async (body, ids) => {
  const { matches, nearest } = await search(await open(), body)
  expect([idsOf(matches), nearest]).toEqual([ids, []])
})

it('tells what comes nearest where nothing matches, and what differs', async () => {
  const { matches, nearest } = await search(await open(), { filter: { operationId: 'getMe', status: 201 } })
  expect(matches).toEqual([])
  expect([nearest[0].request.id, nearest[0].differences]).toEqual([1, ['status: asked 201, found 200']])
})

it('matches nothing by a time that is none', async () => {
  const { matches } = await search(await open(), { filter: { at: 'yesterday' } })
  expect(matches).toEqual([])
})

it('tells of a fault that a request met', async () => {
  const mock = await open()
  mock.faults.next({ status: 503 })
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  expect((await list(mock, '?status=503'))[0]).toMatchObject({ fault: 1, refusedBy: 'fault.status' })
})

it('tells the version that was asked for and served, and each place in which a request left the contract', async () => {
  const mock = await open()
  await ask(mock, 'GET /v2/bookings?take=0', { as: 'owner', version: '2024-04-15' })
  await ask(mock, 'GET /v2/bookings?take=0', { as: 'owner', version })
  const [older, current] = await list(mock, '?path=/v2/bookings&take=2')
  expect([older.version.served, current.version]).toEqual(['older', { asked: version, served: version }])
  expect(current.violations).toEqual([
    { in: 'query', pointer: '/take', rule: 'minimum', expected: 'must be at least 1', restsOn: expect.any(Array) },
  ])
})
