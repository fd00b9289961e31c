import { expect, it } from 'vitest'
import { phoneNotInternational } from '../../../src/domain/booking/international-phone.js'

it.each([
  ['+15550100', true],
  ['+44 20 7946 0000', false],
  ['+1234567', true],
  ['+123456', false],
  ['+123456789012345', true],
  ['+1234567890123456', false],
  ['5550100', false],
  ['+05550100', false],
  ['call me', false],
])('takes %s for international: %s [AL-34]', (phone, expected) => {
  expect(phoneNotInternational('location.phone', phone) === undefined).toBe(expected)
})
