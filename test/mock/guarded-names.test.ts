import { inspect } from 'node:util'
import { createMock, MockError } from 'svc-mock'
import { beforeAll, expect, it } from 'vitest'
import { guardedNames } from '../../src/mock/guarded-names.js'

let keys: Readonly<Record<string, unknown>>
beforeAll(async () => {
  keys = (await createMock({ scenario: 'platform' })).keys
})

it('throws for a credential that the scenario does not have, and names the nearest', async () => {
  const mock = await createMock({ scenario: 'team-roundrobin' })
  expect(() => mock.keys['ownr']).toThrow(new MockError('The scenario has no credential "ownr"; did you mean "owner"?'))
  expect(() => mock.sandbox('w').keys['ownr']).toThrow('did you mean "owner"?')
  expect(() => mock.ids['eventType.intor']).toThrow(
    'The scenario has no id "eventType.intor"; did you mean "eventType.intro"?',
  )
})

it('tells which there are where none is near, the first dozen of many', () => {
  expect(() => guardedNames({ owner: 1, guest: 2 }, 'id')['somebody']).toThrow(
    'no id "somebody"; there are owner, guest',
  )
  const many = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`k${index}`, index]))
  expect(() => guardedNames(many, 'id')['somebody']).toThrow(/k10, k11, and 2 more$/)
  expect(() => guardedNames({}, 'id')['somebody']).toThrow('no id "somebody"; it has none')
})

it('is an object like any other all the same', async () => {
  const things = { owner: 'a', guest: 'b' }
  const guarded = guardedNames(things, 'credential')
  expect(guarded).toEqual(things)
  expect(guarded).toMatchObject({ owner: 'a' })
  expect({ ...guarded }).toStrictEqual(things)
  expect(Object.entries(guarded)).toEqual(Object.entries(things))
  expect(JSON.stringify({ guarded })).toBe(JSON.stringify({ guarded: things }))
  expect(structuredClone(guarded)).toEqual(things)
  expect(['owner' in guarded, 'ownr' in guarded, Object.hasOwn(guarded, 'ownr')]).toEqual([true, false, false])
  expect(inspect(guarded)).toContain("owner: 'a'")
  expect(`${guarded}`).toBe('[object Object]')
  expect(await guarded).toBe(guarded)
  const names: string[] = []
  for (const name in guarded) names.push(name)
  expect(names).toEqual(['owner', 'guest'])
})

it('has what objects have, and a key may be called like that too', () => {
  expect(typeof keys['hasOwnProperty']).toBe('function')
  expect(guardedNames({ constructor: 1, size: 2 }, 'id')).toMatchObject({ constructor: 1, size: 2 })
})
