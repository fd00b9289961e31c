import { Failure } from '../../failure.js'
import type { Booking } from '../booking.js'

/** The refusal to do anything more with a booking that its host declined; rejected is final (BK-47). */
export const alreadyRejected = ({ uid }: Booking, wished: 'cancelled' | 'rescheduled'): Failure =>
  new Failure(
    'booking.already_rejected',
    `Booking ${uid} was rejected, so it cannot be ${wished}; make a new booking`,
    {
      bookingUid: uid,
    },
  )
