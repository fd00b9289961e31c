import { defaultTake } from '../domain/booking/listing/list-query.js'
import { takeTooLarge } from '../domain/booking/listing/take-too-large.js'
import { bookingPage } from './listing/booking-page.js'
import { callerScope } from './listing/caller-scope.js'
import { olderBookingPage } from './listing/older-booking-page.js'
import { anyCaller, type Operation } from './operation.js'

/** GET /v2/bookings */
export const listBookings: Operation<'listBookings'> = {
  authorize: anyCaller,

  handle(request, world) {
    request.judge('AL-39', takeTooLarge(request.query.take ?? defaultTake))
    return bookingPage(world, request, callerScope(world, request))
  },

  older: (request, world) => olderBookingPage(world, request, callerScope(world, request)),
}
