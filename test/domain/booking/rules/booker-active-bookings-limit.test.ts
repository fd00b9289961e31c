import { expect, it } from 'vitest'
import type { Booking } from '../../../../src/domain/booking/booking.js'
import { bookerActiveBookingsLimit } from '../../../../src/domain/booking/rules/booker-active-bookings-limit.js'
import { aBooking, anAttendee } from '../../../builders/a-booking.js'
import { anAttempt, type Given } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

/** Dan books for 12 January; it is the 5th. */
const dan = [anAttendee({ email: 'Dan@example.com' })]
const check = (
  bookings: readonly Partial<Booking>[],
  { offerReschedule = false, ...given }: Given & { offerReschedule?: boolean } = {},
) =>
  bookerActiveBookingsLimit.check(
    anAttempt({
      eventType: anEventType({ bookerActiveBookingsLimit: { maximumActiveBookings: 2, offerReschedule } }),
      bookings: bookings.map((it, index) =>
        aBooking({
          id: 100001 + index,
          uid: `dan-${index}`,
          attendees: dan,
          start: Date.parse(`2026-01-0${7 - index}T10:00:00Z`),
          ...it,
        }),
      ),
      ...given,
    }),
  )

it('accepts a booking with which the booker has the maximum, and refuses the next [BK-28, AV-08]', () => {
  expect(check([{}])).toBeUndefined()
  const refusal = check([{}, { status: 'pending' }])
  expect(refusal).toMatchObject({ name: 'booking.active_limit_reached', details: { active: 2, maximum: 2 } })
  expect(refusal?.message).toContain('the maximum of 2 is reached')
  expect(refusal?.message).not.toContain('dan-0')
})

it('names the latest one where a reschedule is offered [AV-08]', () => {
  const refusal = check([{}, {}], { offerReschedule: true })
  expect(refusal?.message).toContain('reschedule booking dan-0 of 2026-01-07T10:00:00.000Z')
  expect(refusal?.details).toMatchObject({ rescheduleUid: 'dan-0' })
})

it.each([
  ['past', { start: Date.parse('2026-01-05T08:59:59Z') }],
  ['cancelled', { status: 'cancelled' as const }],
  ['of another type', { eventTypeId: 10002 }],
  ['of somebody else', { attendees: [anAttendee()] }],
])('does not count bookings that are %s [AV-08]', (_what, given) => {
  expect(check([{}, given])).toBeUndefined()
})

it('counts the occurrences of a series, and a booker known by phone [BK-35, AV-08]', () => {
  const eventType = anEventType({
    bookerActiveBookingsLimit: { maximumActiveBookings: 2, offerReschedule: false },
    recurrence: { interval: 1, occurrences: 3, frequency: 'weekly' },
  })
  expect(check([], { eventType })).toMatchObject({ details: { active: 0 } })
  const attendee = { name: 'Fay Ford', timeZone: 'UTC', phoneNumber: '+441234567' }
  const fay = [anAttendee({ email: '441234567@sms.svc' })]
  expect(check([{ attendees: fay }, { attendees: fay }], { input: { attendee } })).toMatchObject({
    name: 'booking.active_limit_reached',
  })
})
