import { decline } from '../domain/booking/confirm.js'
import { type Asked, answerFor, requireAnswerable } from './bookings/answer-for-booking.js'
import { type Operation, success } from './operation.js'

/** POST /v2/bookings/{bookingUid}/decline */
export const declineBooking: Operation<'declineBooking', Asked> = {
  authorize: requireAnswerable,

  handle(request, world, asked) {
    const answer = { reason: request.body?.reason ?? null, now: world.now() }
    return success(answerFor(request, world, { ...asked, wished: 'declined', change: (it) => decline(it, answer) }))
  },
}
