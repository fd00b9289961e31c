import { Failure } from '../failure.js'
import type { Booking } from './booking.js'
import { isServiceVideo, storedLocation } from './location.js'

/** Refuses to speak of recordings where the meeting is not in the service's own video, as the public service does (AL-17). */
export const noServiceVideo = ({ uid, location }: Booking): Failure | undefined => {
  if (isServiceVideo(location)) return undefined
  return new Failure(
    'booking.no_service_video',
    `Booking ${uid} takes place at ${storedLocation(location)}; only meetings in {svc}-video are recorded`,
    { bookingUid: uid, location: location.type },
  )
}
