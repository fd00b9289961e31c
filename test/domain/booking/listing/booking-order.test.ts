import { expect, it } from 'vitest'
import { orderOf } from '../../../../src/domain/booking/listing/booking-order.js'
import type { ListQuery } from '../../../../src/domain/booking/listing/list-query.js'
import { minute } from '../../../../src/domain/time/instant.js'
import { aBooking, monday } from '../../../builders/a-booking.js'

const at = (id: number, [start, length, created, updated]: readonly [number, number, number, number]) =>
  aBooking({
    id,
    start: monday + start * minute,
    end: monday + (start + length) * minute,
    createdAt: monday - created * minute,
    updatedAt: monday - updated * minute,
  })

const bookings = [at(1, [20, 10, 5, 1]), at(2, [10, 60, 9, 3]), at(3, [30, 15, 7, 2]), at(4, [10, 60, 9, 3])]
const ids = (query: ListQuery) => bookings.toSorted(orderOf(query)).map((it) => it.id)

it.each<[string, ListQuery, number[]]>([
  ['nothing: by start', {}, [2, 4, 1, 3]],
  ['a start ascending', { sortStart: 'asc' }, [2, 4, 1, 3]],
  ['a start descending, ties still by id', { sortStart: 'desc' }, [3, 1, 2, 4]],
  ['an end ascending', { sortEnd: 'asc' }, [1, 3, 2, 4]],
  ['an end descending', { sortEnd: 'desc' }, [2, 4, 3, 1]],
  ['a creation ascending', { sortCreated: 'asc' }, [2, 4, 3, 1]],
  ['a creation descending', { sortCreated: 'desc' }, [1, 3, 2, 4]],
  ['a change ascending', { sortUpdatedAt: 'asc' }, [2, 4, 3, 1]],
  ['a change descending', { sortUpdatedAt: 'desc' }, [1, 3, 2, 4]],
  ['several sorts: the first of them counts', { sortUpdatedAt: 'asc', sortEnd: 'asc' }, [1, 3, 2, 4]],
  ['past ones: the latest first', { status: ['past'] }, [3, 1, 2, 4]],
  ['cancelled ones: the latest first', { status: ['cancelled'] }, [3, 1, 2, 4]],
  ['past and cancelled ones: by start', { status: ['past', 'cancelled'] }, [2, 4, 1, 3]],
  ['upcoming ones: by start', { status: ['upcoming'] }, [2, 4, 1, 3]],
  ['past ones, with a sort of their own', { status: ['past'], sortStart: 'asc' }, [2, 4, 1, 3]],
])('orders by %s [BK-79]', (_what, query, expected) => {
  expect(ids(query)).toEqual(expected)
})
