import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paginate } from '../../../../src/domain/booking/listing/pagination.js'

const page = (total: number, skip: number, take: number) => {
  const it = paginate(total, { skip, take })
  return [it.returnedItems, it.remainingItems, it.currentPage, it.totalPages, it.hasNextPage, it.hasPreviousPage]
}

it.each([
  ['nothing at all', 0, 0, 100, [0, 0, 0, 0, false, false]],
  ['nothing, with items skipped', 0, 5, 100, [0, 0, 0, 0, false, true]],
  ['a single item', 1, 0, 100, [1, 0, 1, 1, false, false]],
  ['one item less than a page', 9, 0, 10, [9, 0, 1, 1, false, false]],
  ['exactly one page', 10, 0, 10, [10, 0, 1, 1, false, false]],
  ['one item more than a page', 11, 0, 10, [10, 1, 1, 2, true, false]],
  ['the second of two pages', 11, 10, 10, [1, 0, 2, 2, false, true]],
  ['an offset inside a page', 25, 5, 10, [10, 10, 1, 3, true, true]],
  ['the last item', 25, 24, 10, [1, 0, 3, 3, false, true]],
  ['the place right behind the last item', 25, 25, 10, [0, 0, 3, 3, false, true]],
  ['a place far behind the last item', 25, 1000, 10, [0, 0, 3, 3, false, true]],
  ['pages of one', 3, 1, 1, [1, 1, 2, 3, true, true]],
])('counts %s [BK-81] [BK-82]', (_what, total, skip, take, expected) => {
  expect(page(total, skip, take)).toEqual(expected)
})

it('repeats the total and the page size [BK-81]', () => {
  expect(paginate(7, { skip: 2, take: 3 })).toMatchObject({ totalItems: 7, itemsPerPage: 3 })
})

it('leaves no item out and counts none twice, page by page [BK-81] [BK-82]', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), (total, take) => {
      const pages = Array.from({ length: Math.ceil(total / take) }, (_, index) =>
        paginate(total, { take, skip: index * take }),
      )
      expect(pages.reduce((sum, it) => sum + it.returnedItems, 0)).toBe(total)
      expect(pages.map((it) => it.currentPage)).toEqual(pages.map((_, index) => index + 1))
      expect(pages.map((it) => it.hasNextPage)).toEqual(pages.map((_, index) => index < pages.length - 1))
    }),
    { seed: 1 },
  )
})
