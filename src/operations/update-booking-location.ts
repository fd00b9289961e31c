import { isOfPlatform, maySeeAttendees, mustRelocate } from '../domain/access/booking-access.js'
import type { Caller } from '../domain/access/caller.js'
import { knownCaller } from '../domain/access/require-access.js'
import type { Booking } from '../domain/booking/booking.js'
import { appNotInstalled } from '../domain/booking/installed-app.js'
import { phoneNotInternational } from '../domain/booking/international-phone.js'
import { type LocationUpdate, relocate, toBookingLocation } from '../domain/booking/relocate.js'
import { toBookingOutput } from '../projection/booking-output.js'
import type { World } from '../state/world.js'
import { requireBooking } from './loading/require-booking.js'
import { type Notes, type Operation, success } from './operation.js'

/** PATCH /v2/bookings/{bookingUid}/location */
export const updateBookingLocation: Operation<'updateBookingLocation', { booking: Booking }> = {
  authorize({ caller, params }, world) {
    const booking = requireBooking(world, params.bookingUid)
    mustRelocate(world, knownCaller(caller), booking)
    return { booking }
  },

  handle(request, world, { booking }) {
    // The document requires a location; only the shape that AL-48 puts in its place lets a body without one through.
    const update: LocationUpdate | undefined = request.body.location
    const moved = update ? move(request, world, { booking, update }) : booking
    const view = { showAttendees: maySeeAttendees(world, request.caller, moved) }
    return success(toBookingOutput(moved, world, view))
  },
}

interface Move {
  readonly booking: Booking
  readonly update: LocationUpdate
}

const move = (request: Notes & { readonly caller: Caller }, world: World, { booking, update }: Move): Booking => {
  if ('phone' in update) request.judge('AL-34', phoneNotInternational('location.phone', update.phone))
  if (update.type === 'integration') mustBeInstalled(request.caller, world, { booking, app: update.integration })
  const moved = relocate(booking, toBookingLocation(update), world.now())
  world.saveBooking(moved)
  return moved
}

const mustBeInstalled = (caller: Caller, world: World, { booking, app }: { booking: Booking; app: string }): void => {
  const organizer = world.user(booking.organizerId)
  const finding = appNotInstalled({ organizer, isPlatform: isOfPlatform(world, caller, booking) }, app)
  if (finding) throw finding
}
