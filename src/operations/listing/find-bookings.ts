import type { Booking } from '../../domain/booking/booking.js'
import { wantedBy } from '../../domain/booking/listing/booking-filter.js'
import { orderOf } from '../../domain/booking/listing/booking-order.js'
import { askedEventTypes, askedTeams, type ListQuery, readEmail } from '../../domain/booking/listing/list-query.js'
import { startWindow } from '../../domain/booking/listing/start-window.js'
import type { World } from '../../state/world.js'
import type { BookingScope } from './booking-scope.js'

/** Bookings of the scope that pass the query's filters, each once, in the query's order. */
export const findBookings = (world: World, scope: BookingScope, query: ListQuery): readonly Booking[] => {
  const isWanted = wantedBy(query, world.now())
  const found = new Map<number, Booking>()
  for (const booking of shortest(sources(world, scope, query)))
    if (isWanted(booking) && scope.includes(booking)) found.set(booking.id, booking)
  return [...found.values()].sort(orderOf(query))
}

/** Every index that holds all of what is sought, within the time in which it starts; filters and scope sort out the rest. */
const sources = (world: World, scope: BookingScope, query: ListQuery): readonly Iterable<Booking>[] => {
  if (query.bookingUid !== undefined) return [world.bookings.by('uid', query.bookingUid)]
  const window = startWindow(query, { now: world.now(), longest: world.longest })
  const [eventTypeIds, teamIds] = [askedEventTypes(query), askedTeams(query)]
  return [
    ...(query.attendeeEmail === undefined ? [] : [world.bookingsOfEmail(readEmail(query.attendeeEmail), window)]),
    ...(eventTypeIds ? [ofEach(eventTypeIds, (id) => world.bookingsOfEventType(id, window))] : []),
    ...(teamIds ? [ofEach(teamIds, (id) => world.bookingsOfTeam(id, window))] : []),
    scope.candidates(window),
  ]
}

function* ofEach(ids: readonly number[], bookingsOf: (id: number) => Iterable<Booking>): Iterable<Booking> {
  for (const id of new Set(ids)) if (id >= 0) yield* bookingsOf(id)
}

/** What the source with the fewest bookings holds. All are read side by side, since none knows beforehand how many they are. */
const shortest = (all: readonly Iterable<Booking>[]): readonly Booking[] => {
  const read = all.map((source) => ({ rest: source[Symbol.iterator](), found: [] as Booking[] }))
  for (;;) {
    for (const { rest, found } of read) {
      const next = rest.next()
      if (next.done) return found
      found.push(next.value)
    }
  }
}
