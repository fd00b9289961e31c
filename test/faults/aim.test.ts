import { expect, it } from 'vitest'
import { ask } from '../client.js'
import { aFaultyMock, book, statuses } from './a-faulty-mock.js'

it('meets the next request with `next`, and every one with `add` until it is removed', async () => {
  const opened = await aFaultyMock()
  const { faults } = opened.mock
  faults.next({ status: 503 })
  expect(await statuses(opened, 2)).toEqual([503, 200])
  const { id } = faults.add({ status: 502 })
  expect(await statuses(opened, 2)).toEqual([502, 502])
  expect(faults.list()).toEqual([{ id, met: 2, status: 502 }])
  expect(faults.remove(id)).toEqual({ id, met: 2, status: 502 })
  expect([faults.remove(id), faults.list(), await statuses(opened, 1)]).toEqual([undefined, [], [200]])
})

it.each([
  ['so many requests as `times` says', { times: 2 }, [503, 503, 200, 200]],
  ['only the nth', { nth: 3 }, [200, 200, 503, 200]],
  ['the nth and so many as `times` says', { nth: 2, times: 2 }, [200, 503, 503, 200]],
])('meets %s, whether it was set by `next` or by `add`', async (_what, aim, expected) => {
  const opened = await aFaultyMock()
  opened.mock.faults.next({ ...aim, status: 503 })
  expect(await statuses(opened, 4)).toEqual(expected)
  opened.mock.faults.add({ ...aim, status: 503 })
  expect(await statuses(opened, 4)).toEqual(expected)
  expect(opened.mock.faults.list()).toEqual([])
})

it('meets only the operation that it is aimed at, and counts no other', async () => {
  const opened = await aFaultyMock()
  opened.mock.faults.next({ operationId: 'createBooking', nth: 2, status: 503 })
  expect([await statuses(opened, 2), (await book(opened, 10)).status]).toEqual([[200, 200], 201])
  expect([await statuses(opened, 1), (await book(opened, 11)).status]).toEqual([[200], 503])
})

it('meets only the caller that it is aimed at: a credential by its name, a client by the name of its credential or its own, or nobody in particular', async () => {
  const opened = await aFaultyMock({ scenario: 'platform' })
  const { faults } = opened.mock
  for (const caller of ['owner', 'platform', 'managed']) {
    faults.add({ caller, status: 503 })
    const found = [
      await statuses(opened, 1, 'owner'),
      await statuses(opened, 1, 'platform'),
      await statuses(opened, 1, 'managed'),
    ]
    expect(found.flat()).toEqual(['owner', 'platform', 'managed'].map((name) => (name === caller ? 503 : 200)))
    faults.clear()
  }
  faults.add({ caller: 'anonymous', status: 503 })
  const anonymous = await ask(opened.mock, 'GET /v2/event-types')
  expect([anonymous.status, await statuses(opened, 1)]).toEqual([503, [200]])
})

it('is found by the name of a client that its credential does not have', async () => {
  const scenario = {
    format: 1,
    story: 'A client with a name of its own.',
    users: { ada: {} },
    oauthClients: { acme: { name: 'Acme desk', user: 'ada' } },
    credentials: { desk: { kind: 'oauthClient', client: 'acme' } },
  } as const
  const opened = await aFaultyMock({ scenario })
  opened.mock.faults.next({ caller: 'Acme desk', status: 503 })
  opened.mock.faults.next({ caller: 'desk', status: 502 })
  expect(await statuses(opened, 3, 'desk')).toEqual([503, 502, 200])
})

it('leaves alone what is refused before its caller is known', async () => {
  const opened = await aFaultyMock()
  opened.mock.faults.next({ status: 503 })
  const refused = [await ask(opened.mock, 'GET /v2/nowhere'), await ask(opened.mock, 'GET /v2/me')]
  expect(refused.map(({ status }) => status)).toEqual([404, 401])
  expect(await statuses(opened, 1)).toEqual([503])
})

it('meets the first that fits, in the order in which they were set; the others wait', async () => {
  const opened = await aFaultyMock()
  opened.mock.faults.next({ status: 503 })
  opened.mock.faults.next({ operationId: 'getMe', status: 502 })
  opened.mock.faults.next({ nth: 4, status: 500 })
  expect(await statuses(opened, 5)).toEqual([503, 502, 200, 500, 200])
})

it('draws chance from the seed: the same in every run, in every sandbox and after a reset, another with another seed', async () => {
  const drawn = async (options = {}, fault = {}) => {
    const opened = await aFaultyMock(options)
    opened.mock.faults.add({ status: 503, chance: 0.5, ...fault })
    return statuses(opened, 24)
  }
  const first = await drawn()
  expect(new Set(first)).toEqual(new Set([200, 503]))
  expect(await drawn()).toEqual(first)
  expect(await drawn({ seed: 2 })).not.toEqual(first)
  expect(await drawn({}, { seed: 7 })).toEqual(await drawn({ seed: 2 }, { seed: 7 }))
  const opened = await aFaultyMock()
  opened.mock.faults.add({ status: 503, chance: 0.5 })
  await statuses(opened, 5)
  opened.mock.reset()
  opened.mock.faults.add({ status: 503, chance: 0.5 })
  expect(await statuses(opened, 24)).toEqual(first)
})

it('always meets at a chance of 1', async () => {
  const opened = await aFaultyMock()
  opened.mock.faults.add({ status: 503, chance: 1 })
  expect(new Set(await statuses(opened, 10))).toEqual(new Set([503]))
})

it('stays in the sandbox in which it was set, and ends with its reset', async () => {
  const opened = await aFaultyMock()
  const worker = opened.mock.sandbox('worker')
  const asked = async (): Promise<number> =>
    (await worker.fetch('/v2/me', { headers: { authorization: `Bearer ${worker.keys['owner']}` } })).status
  worker.faults.add({ status: 503 })
  expect([await asked(), await statuses(opened, 1)]).toEqual([503, [200]])
  expect([worker.faults.list().length, opened.mock.faults.list().length]).toEqual([1, 0])
  worker.reset()
  expect([await asked(), worker.faults.list()]).toEqual([200, []])
})

it('outlives a restored snapshot, which is of the state alone', async () => {
  const opened = await aFaultyMock()
  const before = opened.mock.snapshot()
  opened.mock.faults.next({ status: 503 })
  opened.mock.restore(before)
  expect(await statuses(opened, 2)).toEqual([503, 200])
})
