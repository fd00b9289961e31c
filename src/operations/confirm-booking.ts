import { confirm } from '../domain/booking/confirm.js'
import { type Asked, answerFor, requireAnswerable } from './bookings/answer-for-booking.js'
import { type Operation, success } from './operation.js'

/** POST /v2/bookings/{bookingUid}/confirm */
export const confirmBooking: Operation<'confirmBooking', Asked> = {
  authorize: requireAnswerable,

  handle(request, world, asked) {
    const { user } = asked.caller
    const answering = { user, now: world.now(), directory: world, numbering: world }
    return success(answerFor(request, world, { ...asked, wished: 'confirmed', change: (it) => confirm(it, answering) }))
  },
}
