import { Failure } from '../../failure.js'
import type { WishRule } from './booking-rule.js'

/** Refuses a booker whom nothing but a phone number without digits tells: there is no address to make of it (BK-11, BK-45). */
export const attendee: WishRule = {
  name: 'attendee',

  check({ input }) {
    const { email, phoneNumber = '' } = input.attendee
    if (email !== undefined || /\d/.test(phoneNumber)) return undefined
    return new Failure(
      'booking.attendee_unknown',
      `attendee has no email, and attendee.phoneNumber is "${phoneNumber}"; send an email, or a phoneNumber with digits`,
      { property: 'attendee.phoneNumber', value: phoneNumber },
    )
  },
}
