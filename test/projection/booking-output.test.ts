import { expect, it } from 'vitest'
import type { Booking } from '../../src/domain/booking/booking.js'
import { minute } from '../../src/domain/time/instant.js'
import { type BookingView, toBookingOutput } from '../../src/projection/booking-output.js'
import { World } from '../../src/state/world.js'
import { aBooking, anAttendee, monday, seatHolder } from '../builders/a-booking.js'
import { aUser } from '../builders/a-user.js'
import { anEventType } from '../builders/an-event-type.js'

const world = new World()
world.users.save(aUser({ name: 'Ada Archer' }))
world.eventTypes.save(anEventType())

const output = (given: Partial<Booking> = {}, view?: BookingView) => toBookingOutput(aBooking(given), world, view)
const series = '0b8f5c1e-7f0a-4c55-9b1d-2f1f3a6f7c21'

it('writes a plain booking with exactly the keys that are always there [BK-40] [BK-41] [BK-43]', () => {
  expect(output()).toEqual({
    id: 100001,
    uid: '5pQmYc7uXhGf2TzRkNwB4e',
    title: 'Intro between Ada Archer and Robin',
    description: '',
    hosts: [
      {
        id: 1001,
        name: 'Ada Archer',
        email: 'ada@example.com',
        displayEmail: 'ada@example.com',
        username: 'ada',
        timeZone: 'Europe/London',
      },
    ],
    status: 'accepted',
    cancellationReason: '',
    cancelledByEmail: '',
    start: '2026-01-06T09:00:00.000Z',
    end: '2026-01-06T09:30:00.000Z',
    duration: 30,
    eventTypeId: 10001,
    eventType: { id: 10001, slug: 'intro' },
    location: 'https://svc.example.com/video/5pQmYc7uXhGf2TzRkNwB4e',
    meetingUrl: 'https://svc.example.com/video/5pQmYc7uXhGf2TzRkNwB4e',
    absentHost: false,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-05T09:00:00.000Z',
    icsUid: '5pQmYc7uXhGf2TzRkNwB4e@svc',
    attendees: [
      {
        name: 'Robin',
        email: 'robin@example.com',
        displayEmail: 'robin@example.com',
        timeZone: 'Europe/London',
        absent: false,
        language: 'en',
      },
    ],
    bookingFieldsResponses: {
      name: 'Robin',
      email: 'robin@example.com',
      displayEmail: 'robin@example.com',
      location: { value: 'integrations:svc-video', optionValue: '' },
    },
    metadata: {},
  })
})

it('adds what is set [BK-41] [BK-44]', () => {
  const set = {
    rating: 0,
    reschedulingReason: 'rain',
    rescheduledByEmail: 'robin@example.com',
    rescheduledFromUid: 'from',
    rescheduledToUid: 'to',
    guests: ['kim@example.com'],
  }
  expect(output(set)).toMatchObject(set)
})

it('adds guests and phone number to the answers, and lets what is known win [BK-46]', () => {
  const attendees = [anAttendee({ phoneNumber: '+15550100' })]
  const responses = { notes: 'Hello', name: { firstName: 'Rob' }, guests: ['x'] }
  expect(output({ attendees, responses, guests: ['kim@example.com'] })).toMatchObject({
    attendees: [{ phoneNumber: '+15550100' }],
    bookingFieldsResponses: {
      name: 'Robin',
      notes: 'Hello',
      guests: ['kim@example.com'],
      displayGuests: ['kim@example.com'],
      attendeePhoneNumber: '+15550100',
    },
  })
})

it('repeats the location as meetingUrl only where it is a link [BK-54]', () => {
  expect(output({ location: { type: 'link', value: 'https://example.com/a' } })).toMatchObject({
    location: 'https://example.com/a',
    meetingUrl: 'https://example.com/a',
  })
  const address = output({ location: { type: 'address', value: '1 Quay' } })
  expect(address.location).toBe('1 Quay')
  expect(address).not.toHaveProperty('meetingUrl')
})

it('calls the texts of a host who is gone unknown, and keeps the slug of an event type that is [BK-43]', () => {
  const gone = output({ organizerId: 1, eventTypeId: 2, eventTypeSlug: 'gone' })
  expect(gone.hosts).toEqual([
    { id: 1, name: 'unknown', email: 'unknown', displayEmail: 'unknown', username: 'unknown', timeZone: 'unknown' },
  ])
  expect(gone.eventType).toEqual({ id: 2, slug: 'gone' })
})

it('names the series of an occurrence, and not its successor [BK-36]', () => {
  const occurrence = output({
    recurringBookingUid: series,
    rescheduledToUid: 'to',
    rescheduledByEmail: 'a@example.com',
  })
  expect(occurrence).toMatchObject({ recurringBookingUid: series })
  expect(occurrence).not.toHaveProperty('rescheduledToUid')
  expect(occurrence).not.toHaveProperty('rescheduledByEmail')
})

const seated = {
  isSeated: true,
  attendees: [
    seatHolder(1, 'robin@example.com', { email: 'no', notes: 'Near the door' }),
    seatHolder(2, 'kim@example.com'),
  ],
  guests: [],
}

it('puts answers at the seats of a seated booking, and not at its top [BK-38]', () => {
  const booking = output(seated)
  expect(booking.attendees[0]).toEqual({
    name: 'robin',
    email: 'robin@example.com',
    displayEmail: 'robin@example.com',
    timeZone: 'Europe/London',
    absent: false,
    language: 'en',
    seatUid: 'seat-1',
    bookingFieldsResponses: {
      name: 'robin',
      displayEmail: 'robin@example.com',
      location: { value: 'integrations:svc-video', optionValue: '' },
      notes: 'Near the door',
    },
    metadata: {},
  })
  for (const key of ['guests', 'bookingFieldsResponses', 'metadata', 'seatUid', 'recurringBookingUid']) {
    expect(booking).not.toHaveProperty(key)
  }
})

it('names the series of a seated occurrence [BK-38]', () => {
  const occurrence = output({ ...seated, recurringBookingUid: series, rescheduledToUid: 'to' })
  expect(occurrence).toMatchObject({ recurringBookingUid: series, attendees: [{ seatUid: 'seat-1' }, {}] })
  expect(occurrence).not.toHaveProperty('rescheduledToUid')
})

it('hides the holders of seats, and at most shows the one who has just sat down [BK-62] [BK-37]', () => {
  expect(output(seated, { showAttendees: false }).attendees).toEqual([])
  const own = output(seated, { showAttendees: false, ownSeatUid: 'seat-2' })
  expect(own).toMatchObject({ seatUid: 'seat-2', attendees: [{ email: 'kim@example.com' }] })
  expect(output(seated, { showAttendees: true, ownSeatUid: 'seat-2' }).attendees).toHaveLength(2)
})

it('shows everybody of a booking without seats in any case [BK-62]', () => {
  expect(output({}, { showAttendees: false }).attendees).toHaveLength(1)
})

it.each([
  [30 * minute, 30],
  [90 * minute, 90],
  [minute, 1],
])('gives the length of %i milliseconds in minutes [BK-40]', (length, minutes) => {
  expect(output({ start: monday, end: monday + length }).duration).toBe(minutes)
})
