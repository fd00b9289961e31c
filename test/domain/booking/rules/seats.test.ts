import { expect, it } from 'vitest'
import { seats } from '../../../../src/domain/booking/rules/seats.js'
import { aBooking, anAttendee, seatHolder } from '../../../builders/a-booking.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const start = Date.parse('2026-01-12T10:00:00Z')
const eventType = anEventType({ seats: { seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true } })
const taken = (count: number) => {
  const holders = Array.from({ length: count }, (_, index) => seatHolder(200001 + index, `guest${index}@example.com`))
  const host = anAttendee({ id: 200009, role: 'host' })
  return aBooking({ start, isSeated: true, attendees: [...holders, host] })
}

it('accepts a booker while a seat is left; hosts take none', () => {
  expect(seats.check(anAttempt({ eventType, bookings: [taken(1)] }))).toBeUndefined()
  expect(seats.check(anAttempt({ eventType }))).toBeUndefined()
})

it('refuses a booker when all seats are taken, and says so [BK-29]', () => {
  const refusal = seats.check(anAttempt({ eventType, bookings: [taken(2)] }))

  expect(refusal).toMatchObject({
    name: 'booking.no_seat_left',
    details: { start: '2026-01-12T10:00:00.000Z', seatsPerTimeSlot: 2 },
  })
  expect(refusal?.message).toContain('No seat is left')
})

it('finds free seats where the full booking was cancelled [BK-29]', () => {
  expect(seats.check(anAttempt({ eventType, bookings: [{ ...taken(2), status: 'cancelled' }] }))).toBeUndefined()
})
