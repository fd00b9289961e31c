import { knownCaller } from '../domain/access/require-access.js'
import { requireEditable } from '../domain/access/v1-access.js'
import type { Booking } from '../domain/booking/booking.js'
import { editAttendee as changeAttendee } from '../domain/booking/edit-attendee.js'
import { Failure } from '../domain/failure.js'
import { toV1Attendee } from '../projection/v1-booking.js'
import type { Operation } from './operation.js'

/** PATCH /v1/attendees/{id} */
export const editAttendee: Operation<'editAttendee', { booking: Booking }> = {
  authorize({ caller, params: { id } }, world) {
    const { user } = knownCaller(caller)
    return { booking: requireEditable(world, user, { id, booking: world.bookings.first('attendee', id) }) }
  },

  handle(request, world, { booking }) {
    for (const property of request.unknown) request.judge('AL-43', propertyUnknown(property))
    const found = booking.attendees.find((it) => it.id === request.params.id)
    if (!found) throw new Error(`Attendee ${request.params.id} left booking ${booking.id}`)
    const edited = changeAttendee(booking, found, { changes: request.body ?? {}, now: world.now() })
    world.saveBooking(edited.booking)
    return { attendee: toV1Attendee(edited.attendee, booking.id) }
  },
}

const propertyUnknown = (property: string): Failure =>
  new Failure('v1.property_unknown', `An attendee has no property ${property}; use email, name and timeZone`, {
    property,
  })
