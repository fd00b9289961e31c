import { expect, it } from 'vitest'
import { displayEmail } from '../../../src/domain/booking/display-email.js'

const id = 'abcdefghijklmnopqrstuvwx1'

it.each([
  ['ada@example.com', 'ada@example.com'],
  [`ada+${id}@example.com`, 'ada@example.com'],
  [`ada+tea+${id}@example.com`, 'ada+tea@example.com'],
  [`ada+${id.slice(1)}@example.com`, `ada+${id.slice(1)}@example.com`],
  [`ada+${id}x@example.com`, `ada+${id}x@example.com`],
])('shows %s as %s [BK-45]', (email, expected) => {
  expect(displayEmail(email)).toBe(expected)
})
