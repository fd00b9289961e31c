import { mustReadRecordings } from '../domain/access/booking-access.js'
import { knownCaller } from '../domain/access/require-access.js'
import type { Booking } from '../domain/booking/booking.js'
import { noServiceVideo } from '../domain/booking/no-service-video.js'
import { toRecording } from '../projection/recording.js'
import type { World } from '../state/world.js'
import { requireBooking } from './loading/require-booking.js'
import { type Notes, type Operation, success } from './operation.js'

/** GET /v2/bookings/{bookingUid}/recordings */
export const listBookingRecordings: Operation<'listBookingRecordings', { booking: Booking }> = {
  authorize({ caller, params }, world) {
    const booking = requireBooking(world, params.bookingUid)
    mustReadRecordings(world, knownCaller(caller), booking)
    return { booking }
  },

  handle: (request, world, { booking }) => success(recordingsOf(request, world, booking)),

  older(request, world, { booking }) {
    request.restsOn('VR-17')
    return success(recordingsOf(request, world, booking))
  },
}

const recordingsOf = (request: Notes, world: World, booking: Booking) => {
  const elsewhere = noServiceVideo(booking)
  request.judge('AL-17', elsewhere)
  if (elsewhere) request.restsOn('BK-65')
  return [...world.recordings.by('booking', booking.id)].sort((a, b) => a.startTs - b.startTs).map(toRecording)
}
