import { expect, it } from 'vitest'
import { toRecording } from '../../src/projection/recording.js'

const recording = {
  id: 'rec',
  bookingId: 100001,
  roomName: 'room',
  startTs: 1767693600,
  status: 'completed',
  duration: 1800,
  shareToken: 'share',
  maxParticipants: 2,
  downloadLink: 'https://example.com/rec.mp4',
  error: null,
}

it('writes a recording without error [BK-66]', () => {
  const { bookingId: _bookingId, error: _error, ...shown } = recording
  expect(toRecording(recording)).toEqual(shown)
})

it('says why there is no link [BK-66]', () => {
  expect(toRecording({ ...recording, error: 'expired' })).toMatchObject({ downloadLink: null, error: 'expired' })
})
