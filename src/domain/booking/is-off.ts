import { Failure } from '../failure.js'
import type { Booking } from './booking.js'
import { isOff } from './calendar.js'

/** Refuses to change who comes to a booking that came to nothing: cancelled and rejected are final (BK-47). */
export const bookingIsOff = ({ uid, status }: Booking): Failure | undefined => {
  if (!isOff(status)) return undefined
  return new Failure(
    'booking.is_off',
    `Booking ${uid} is ${status}, so that nobody comes to it any more; use one that takes place`,
    { bookingUid: uid, status },
  )
}
