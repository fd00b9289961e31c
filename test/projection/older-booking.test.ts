import { expect, it } from 'vitest'
import { toOlderBooking, toOlderBookingRow, toOlderCreatedBooking } from '../../src/projection/older-booking.js'
import { World } from '../../src/state/world.js'
import { aBooking, seatHolder } from '../builders/a-booking.js'
import { aUser } from '../builders/a-user.js'
import { anEventType } from '../builders/an-event-type.js'

const world = new World()
world.users.save(aUser())
world.eventTypes.save(anEventType())

const inner = {
  user: { id: 1001, name: 'Ada Archer', email: 'ada@example.com' },
  attendees: [{ name: 'Robin', email: 'robin@example.com', timeZone: 'Europe/London', locale: 'en' }],
  eventType: { id: 10001, slug: 'intro', title: 'Intro call' },
}

const both = {
  id: 100001,
  uid: '5pQmYc7uXhGf2TzRkNwB4e',
  title: 'Intro between Ada Archer and Robin',
  description: '',
  customInputs: {},
  recurringEventId: null,
  startTime: '2026-01-06T09:00:00.000Z',
  endTime: '2026-01-06T09:30:00.000Z',
  location: 'integrations:svc-video',
  status: 'ACCEPTED',
  metadata: {},
  ...inner,
}

it('writes the older booking with exactly its keys [VR-14] [VR-16]', () => {
  expect(toOlderBooking(aBooking(), world)).toEqual({
    ...both,
    smsReminderNumber: null,
    cancellationReason: null,
    responses: {
      name: 'Robin',
      email: 'robin@example.com',
      displayEmail: 'robin@example.com',
      location: { value: 'integrations:svc-video', optionValue: '' },
    },
    rejectionReason: null,
    userPrimaryEmail: 'ada@example.com',
    eventTypeId: 10001,
  })
})

it('writes the older row with exactly its keys [VR-15] [VR-16]', () => {
  expect(toOlderBookingRow(aBooking(), world, { paid: true, isRecorded: false, showAttendees: true })).toEqual({
    ...both,
    paid: true,
    payment: [],
    references: [],
    isRecorded: false,
    seatsReferences: [],
    rescheduled: null,
  })
})

it('adds the organizer to a new booking [VR-11]', () => {
  expect(toOlderCreatedBooking(aBooking(), world)).toEqual({ ...toOlderBooking(aBooking(), world), userId: 1001 })
})

it('tells reasons, number for reminders, series and successor where they are set [VR-14] [VR-15]', () => {
  const booking = aBooking({
    status: 'awaiting_host',
    cancellationReason: 'ill',
    rejectionReason: 'no',
    responses: { smsReminderNumber: '+15550100' },
    recurringBookingUid: 'series',
    rescheduledToUid: 'to',
  })
  expect(toOlderBooking(booking, world)).toMatchObject({
    status: 'AWAITING_HOST',
    cancellationReason: 'ill',
    rejectionReason: 'no',
    smsReminderNumber: '+15550100',
    recurringEventId: 'series',
  })
  const facts = { paid: false, isRecorded: true, showAttendees: true }
  expect(toOlderBookingRow(booking, world, facts)).toMatchObject({ rescheduled: true, isRecorded: true })
})

it('hides who holds seats, with answers and data [BK-62]', () => {
  const booking = aBooking({ isSeated: true, attendees: [seatHolder(1, 'robin@example.com')], metadata: { secret: 1 } })
  expect(toOlderBooking(booking, world, { showAttendees: false })).toMatchObject({
    attendees: [],
    responses: {},
    metadata: {},
  })
  expect(toOlderBooking(booking, world, { showAttendees: true })).toMatchObject({ attendees: [{ name: 'robin' }] })
})

it('names what is gone by what is left of it', () => {
  const booking = aBooking({ organizerId: 1, eventTypeId: 2, eventTypeSlug: 'gone' })
  expect(toOlderBooking(booking, world)).toMatchObject({
    user: { id: 1, name: null, email: 'unknown' },
    userPrimaryEmail: null,
    eventType: { id: 2, slug: 'gone', title: 'gone' },
  })
})
