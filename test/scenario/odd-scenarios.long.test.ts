import { expect, it } from 'vitest'
import { builtInScenarios } from '../../src/generated/scenarios.js'
import { createMock, type Mock } from '../../src/index.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { ScenarioError } from '../../src/scenario/scenario-error.js'
import { bookingsVersion, eventTypesVersion } from '../client.js'

type Node = Record<string, unknown>

const placesIn = (value: unknown): [Node, string][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.keys(value).flatMap((key) => [[value as Node, key] as [Node, string], ...placesIn((value as Node)[key])])

/** Values that are right in some places; `undefined` takes away what stood there. */
const odd: readonly unknown[] = [
  ...['ada', 'intro', 'first', 'managed', 'cancelled', 'now', 'constructor', '', undefined, null, true],
  ...[0, -1, 1001, 1.5, 1e300, [], {}, { ada: {} }, { constructor: {} }, ['ada'], [[]]],
]

/** Lists of everything, in both forms; that a reply keeps to our contract is asserted in tests, where it is a server error otherwise. */
const lists: readonly (readonly [path: string, version: string])[] = [
  ['/v2/bookings', bookingsVersion],
  ['/v2/bookings', '2024-04-15'],
  ['/v2/event-types', eventTypesVersion],
  ['/v2/event-types', '2024-04-15'],
]

const faultOf = async (mock: Mock, [path, version]: (typeof lists)[number]): Promise<string | undefined> => {
  const [key = ''] = Object.values(mock.keys)
  const headers = { authorization: `Bearer ${key}`, 'svc-api-version': version }
  const { status } = await mock.fetch(path, { headers })
  return status < 500 ? undefined : `${status} for ${path} in ${version}`
}

/** What became of a value as a scenario: refused with a reason, or seeded so that its lists can be told. */
const fate = async (value: unknown): Promise<string> => {
  try {
    const mock = await createMock({ scenario: value as Scenario })
    const faults = await Promise.all(lists.map((list) => faultOf(mock, list)))
    return faults.find((it) => it !== undefined) ?? 'seeded'
  } catch (error) {
    if (error instanceof ScenarioError && error.problems.length > 0) return 'refused'
    throw error
  }
}

it.each(Object.keys(builtInScenarios))('refuses %s with something odd in any place, or tells it', async (name) => {
  const count = placesIn(builtInScenarios[name]).length
  const changed = Array.from({ length: count * 3 }, (_, round) => {
    const scenario = structuredClone(builtInScenarios[name])
    const [node, key] = placesIn(scenario)[round % count] ?? [{}, '']
    node[key] = odd[(round * 5) % odd.length]
    if (node[key] === undefined) delete node[key]
    return scenario
  })
  const fates = await Promise.all(changed.map(fate))
  expect(new Set(fates)).toEqual(new Set(['refused', 'seeded']))
})
