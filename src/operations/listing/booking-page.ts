import type { Wire } from '../../contract/wire.js'
import type { Caller } from '../../domain/access/caller.js'
import { filterDecisions } from '../../domain/booking/listing/filter-decisions.js'
import { defaultTake, type ListQuery } from '../../domain/booking/listing/list-query.js'
import { type Pagination, paginate } from '../../domain/booking/listing/pagination.js'
import { toBookingOutput } from '../../projection/booking-output.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'
import type { BookingScope } from './booking-scope.js'
import { findBookings } from './find-bookings.js'
import { listView } from './list-view.js'

/** What the three lists need of a request. */
export type ListRequest = Notes & { readonly caller: Caller; readonly query: ListQuery }

/** One page of bookings and where it lies. */
export interface BookingPage {
  data: Wire<'AnyBooking'>[]
  pagination: Pagination
}

/** Filters, orders and cuts the bookings of a scope; only those on the page are projected. */
export const bookingPage = (world: World, request: ListRequest, scope: BookingScope): BookingPage => {
  const { query } = request
  const { take = defaultTake, skip = 0 } = query
  request.restsOn(...filterDecisions(query))
  const found = findBookings(world, scope, query)
  const viewOf = listView(world, request)
  return {
    data: found.slice(skip, skip + take).map((it) => toBookingOutput(it, world, viewOf(it))),
    pagination: paginate(found.length, { take, skip }),
  }
}

/** A page of nothing. */
export const emptyPage = ({ take = defaultTake, skip = 0 }: ListQuery): BookingPage => ({
  data: [],
  pagination: paginate(0, { take, skip }),
})
