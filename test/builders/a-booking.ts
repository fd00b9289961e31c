import type { Attendee, Booking } from '../../src/domain/booking/booking.js'
import { newBooking } from '../../src/domain/booking/new-booking.js'
import { minute } from '../../src/domain/time/instant.js'

/** The moment around which built bookings lie: Monday, 5 January 2026, 09:00 UTC. */
export const monday = Date.parse('2026-01-05T09:00:00Z')

/** Somebody who booked: Robin, in London. */
export const anAttendee = (given: Partial<Attendee> = {}): Attendee => ({
  id: 200001,
  role: 'booker',
  name: 'Robin',
  email: 'robin@example.com',
  timeZone: 'Europe/London',
  language: 'en',
  phoneNumber: null,
  absent: false,
  seat: null,
  ...given,
})

/** An accepted booking of half an hour in the service's own video, a day after `monday`. */
export const aBooking = (given: Partial<Booking> = {}): Booking => {
  const { start = monday + 24 * 60 * minute } = given
  return newBooking({
    id: 100001,
    uid: '5pQmYc7uXhGf2TzRkNwB4e',
    eventTypeId: 10001,
    eventTypeSlug: 'intro',
    title: 'Intro between Ada Archer and Robin',
    start,
    end: start + 30 * minute,
    organizerId: 1001,
    attendees: [anAttendee()],
    location: { type: 'integration', value: 'svc-video' },
    createdAt: monday,
    ...given,
  })
}

/** Holders of seats by e-mail address. */
export const seatHolder = (id: number, email: string, responses: Record<string, unknown> = {}): Attendee =>
  anAttendee({ id, email, name: email.split('@')[0] ?? email, seat: { uid: `seat-${id}`, responses, metadata: {} } })
