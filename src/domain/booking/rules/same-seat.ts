import { Failure } from '../../failure.js'
import { toIso } from '../../time/instant.js'
import type { Attempt } from '../attempt.js'
import { toBooker } from '../party.js'
import type { Slot } from '../slots.js'
import type { BookingRule } from './booking-rule.js'

/** What the alternative AL-46 refuses: a second seat for the same e-mail address. By default it takes one more (AV-11). */
export const sameSeat: BookingRule = {
  name: 'sameSeat',
  alternative: 'AL-46',

  check(attempt) {
    const slot = ownSeat(attempt)
    if (!slot) return undefined
    const { email } = toBooker(attempt.input.attendee)
    return new Failure(
      'booking.already_seated',
      `${email} has a seat at ${toIso(slot.start)} already; book another time, or with another address`,
      { email, start: toIso(slot.start) },
    )
  },
}

/** The first slot at which the booker holds a seat already. */
export const ownSeat = ({ input, slots }: Attempt): Slot | undefined => {
  if (slots.every(({ joins }) => joins === undefined)) return undefined
  const email = toBooker(input.attendee).email.toLowerCase()
  return slots.find(({ joins }) => joins?.attendees.some((it) => it.seat && it.email.toLowerCase() === email))
}
