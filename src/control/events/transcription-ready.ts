import type { Booking } from '../../domain/booking/booking.js'
import { noTraces } from '../../domain/booking/booking-traces.js'
import type { World } from '../../state/world.js'
import type { EventKind } from './event-kind.js'
import { requireMeeting } from './subjects.js'

/** The transcripts of a meeting are stored with what it left in other systems (XT-08). */
export const transcriptionReady: EventKind<'transcriptionReady'> = (event, world, raise) => {
  const booking = requireMeeting(world, event.bookingUid)
  const { transcription = madeUp(world, booking), recording = latestRecording(world, booking) } = event
  const traces = world.bookingTraces.get(booking.id) ?? noTraces(booking.id)
  const transcripts = new Set([...traces.transcripts, ...transcription.map(({ link }) => link)])
  world.bookingTraces.save({ ...traces, transcripts: [...transcripts] })
  raise({ trigger: 'RECORDING_TRANSCRIPTION_GENERATED', booking, downloadLinks: { transcription, recording } })
}

const madeUp = ({ webBase }: World, { uid }: Booking) => [{ format: 'txt', link: `${webBase}/transcripts/${uid}.txt` }]

const latestRecording = (world: World, { id, uid }: Booking): string =>
  [...world.recordings.by('booking', id)].sort((one, other) => one.startTs - other.startTs).at(-1)?.downloadLink ??
  `${world.webBase}/recordings/${uid}.mp4`
