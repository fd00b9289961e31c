import { expect, it } from 'vitest'
import { builtInScenarios } from '../../src/generated/scenarios.js'
import { checkedScenario } from '../../src/scenario/parse.js'
import { ScenarioError } from '../../src/scenario/scenario-error.js'
import { seedWorld } from '../../src/scenario/seed.js'
import { World } from '../../src/state/world.js'

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

/** What became of a value as a scenario: refused with a reason, or seeded. */
const fate = (value: unknown): 'refused' | 'seeded' => {
  try {
    seedWorld(new World(), checkedScenario(value))
    return 'seeded'
  } catch (error) {
    if (error instanceof ScenarioError && error.problems.length > 0) return 'refused'
    throw error
  }
}

it.each(Object.keys(builtInScenarios))('refuses %s with something odd in any place, or seeds it', (name) => {
  const count = placesIn(builtInScenarios[name]).length
  const fates = Array.from({ length: count * 3 }, (_, round) => {
    const scenario = structuredClone(builtInScenarios[name])
    const [node, key] = placesIn(scenario)[round % count] ?? [{}, '']
    node[key] = odd[(round * 5) % odd.length]
    if (node[key] === undefined) delete node[key]
    return fate(scenario)
  })
  expect(new Set(fates)).toEqual(new Set(['refused', 'seeded']))
})

it.each([undefined, null, 1, 'text', [], {}, () => 1, { format: 1 }, { format: 1, story: 'x', users: [] }])(
  'refuses %j as a scenario',
  (value) => {
    expect(fate(value)).toBe('refused')
  },
)
