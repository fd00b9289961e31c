import { expect, it } from 'vitest'
import { nearestMisses } from '../../src/journal/nearest-misses.js'

const items = [
  { id: 1, a: 1, b: 1 },
  { id: 2, a: 0, b: 0 },
  { id: 3, a: 1, b: 0 },
  { id: 4, a: 0, b: 1 },
  { id: 5, a: 0, b: 0 },
]
const ids = (misses: readonly { readonly item: { readonly id: number } }[]) => misses.map(({ item }) => item.id)

it('names those with the fewest differences, of equal ones the newest first', () => {
  expect(ids(nearestMisses({ a: 1, b: 1 }, items, 5))).toEqual([4, 3, 5, 2])
  expect(nearestMisses({ a: 1, b: 1 }, items)[0]?.differences).toEqual(['a: asked 1, found 0'])
})

it('names three at most, unless told otherwise, and nothing where everything matches', () => {
  expect(ids(nearestMisses({ a: 2 }, items))).toEqual([5, 4, 3])
  expect(ids(nearestMisses({ a: 2 }, items, 1))).toEqual([5])
  expect(nearestMisses({}, items)).toEqual([])
})
