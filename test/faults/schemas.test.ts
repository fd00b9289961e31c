import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { fields } from '../../src/faults/fields.js'
import { checkShape } from '../../src/scenario/check/shape.js'
import schema from '../../src/scenario/scenario.schema.json' with { type: 'json' }

type Properties = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const withoutWords = (properties: Properties) =>
  Object.fromEntries(Object.entries(properties).map(([name, { description: _, ...rest }]) => [name, rest]))

it('describes a fault to the control interface as to scenarios', () => {
  const file = join(import.meta.dirname, '../../openapi/control/schemas/faults.yaml')
  const { FaultInput, Fault } = parse(readFileSync(file, 'utf8'), { merge: true })
  const ofScenarios = withoutWords(schema.$defs.fault.properties)
  expect(withoutWords(FaultInput.properties)).toEqual(ofScenarios)
  const { id: _id, met: _met, ...repeated } = Fault.properties
  expect(withoutWords(repeated)).toEqual(ofScenarios)
})

const values: readonly unknown[] = [
  ...[0, 1, -1, 0.5, 1.01, 399, 400, 599, 600, 600_000, 600_001, 1e300, '', 'text', '400', true, false, null],
  ...['reset', 'truncate', 'malformed', 'slow', 'before', 'after', {}, []],
]

it.each(Object.keys(fields) as (keyof typeof fields)[])(
  'takes the same values for %s in code as in a scenario',
  (name) => {
    for (const value of values) {
      const findings = checkShape({ format: 1, story: 'x', faults: { one: { [name]: value } } })
      expect([value, findings.length === 0]).toEqual([value, fields[name](value) === undefined])
    }
  },
)
