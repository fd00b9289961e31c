import { expect, it } from 'vitest'
import { stretchLength } from '../../../src/domain/time/stretch.js'

it.each([
  [{}, 0],
  [{ seconds: 0 }, 0],
  [{ seconds: 1.0004 }, 1000],
  [{ days: 1, hours: 1, minutes: 1, seconds: 1 }, 90_061_000],
  [{ minutes: 1, seconds: -60 }, 0],
  [{ hours: undefined, minutes: 2 }, 120_000],
])('adds up %o', (stretch, length) => {
  expect(stretchLength(stretch)).toBe(length)
})

it.each([
  [null],
  [5],
  [[]],
  ['10s'],
  [{ weeks: 1 }],
  [{ toString: 1 }],
  [{ seconds: '1' }],
  [{ seconds: Number.NaN }],
  [{ seconds: Number.POSITIVE_INFINITY }],
  [{ minutes: 1, seconds: -60.001 }],
])('finds no length in %o', (stretch) => {
  expect(stretchLength(stretch)).toBeUndefined()
})
