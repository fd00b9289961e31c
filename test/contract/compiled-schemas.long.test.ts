import { expect, it } from 'vitest'
import { compileValidators } from '../../src/contract/compile/compile-validators.js'
import { describedOperations } from '../../src/contract/compile/described.js'
import { compilers, schemaSet } from '../../src/contract/compile/validators.js'
import { alternatives, alternativesOf } from '../../src/contract/ledger.js'
import { switchedValidators } from '../../src/contract/switched-validators.js'
import { documents } from '../../src/generated/documents.js'
import { allValidators } from './all-validators.js'
import { describedExamples } from './described-examples.js'

const named = alternatives.map(({ id }) => id).filter((id) => JSON.stringify(documents).includes(`"${id}":`))

it.each([
  ['none', []],
  ['those of the profile "service"', alternativesOf('service')],
  ['all', named],
  // One by one they are compiled where each is tested, and all of their schemas in a thorough run.
  ...(process.env['SVC_MOCK_TRIALS'] === 'all' ? named.map((id) => [id, [id]] as const) : []),
] as const)('compiles every schema in strict mode with these alternatives on: %s', (_which, on) => {
  const set = schemaSet(documents, describedOperations(documents), new Set(on))
  const { requests, replies } = compilers(set)
  for (const name of set.requests.keys()) expect(requests.getSchema(name)).toBeTypeOf('function')
  for (const name of set.replies.keys()) expect(replies.getSchema(name)).toBeTypeOf('function')
})

it('compiles validators of their own for exactly the alternatives that the documents name', async () => {
  const built = await switchedValidators(new Set(), 'specification')
  for (const { id } of alternatives) {
    const { replies } = await switchedValidators(new Set([id]), 'specification')
    expect([id, replies !== built.replies]).toEqual([id, named.includes(id)])
  }
})

it('finds the example of every schema right', () => {
  const { replies } = compilers(schemaSet(documents, describedOperations(documents), new Set()))
  const wrong = Object.entries(documents).flatMap(([document, { components }]) =>
    Object.entries(components.schemas).flatMap(([name, schema]) => {
      const isRight = replies.getSchema(`${document}.${name}`)
      return 'example' in schema && !isRight?.(schema['example']) ? [[name, isRight?.errors]] : []
    }),
  )
  expect(wrong).toEqual([])
})

it('compiles on demand what the build made', async () => {
  const built = await allValidators()
  const [compiled, beyond] = [compileValidators(new Set(), 'specification'), compileValidators(new Set(), 'beyond')]
  const names = [compiled, beyond].flatMap(({ requests }) => Object.getOwnPropertyNames(requests))
  expect(names.sort()).toEqual(Object.keys(built.requests).sort())
  expect({ ...compiled.facts, ...beyond.facts }).toEqual(built.facts)
  for (const { part, validator, value } of describedExamples())
    expect((compiled[part][validator] ?? beyond[part][validator])?.(value)).toBe(true)
})
