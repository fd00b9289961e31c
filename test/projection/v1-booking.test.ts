import { expect, it } from 'vitest'
import { toV1Attendee, toV1Booking, toV1Payment } from '../../src/projection/v1-booking.js'
import { World } from '../../src/state/world.js'
import { aBooking, anAttendee } from '../builders/a-booking.js'
import { aUser } from '../builders/a-user.js'

const world = new World()
world.users.save(aUser())

const payment = {
  id: 500001,
  bookingId: 100001,
  amount: 5000,
  success: true,
  refunded: false,
  fee: 0,
  paymentOption: 'ON_BOOKING',
  currency: 'usd',
}

it('writes the v1 booking with exactly its keys [V1-04] [V1-06]', () => {
  expect(toV1Booking(aBooking(), world, [payment])).toEqual({
    id: 100001,
    userId: 1001,
    description: '',
    eventTypeId: 10001,
    uid: '5pQmYc7uXhGf2TzRkNwB4e',
    title: 'Intro between Ada Archer and Robin',
    startTime: '2026-01-06T09:00:00.000Z',
    endTime: '2026-01-06T09:30:00.000Z',
    attendees: [{ email: 'robin@example.com', name: 'Robin', timeZone: 'Europe/London', locale: 'en' }],
    user: { email: 'ada@example.com', name: 'Ada Archer', timeZone: 'Europe/London', locale: 'en' },
    payment: [{ id: 500001, success: true, paymentOption: 'ON_BOOKING' }],
    metadata: {},
    status: 'ACCEPTED',
    responses: {
      name: 'Robin',
      email: 'robin@example.com',
      displayEmail: 'robin@example.com',
      location: { value: 'integrations:svc-video', optionValue: '' },
    },
    fromReschedule: null,
    cancelledBy: null,
    rescheduledBy: null,
    createdAt: '2026-01-05T09:00:00.000Z',
  })
})

it.each([
  ['accepted', 'ACCEPTED'],
  ['pending', 'PENDING'],
  ['cancelled', 'CANCELLED'],
  ['rejected', 'REJECTED'],
  ['awaiting_host', 'AWAITING_HOST'],
] as const)('writes the status %s as %s [V1-06]', (status, expected) => {
  expect(toV1Booking(aBooking({ status }), world, []).status).toBe(expected)
})

it('tells the history of a booking [V1-04]', () => {
  const history = { rescheduledFromUid: 'from', cancelledByEmail: 'a@example.com', rescheduledByEmail: 'b@example.com' }
  expect(toV1Booking(aBooking(history), world, [])).toMatchObject({
    fromReschedule: 'from',
    cancelledBy: 'a@example.com',
    rescheduledBy: 'b@example.com',
  })
})

it('says of an organizer who is gone that little is known [V1-04]', () => {
  const user = { email: 'unknown', name: null, timeZone: 'unknown', locale: null }
  expect(toV1Booking(aBooking({ organizerId: 1 }), world, []).user).toEqual(user)
})

it('writes attendee and payment with exactly their keys [V1-07] [V1-08]', () => {
  expect(toV1Attendee(anAttendee(), 100001)).toEqual({
    id: 200001,
    bookingId: 100001,
    name: 'Robin',
    email: 'robin@example.com',
    timeZone: 'Europe/London',
  })
  expect(toV1Payment(payment)).toEqual(payment)
})
