import type { Booking } from '../../domain/booking/booking.js'
import { wantedBy } from '../../domain/booking/listing/booking-filter.js'
import { orderOf } from '../../domain/booking/listing/booking-order.js'
import { askedEventTypes, type ListQuery, readEmail } from '../../domain/booking/listing/list-query.js'
import type { World } from '../../state/world.js'
import type { BookingScope } from './booking-scope.js'

/** Bookings of the scope that pass the query's filters, each once, in the query's order. */
export const findBookings = (world: World, scope: BookingScope, query: ListQuery): readonly Booking[] => {
  const isWanted = wantedBy(query, world.now())
  const found = new Map<number, Booking>()
  for (const booking of candidates(world, scope, query)) {
    if (isWanted(booking) && scope.includes(booking)) found.set(booking.id, booking)
  }
  return [...found.values()].sort(orderOf(query))
}

/** Reads the narrowest index that the query names; the filters and the scope sort out the rest. */
const candidates = (world: World, scope: BookingScope, query: ListQuery): Iterable<Booking> => {
  if (query.bookingUid !== undefined) return world.bookings.by('uid', query.bookingUid)
  if (query.attendeeEmail !== undefined) return world.bookingsOfEmail(readEmail(query.attendeeEmail))
  const eventTypeIds = askedEventTypes(query)
  return eventTypeIds ? bookingsOfEventTypes(world, eventTypeIds) : scope.candidates()
}

function* bookingsOfEventTypes(world: World, ids: readonly number[]): Iterable<Booking> {
  for (const id of new Set(ids)) if (id >= 0) yield* world.bookingsOfEventType(id)
}
