import { bookingOf } from './booking-of.js'
import type { Plan } from './plan.js'

/** Stores recordings (BK-66). */
export const seedRecordings = (plan: Plan): void => {
  for (const [key, { booking: of, start, ...given }] of Object.entries(plan.scenario.recordings ?? {})) {
    const booking = bookingOf(plan, of)
    const id = given.id ?? plan.world.nextUuid('recording')
    plan.ids[`recording.${key}`] = id
    plan.world.recordings.save({
      roomName: `room-${booking.uid}`,
      status: 'completed',
      duration: (booking.end - booking.start) / 1000,
      shareToken: plan.world.nextUid('shareToken'),
      maxParticipants: booking.hostIds.length + booking.attendees.length,
      downloadLink: given.error === undefined ? `${plan.world.webBase}/recordings/${id}.mp4` : null,
      error: null,
      ...given,
      id,
      bookingId: booking.id,
      startTs: Math.floor((start === undefined ? booking.start : plan.time(start)) / 1000),
    })
  }
}

/** Stores payments (V1-06, V1-08). */
export const seedPayments = (plan: Plan): void => {
  for (const [key, { booking: of, ...given }] of Object.entries(plan.scenario.payments ?? {})) {
    const booking = bookingOf(plan, of)
    const eventType = plan.world.eventTypes.get(booking.eventTypeId)
    plan.world.payments.save({
      ...{ amount: eventType?.price ?? 0, currency: eventType?.currency ?? 'usd' },
      ...{ success: true, refunded: false, fee: 0, paymentOption: 'ON_BOOKING' },
      ...given,
      id: plan.number('payments', key),
      bookingId: booking.id,
    })
  }
}
