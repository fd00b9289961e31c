import type { Booking } from '../../domain/booking/booking.js'
import { newPayment } from '../../domain/booking/new-payment.js'
import type { Payment } from '../../domain/booking/payment.js'
import type { Recording } from '../../domain/booking/recording.js'
import { day, minute } from '../../domain/time/instant.js'
import type { World } from '../../state/world.js'

/** The booking as if it had begun so many milliseconds ago, on a whole minute. */
export const begunAgo = (booking: Booking, ago: number, world: World): Booking => {
  const start = Math.floor((world.now() - ago) / minute) * minute
  return { ...booking, status: 'accepted', start, end: start + lengthOf(booking) }
}

/** The booking as if it had ended so many milliseconds ago. */
export const endedAgo = (booking: Booking, ago: number, world: World): Booking =>
  begunAgo(booking, ago + lengthOf(booking), world)

const lengthOf = ({ start, end }: Booking): number => end - start

/** Address of whoever made the booking. */
export const bookerOf = ({ attendees }: Booking): string | null =>
  (attendees.find(({ role }) => role === 'booker') ?? attendees[0])?.email ?? null

/** What comes of a booking that its booker moves to the same hour of the next day. */
export const movedByADay = (former: Booking, world: World): Booking => ({
  ...former,
  id: world.nextId('booking'),
  uid: world.nextUid('bookingUid'),
  status: 'accepted',
  start: former.start + day,
  end: former.end + day,
  rescheduledFromUid: former.uid,
  reschedulingReason: 'Something came up',
  rescheduledByEmail: bookerOf(former),
  createdAt: world.now(),
  updatedAt: world.now(),
})

const usualPrice = { price: 5000, currency: 'usd' } as const

/** The payment for a booking: the stored one, or one of the event type's price, which is given a price where it has none. */
export const paymentFor = (booking: Booking, success: boolean, world: World): Payment => {
  const eventType = world.eventType(booking.eventTypeId)
  const stored = world.payments.first('booking', booking.id)
  if (stored) return { ...stored, success }
  const price = eventType && eventType.price > 0 ? eventType : usualPrice
  if (eventType) world.eventTypes.save({ ...eventType, price: price.price, currency: price.currency })
  return { ...newPayment(price, { id: world.nextId('payment'), bookingId: booking.id }), success }
}

/** The recording of a booking: a stored one that can be downloaded, or one of the whole meeting. */
export const recordingOf = (booking: Booking, world: World): Recording => {
  for (const stored of world.recordings.by('booking', booking.id)) if (stored.downloadLink !== null) return stored
  const id = world.nextUuid('recording')
  return {
    id,
    bookingId: booking.id,
    roomName: `room-${booking.uid}`,
    startTs: Math.floor(booking.start / 1000),
    status: 'completed',
    duration: lengthOf(booking) / 1000,
    shareToken: world.nextUid('shareToken'),
    maxParticipants: booking.hostIds.length + booking.attendees.length,
    downloadLink: `${world.webBase}/recordings/${id}.mp4`,
    error: null,
  }
}
