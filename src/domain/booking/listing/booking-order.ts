import type { Booking } from '../booking.js'
import type { ListQuery, SortDirection } from './list-query.js'

/** Compares two bookings for a list. */
export type BookingOrder = (a: Booking, b: Booking) => number

type SortParameter = 'sortStart' | 'sortEnd' | 'sortCreated' | 'sortUpdatedAt'

/** The first sort given wins (BK-79). */
const sorts: readonly (readonly [SortParameter, (booking: Booking) => number])[] = [
  ['sortStart', (it) => it.start],
  ['sortEnd', (it) => it.end],
  ['sortCreated', (it) => it.createdAt],
  ['sortUpdatedAt', (it) => it.updatedAt],
]

const ordered = (momentOf: (booking: Booking) => number, direction: SortDirection): BookingOrder => {
  const sign = direction === 'asc' ? 1 : -1
  return (a, b) => sign * (momentOf(a) - momentOf(b)) || a.id - b.id
}

/** The order a query asks for: without a sort by start, the latest first where only past or only cancelled ones are wanted. Ties by id. */
export const orderOf = (query: ListQuery): BookingOrder => {
  for (const [parameter, momentOf] of sorts) {
    const direction = query[parameter]
    if (direction) return ordered(momentOf, direction)
  }
  return ordered((it) => it.start, looksBack(query) ? 'desc' : 'asc')
}

const looksBack = ({ status = [] }: ListQuery): boolean => {
  const [only] = new Set(status)
  return new Set(status).size === 1 && (only === 'past' || only === 'cancelled')
}
