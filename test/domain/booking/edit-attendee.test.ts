import { expect, it } from 'vitest'
import { editAttendee } from '../../../src/domain/booking/edit-attendee.js'
import { aBooking, anAttendee, monday } from '../../builders/a-booking.js'

const guest = anAttendee({ id: 200002, role: 'guest', name: '', email: 'kim@example.com' })
const booking = aBooking({ attendees: [anAttendee(), guest], guests: ['kim@example.com', 'lee@example.com'] })

it('changes one attendee and the moment of the last change [V1-07]', () => {
  const edited = editAttendee(booking, guest, { changes: { name: 'Kim' }, now: monday + 1 })
  expect(edited.attendee).toEqual({ ...guest, name: 'Kim' })
  expect(edited.booking.attendees).toEqual([booking.attendees[0], edited.attendee])
  expect(edited.booking.updatedAt).toBe(monday + 1)
})

it('changes the address of a guest among the guests too [V1-07] [BK-44]', () => {
  const edited = editAttendee(booking, guest, { changes: { email: 'kim@example.net' }, now: monday })
  expect(edited.booking.guests).toEqual(['kim@example.net', 'lee@example.com'])
})
