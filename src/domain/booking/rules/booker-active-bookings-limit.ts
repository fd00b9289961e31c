import { Failure } from '../../failure.js'
import { toIso } from '../../time/instant.js'
import type { Attempt } from '../attempt.js'
import type { Booking } from '../booking.js'
import { toBooker } from '../party.js'
import type { BookingRule } from './booking-rule.js'

/** Lets a booker hold only so many future bookings of the event type, counting what is being booked (AV-08, BK-28). */
export const bookerActiveBookingsLimit: BookingRule = {
  name: 'bookerActiveBookingsLimit',

  check(attempt) {
    const { eventType, input } = attempt
    const limit = eventType.bookerActiveBookingsLimit
    if (!limit) return undefined
    const { email } = toBooker(input.attendee)
    const active = activeBookings(email, attempt)
    const more = attempt.slots.filter(({ joins }) => !active.some(({ id }) => id === joins?.id)).length
    if (active.length + more <= limit.maximumActiveBookings) return undefined

    const latest = limit.offerReschedule ? active.at(-1) : undefined
    const remedy = latest ? `reschedule booking ${latest.uid} of ${toIso(latest.start)}` : 'cancel one of them first'
    return new Failure(
      'booking.active_limit_reached',
      `${email} has ${active.length} upcoming bookings of event type ${eventType.id} and asks for ${more} more; the maximum of ${limit.maximumActiveBookings} is reached, ${remedy}`,
      {
        ...{ eventTypeId: eventType.id, email, active: active.length, maximum: limit.maximumActiveBookings },
        ...(latest && { rescheduleUid: latest.uid }),
      },
    )
  },
}

const activeBookings = (email: string, { calendar, eventType, now, rescheduling }: Attempt): readonly Booking[] =>
  [...calendar.ofEmailFrom(email, now)].filter(
    (it) =>
      it.eventTypeId === eventType.id && (it.status === 'accepted' || it.status === 'pending') && it !== rescheduling,
  )
