import type { Booking } from './booking.js'
import type { Recording } from './recording.js'

/** What is known of a recording that was made of a whole meeting. */
export type RecordingGround = Pick<Recording, 'id' | 'shareToken' | 'downloadLink'> & {
  /** Seconds; left out those of the meeting. */
  readonly duration?: number | undefined
}

/** A recording that is ready, of a meeting that everybody attended from its start on (BK-66). */
export const newRecording = (booking: Booking, { duration, ...given }: RecordingGround): Recording => ({
  ...given,
  bookingId: booking.id,
  roomName: `room-${booking.uid}`,
  startTs: Math.floor(booking.start / 1000),
  status: 'completed',
  duration: duration ?? (booking.end - booking.start) / 1000,
  maxParticipants: booking.hostIds.length + booking.attendees.length,
  error: null,
})
