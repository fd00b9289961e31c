import { expect, it } from 'vitest'
import { metadataOverLimits, metadataValueKind } from '../../../src/domain/limits/metadata.js'

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, number) => [`key${number}`, 'x']))

it.each([
  ['no key at all', {}],
  ['fifty keys', keys(50)],
  ['a key of forty characters', { ['k'.repeat(40)]: 'x' }],
  ['a value of five hundred characters', { note: 'v'.repeat(500) }],
  ['five hundred characters outside the basic plane', { note: '🙂'.repeat(500) }],
  ['an object whose JSON text has five hundred characters', { note: { a: 'v'.repeat(492) } }],
  ['values of any kind', { text: 'a', number: 1, flag: true, nothing: null, list: [1], thing: { a: 1 } }],
])('accepts metadata with %s [LM-01]', (_what, metadata) => {
  expect(metadataOverLimits(metadata)).toBeUndefined()
})

it.each([
  ['fifty-one keys', keys(51), 'metadata has 51 keys'],
  ['a key of forty-one characters', { ['k'.repeat(41)]: 'x' }, `the metadata key ${'k'.repeat(41)} has 41 characters`],
  ['a value of five hundred and one characters', { note: 'v'.repeat(501) }, 'metadata.note has 501 characters'],
  ['an object with one character too many', { note: { a: 'v'.repeat(493) } }, 'metadata.note has 501 characters'],
])('refuses metadata with %s and names the three limits [LM-01]', (_what, metadata, found) => {
  const failure = metadataOverLimits(metadata)
  expect(failure?.name).toBe('metadata.over_limits')
  expect(failure?.message).toContain(found)
  expect(failure?.message).toMatch(/50 keys.*40 characters.*500/)
})

it.each(['text', 1, true])('finds nothing odd about the value %j [AL-40]', (value) => {
  expect(metadataValueKind({ note: value })).toBeUndefined()
})

it.each([
  [null, 'null'],
  [[1], 'an array'],
  [{ a: 1 }, 'an object'],
])('finds that %j is neither string, number nor boolean [AL-40]', (value, kind) => {
  const failure = metadataValueKind({ fine: 'x', note: value })
  expect(failure?.name).toBe('metadata.value_kind')
  expect(failure?.message).toContain(`metadata.note is ${kind}`)
})
