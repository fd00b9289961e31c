import type { Wire } from '../../contract/wire.js'
import type { Caller } from '../../domain/access/caller.js'
import type { Booking } from '../../domain/booking/booking.js'
import type { StatusFilter } from '../../domain/booking/listing/status-filter.js'
import { toOlderBookingRow } from '../../projection/older-booking.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'
import type { BookingScope } from './booking-scope.js'
import { findBookings } from './find-bookings.js'
import { listView } from './list-view.js'

/** Query parameters of the older list; the cursor is the number of bookings before the page. */
export interface OlderListQuery {
  readonly 'filters[status]'?: StatusFilter
  readonly limit?: number
  readonly cursor?: number
}

type OlderListRequest = Notes & { readonly caller: Caller; readonly query: OlderListQuery }

/** A page as the older generation lists bookings: one status, a limit and a cursor (VR-13). */
export const olderBookingPage = (
  world: World,
  request: OlderListRequest,
  scope: BookingScope,
): { data: Wire<'OlderBookingListReply'>['data'] } => {
  const { 'filters[status]': status = 'upcoming', limit = 10, cursor = 0 } = request.query
  request.restsOn('VR-13')
  const found = findBookings(world, scope, { status: [status] })
  const viewOf = listView(world, request)
  const toRow = (it: Booking) => toOlderBookingRow(it, world, { ...rowFacts(world, it), ...viewOf(it) })
  const end = cursor + limit
  const bookings = found.slice(cursor, end).map(toRow)
  return { data: { bookings, recurringInfo: [], nextCursor: end < found.length ? end : null } }
}

const rowFacts = (world: World, { id }: Booking) => ({
  paid: [...world.payments.by('booking', id)].some((it) => it.success),
  isRecorded: world.recordings.first('booking', id) !== undefined,
})
