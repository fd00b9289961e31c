import { expect, it } from 'vitest'
import { sameSeat } from '../../../../src/domain/booking/rules/same-seat.js'
import { aBooking, seatHolder } from '../../../builders/a-booking.js'
import { aBooker, anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const start = Date.parse('2026-01-12T10:00:00Z')
const eventType = anEventType({ seats: { seatsPerTimeSlot: 9, showAttendeeInfo: true, showAvailabilityCount: true } })
const bookings = [aBooking({ start, isSeated: true, attendees: [seatHolder(200001, 'dan@example.com')] })]
const check = (email: string) =>
  sameSeat.check(anAttempt({ eventType, bookings, input: { attendee: aBooker({ email }) } }))

it('accepts somebody else', () => {
  expect(check('cleo@example.com')).toBeUndefined()
})

it('finds a second seat for the same address, letter case aside [AL-46]', () => {
  expect(check('Dan@example.com')).toMatchObject({
    name: 'booking.already_seated',
    details: { start: '2026-01-12T10:00:00.000Z' },
  })
  expect(sameSeat.alternative).toBe('AL-46')
})
