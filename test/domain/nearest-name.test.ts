import { expect, it } from 'vitest'
import { didYouMean, nearestName } from '../../src/domain/nearest-name.js'

it.each([
  ['bem', 'ben'],
  ['BEN', 'ben'],
  ['evenTypes', 'eventTypes'],
  ['attende', 'attendee'],
])('takes %s for %s', (name, meant) => {
  expect(nearestName(name, ['ada', 'ben', 'eventTypes', 'attendee'])).toBe(meant)
})

it('finds nothing near a name that shares little with the others', () => {
  expect(nearestName('zoe', ['ada', 'ben'])).toBeUndefined()
  expect(didYouMean('zoe', ['ada', 'ben'])).toBe('')
})

it('asks for the nearest name', () => {
  expect(didYouMean('bem', ['bea', 'ben'])).toBe('; did you mean "bea"?')
})

it('finds nothing near a name of a mebibyte, and takes no time over it', () => {
  const names = Array.from({ length: 300 }, (_, number) => `booking.refusal_${number}`)
  const began = performance.now()
  expect(nearestName('x'.repeat(1024 * 1024), names)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(5000)
})
