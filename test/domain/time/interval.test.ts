import { expect, it } from 'vitest'
import { type Interval, intersect, subtract, union } from '../../../src/domain/time/interval.js'

const at = (from: number, to: number): Interval => ({ from, to })

it('makes one of stretches that overlap or touch, whatever their order, and drops empty ones', () => {
  expect(union([at(5, 7), at(1, 3), at(3, 4), at(6, 9), at(20, 20)])).toEqual([at(1, 4), at(5, 9)])
})

it('keeps what both lists cover, and keeps touching stretches apart', () => {
  expect(intersect([at(0, 5), at(5, 10)], [at(3, 7), at(9, 12)])).toEqual([at(3, 5), at(5, 7), at(9, 10)])
})

it('takes away stretches that overlap each other', () => {
  expect(subtract([at(0, 10), at(20, 30)], [at(25, 40), at(2, 4), at(3, 6)])).toEqual([at(0, 2), at(6, 10), at(20, 25)])
  expect(subtract([at(0, 10)], [])).toEqual([at(0, 10)])
})
