import { expect, it } from 'vitest'
import { unknownProperties } from '../../../../src/domain/booking/rules/unknown-properties.js'
import { aWish } from '../../../builders/an-attempt.js'

it('accepts a request without unknown properties', () => {
  expect(unknownProperties.check(aWish())).toBeUndefined()
})

it('names every unknown property [AL-14]', () => {
  const refusal = unknownProperties.check(aWish({ unknown: ['allowConflicts', 'attendee.age'] }))

  expect(refusal).toMatchObject({
    name: 'booking.unknown_property',
    details: { properties: ['allowConflicts', 'attendee.age'] },
  })
  expect(refusal?.message).toContain('allowConflicts, attendee.age')
  expect(unknownProperties.alternative).toBe('AL-14')
})
