import { expect, it } from 'vitest'
import { checkedScenario } from '../../src/scenario/parse.js'
import { ScenarioError } from '../../src/scenario/scenario-error.js'

it.each([undefined, null, 1, 'text', [], {}, () => 1, { format: 1 }, { format: 1, story: 'x', users: [] }])(
  'refuses %j as a scenario',
  (value) => {
    expect(() => checkedScenario(value)).toThrow(ScenarioError)
  },
)
