import { beforeEach, expect, it } from 'vitest'
import { createMock, type Mock, type Scenario, type StoredState } from '../../src/index.js'
import type { MockSandbox } from '../../src/mock/mock-sandbox.js'
import { aFullHouse } from '../builders/a-full-house.js'
import { still } from '../builders/a-walk.js'
import { ask, bookingsVersion } from '../client.js'

const now = '2026-01-05T09:00:00.000Z'
const zoe: Scenario = {
  format: 1,
  story: 'Zoe alone.',
  users: { zoe: { name: 'Zoe Zane' } },
  schedules: { zoe: { owner: 'zoe' } },
  credentials: { owner: { kind: 'apiKey', user: 'zoe' } },
}

let mock: Mock

beforeEach(async () => {
  mock = await createMock({ scenario: 'personal', now, freeze: true })
})

const exportOf = async (options: object): Promise<StoredState> => (await createMock(options)).state.export()
const nameOf = async (sandbox: Pick<MockSandbox, 'keys' | 'fetch'>, credential = 'owner'): Promise<string> => {
  const headers = { authorization: `Bearer ${sandbox.keys[credential]}` }
  const { data } = (await (await sandbox.fetch('/v2/me', { headers })).json()) as { data: { name: string } }
  return data.name
}

it('exports plain JSON of its own: what is done to it does not reach the mock', async () => {
  const state = mock.state.export()
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  Object.assign(state.things['users']?.[0] ?? {}, { name: 'Somebody else' })
  expect(await nameOf(mock)).toBe('Ada Archer')
})

it('takes a copy of what is imported', async () => {
  const state = mock.state.export()
  await mock.state.import(state)
  Object.assign(state.things['users']?.[0] ?? {}, { name: 'Somebody else' })
  expect(await nameOf(mock)).toBe('Ada Archer')
})

it('puts an exported state in the place of everything: things, counters, keys, ids, name', async () => {
  const house = await exportOf({ scenario: aFullHouse, freeze: true, seed: 7 })
  await mock.state.import(house)
  expect(mock.state.export()).toEqual(house)
  expect([mock.scenario, mock.keys, mock.ids]).toEqual([house.scenario, house.keys, house.ids])
})

it('goes back to the scenario that it was made with by a reset, to what was imported by a snapshot', async () => {
  const [before, house] = [mock.state.export(), await exportOf({ scenario: aFullHouse, freeze: true, seed: 7 })]
  await mock.state.import(house)
  const snapshot = mock.snapshot()
  mock.reset()
  expect([mock.state.export(), mock.scenario, mock.ids]).toEqual([before, 'personal', before.ids])
  mock.restore(snapshot)
  expect([mock.state.export(), mock.keys]).toEqual([house, house.keys])
})

it('moves the clock to where an imported state says it stood, and lets it stand or run', async () => {
  const house = await exportOf({ scenario: aFullHouse, now: '2030-01-01T00:00:00Z', freeze: true })
  mock.clock.run()
  await mock.state.import(house)
  expect([mock.clock.now(), mock.state.export().clock]).toEqual(['2030-01-01T00:00:00.000Z', 'frozen'])
  await mock.state.import({ ...house, clock: 'running' })
  expect([mock.clock.now().slice(0, 13), mock.state.export().clock]).toEqual(['2030-01-01T00', 'running'])
})

it('leaves the clock as it is where a state does not say when it was', async () => {
  const {
    now: _now,
    clock: _clock,
    ...timeless
  } = await exportOf({ scenario: aFullHouse, now: '2030-01-01', freeze: true })
  await mock.state.import(timeless)
  expect(mock.state.export()).toEqual({ ...timeless, now, clock: 'frozen' })
})

it('imports a scenario as well, seeded on the clock of the mock', async () => {
  await mock.state.import(zoe)
  expect(await nameOf(mock)).toBe('Zoe Zane')
  expect([mock.scenario, mock.keys, mock.ids['user.zoe'], mock.clock.now()]).toEqual([
    'scenario',
    { owner: 'svc_owner_scenario' },
    1001,
    now,
  ])
  expect(mock.state.export()).toEqual(await exportOf({ scenario: zoe, now, freeze: true }))
})

it('moves the clock to the date of a scenario that has one', async () => {
  await mock.state.import({ ...zoe, now: '2027-03-01T08:00:00Z' })
  expect(mock.clock.now()).toBe('2027-03-01T08:00:00.000Z')
})

it('lets a scenario that is imported extend a built-in one, and no file', async () => {
  await mock.state.import({ ...zoe, extends: 'seated' })
  expect([mock.ids['user.zoe'], mock.ids['eventType.class']]).not.toContain(undefined)
  await expect(mock.state.import({ ...zoe, extends: './secret.yaml' })).rejects.toThrow(
    'is a file, which is not read here',
  )
})

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a name', 'personal'],
  ['a list', []],
  ['a misspelt scenario', { ...zoe, user: {} }],
  ['a state without counters', { format: 1, story: 'No counters.', things: {} }],
  ['a scenario at no time', { ...zoe, now: '9999-12-31T23:59:59Z' }],
])('is as it was after %s was imported', async (_what, given) => {
  const before = mock.state.export()
  await expect(mock.state.import(given as Scenario)).rejects.toThrow()
  expect([mock.state.export(), mock.keys]).toEqual([before, before.keys])
})

it('imports into one sandbox alone, whose keys lead there', async () => {
  const [worker, before] = [mock.sandbox('worker-3'), mock.state.export()]
  await worker.state.import(zoe)
  expect([worker.keys, worker.ids['user.zoe'], mock.keys]).toEqual([
    { owner: 'svc_owner_scenario~worker-3' },
    1001,
    before.keys,
  ])
  expect([await nameOf(worker), await nameOf(mock), await nameOf(mock.sandbox('fresh'))]).toEqual([
    'Zoe Zane',
    'Ada Archer',
    'Ada Archer',
  ])
  expect(mock.state.export()).toEqual(before)
})

it("tells keys in the product's word, and exports them in ours", async () => {
  const acme = await createMock({ scenario: 'personal', product: 'acme', now, freeze: true })
  const state = acme.state.export()
  expect([acme.keys['owner'], state.keys['owner']]).toEqual(['acme_owner_personal', 'svc_owner_personal'])
  await mock.state.import(state)
  expect([mock.keys['owner'], await nameOf(mock)]).toEqual(['svc_owner_personal', 'Ada Archer'])
  await acme.state.import({ ...zoe, credentials: { owner: { kind: 'apiKey', user: 'zoe', token: 'acme_mine' } } })
  expect([acme.keys['owner'], await nameOf(acme)]).toEqual(['acme_mine', 'Zoe Zane'])
})

it('lets happen first what a running clock has reached', async () => {
  const running = await createMock({ scenario: aFullHouse })
  running.clock.set('2026-01-05T09:00:00Z')
  const reserve = {
    eventTypeId: running.ids['eventType.solo'],
    slotStart: '2026-01-07T10:00:00Z',
    reservationDuration: 1,
  }
  const version = '2024-09-04'
  expect((await ask(running, 'POST /v2/slots/reservations', { as: 'owner', version, body: reserve })).status).toBe(201)
  expect(running.state.export().things['reservations']).toHaveLength(1)
  running.clock.advance({ minutes: 2 })
  expect(still(running.state.export()).things['reservations']).toEqual([])
})

it('exports what is still to be delivered, which is delivered where it was imported', async () => {
  const first = await createMock({ scenario: 'webhooks', now, freeze: true })
  first.deliveries.disturb({ do: 'delay', by: { hours: 1 }, times: 9 })
  const body = {
    start: '2026-01-08T10:00:00Z',
    eventTypeId: first.ids['eventType.intro'],
    attendee: { name: 'Dan Dale', email: 'dan@example.com', timeZone: 'Europe/London' },
  }
  expect((await ask(first, 'POST /v2/bookings', { version: bookingsVersion, body })).status).toBe(201)
  await first.settled()
  const bodies: string[] = []
  mock.onDelivery(async (request) => void bodies.push(await request.text()))
  await mock.state.import(first.state.export())
  await mock.settled()
  expect(bodies).toEqual([])
  mock.clock.advance({ hours: 1 })
  await mock.settled()
  expect(bodies.toSorted()).toEqual(
    first.deliveries
      .all()
      .map(({ body: sent }) => sent)
      .toSorted(),
  )
  expect(bodies.length).toBeGreaterThan(1)
})

it('begins with the faults of a scenario that is imported, and goes back to its own by a reset', async () => {
  mock.faults.next({ status: 500 })
  await mock.state.import({ ...zoe, faults: { busy: { operationId: 'getMe', status: 503 } } })
  expect(mock.faults.list()).toMatchObject([{ status: 503 }])
  await mock.state.import(mock.state.export())
  expect(mock.faults.list()).toHaveLength(1)
  mock.reset()
  expect(mock.faults.list()).toEqual([])
})
