import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { MockOptions } from '../../src/index.js'
import { amount } from './amount.js'
import { tortureSeed } from './dice.js'
import type { Bag } from './fuzz/bag.js'
import { type House, openHouse } from './fuzz/house.js'
import { hunt } from './fuzz/hunt.js'
import { askable } from './fuzz/operations.js'
import { sendRaw } from './fuzz/send-raw.js'
import { visit } from './fuzz/visit.js'

const scenarios = [
  ...['team-roundrobin', 'organization-roles', 'seated', 'recurring', 'platform', 'payments-v1', 'webhooks'],
  ...['managed', 'limits', 'confirmation', 'team-collective', 'dst', 'busy-week', 'personal'],
]

const houses: readonly MockOptions[] = [
  ...scenarios.map((scenario) => ({ scenario })),
  { scenario: 'organization-roles', profile: 'service' },
  { scenario: 'platform', profile: 'service', product: 'acme' },
  { scenario: 'confirmation', profile: 'service' },
  { scenario: 'personal', policy: 'specification' },
  { scenario: 'team-roundrobin', rateLimit: true },
  { scenario: 'webhooks', specOnly: true, retry: { attempts: 3, after: { seconds: 10 } } },
]

const logged: string[] = []
let opened: readonly House[]

beforeAll(async () => {
  opened = await Promise.all(houses.map(openHouse))
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    logged.push(said.map((it) => (it instanceof Error ? it.stack : String(it))).join(' '))
  })
})

afterAll(async () => {
  vi.restoreAllMocks()
  await Promise.all(opened.map(({ mock }) => mock.close()))
})

const told = ({ finds }: Bag): string => finds.map(({ rule, found, told }) => `${rule}: ${found}\n${told}`).join('\n\n')

const reach = ({ asked, succeeded, refused, statuses }: Bag): string => {
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`)
  const unseen = askable.filter(({ id }) => !succeeded.has(id)).map(({ id }) => id)
  const share = (ids: ReadonlySet<string>) => `${ids.size} of ${askable.length} operations`
  return `${asked} requests; ${share(succeeded)} succeeded, all but ${unseen.join(', ')}; ${share(refused)} refused; ${counts.join(', ')}`
}

it('answers whatever comes, within its contract, in bounded time, and keeps nothing of what it refuses', async () => {
  const bag = await hunt(opened, {
    ...{ requests: amount({ short: 5000, full: 200_000 }), seed: tortureSeed, logged },
    ask: ({ mock }, attempt) => visit(mock.handler, attempt),
  })
  console.info(reach(bag))
  expect(told(bag)).toBe('')
  expect(bag.succeeded.size).toBeGreaterThanOrEqual(amount({ short: 140, full: 170 }))
  expect(bag.refused.size).toBeGreaterThanOrEqual(amount({ short: 160, full: 175 }))
})

it('answers the same over sockets, where the platform reads first', async () => {
  await Promise.all(opened.map(({ mock }) => mock.listen()))
  const bag = await hunt(opened, {
    ...{ requests: amount({ short: 300, full: 5000 }), seed: tortureSeed + 1, logged },
    ask: ({ mock }, attempt) => sendRaw(mock.url, attempt),
  })
  console.info(reach(bag))
  expect(told(bag)).toBe('')
  expect(bag.succeeded.size).toBeGreaterThanOrEqual(amount({ short: 40, full: 150 }))
})
