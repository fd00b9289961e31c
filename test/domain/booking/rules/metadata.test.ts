import { expect, it } from 'vitest'
import { metadata } from '../../../../src/domain/booking/rules/metadata.js'
import { aWish } from '../../../builders/an-attempt.js'

it.each([
  ['a text of 500 characters', 'x'.repeat(500)],
  ['an array whose JSON text has 500 characters', ['x'.repeat(496)]],
])('accepts %s as a value [LM-01]', (_what, value) => {
  expect(metadata.check(aWish({ input: { metadata: { value } } }))).toBeUndefined()
})

it.each([
  ['a text of 501 characters', 'x'.repeat(501)],
  ['an array whose JSON text has 501 characters', ['x'.repeat(497)]],
])('refuses %s as a value, and names the limits [LM-01]', (_what, value) => {
  const refusal = metadata.check(aWish({ input: { metadata: { value } } }))

  expect(refusal).toMatchObject({ name: 'metadata.over_limits' })
  expect(refusal?.message).toMatch(/50.*40.*500/)
})
