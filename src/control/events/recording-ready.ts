import { newRecording } from '../../domain/booking/new-recording.js'
import type { EventKind } from './event-kind.js'
import { requireMeeting } from './subjects.js'

/** A recording of a meeting is stored, and can be listed from now on. */
export const recordingReady: EventKind<'recordingReady'> = ({ bookingUid, downloadLink, duration }, world, raise) => {
  const booking = requireMeeting(world, bookingUid)
  const id = world.nextUuid('recording')
  const recording = newRecording(booking, {
    id,
    duration,
    shareToken: world.nextUid('shareToken'),
    downloadLink: downloadLink ?? `${world.webBase}/recordings/${id}.mp4`,
  })
  world.recordings.save(recording)
  raise({ trigger: 'RECORDING_READY', booking, recording })
}
