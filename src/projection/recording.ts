import type { Wire } from '../contract/wire.js'
import type { Recording } from '../domain/booking/recording.js'

/** A recording of a video meeting; `error` says why there is no link, and is left out otherwise (BK-66). */
export const toRecording = (recording: Recording): Wire<'Recording'> => {
  const { bookingId: _bookingId, error, ...shown } = recording
  return error === null ? shown : { ...shown, downloadLink: null, error }
}
