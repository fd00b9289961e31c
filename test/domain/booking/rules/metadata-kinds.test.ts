import { expect, it } from 'vitest'
import { metadataKinds } from '../../../../src/domain/booking/rules/metadata-kinds.js'
import { aWish } from '../../../builders/an-attempt.js'

it.each([['text'], [3], [false]])('finds nothing wrong with the value %j', (value) => {
  expect(metadataKinds.check(aWish({ input: { metadata: { value } } }))).toBeUndefined()
})

it.each([[null], [['a']], [{ a: 1 }]])('names the key of the value %j [AL-40]', (value) => {
  const refusal = metadataKinds.check(aWish({ input: { metadata: { value } } }))

  expect(refusal).toMatchObject({ name: 'metadata.value_kind', details: { key: 'value' } })
  expect(metadataKinds.alternative).toBe('AL-40')
})
