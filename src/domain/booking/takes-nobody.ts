import type { Directory } from '../directory.js'
import { Failure } from '../failure.js'
import type { Booking } from './booking.js'
import { bookingIsOff } from './is-off.js'
import { seatsOnly } from './seats-only.js'

/** Why nobody can be added to a booking: it came to nothing, it has seats, or its event type takes no guests (XT-06, XT-49). */
export const takesNobody = (directory: Directory, booking: Booking): Failure | undefined =>
  bookingIsOff(booking) ?? seatsOnly(booking) ?? takesNoGuests(directory, booking)

const takesNoGuests = (directory: Directory, { uid, eventTypeId }: Booking): Failure | undefined => {
  if (!directory.eventType(eventTypeId)?.disableGuests) return undefined
  return new Failure(
    'booking.takes_no_guests',
    `Event type ${eventTypeId} takes no guests, so that booking ${uid} stays as it is; allow them by disableGuests: false`,
    { bookingUid: uid, eventTypeId },
  )
}
