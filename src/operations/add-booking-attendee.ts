import { mustInvite } from '../domain/access/attendance-access.js'
import { knownCaller } from '../domain/access/require-access.js'
import { addAttendee } from '../domain/booking/add-people.js'
import { attendeeComes, attendeeUnknown } from '../domain/booking/attendee-refusals.js'
import type { Attendee, Booking } from '../domain/booking/booking.js'
import type { AttendeeInput } from '../domain/booking/booking-input.js'
import { phoneNotInternational } from '../domain/booking/international-phone.js'
import { takesNobody } from '../domain/booking/takes-nobody.js'
import { localeOutsideTable } from '../domain/organization/locales.js'
import { toNumberedAttendee } from '../projection/booking-attendee.js'
import type { World } from '../state/world.js'
import { requireBooking } from './loading/require-booking.js'
import { type Notes, type Operation, success } from './operation.js'

/** POST /v2/bookings/{bookingUid}/attendees */
export const addBookingAttendee: Operation<'addBookingAttendee', { booking: Booking }> = {
  authorize({ caller, params }, world) {
    const booking = requireBooking(world, params.bookingUid)
    mustInvite(world, knownCaller(caller), booking)
    return { booking }
  },

  handle(request, world, { booking }) {
    const refusal = takesNobody(world, booking) ?? attendeeUnknown(request.body)
    if (refusal) throw refusal
    judgeForm(request, request.body)
    return success(toNumberedAttendee(join(world, booking, request.body), booking))
  },
}

/** What the public service asks of the form of a phone number and a language. */
const judgeForm = (request: Notes, { phoneNumber, language }: AttendeeInput): void => {
  if (phoneNumber !== undefined) request.judge('AL-34', phoneNotInternational('phoneNumber', phoneNumber))
  request.judge('AL-33', localeOutsideTable('language', language))
}

const join = (world: World, booking: Booking, input: AttendeeInput): Attendee => {
  const id = world.nextId('attendee')
  const joined = addAttendee(booking, input, { directory: world, now: world.now(), nextAttendeeId: () => id })
  const added = joined?.attendees.find((it) => it.id === id)
  if (!joined || !added) throw attendeeComes(booking, input.email ?? input.phoneNumber ?? '')
  world.saveBooking(joined)
  return added
}
