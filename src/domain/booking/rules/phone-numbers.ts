import { Failure } from '../../failure.js'
import { isInternational } from '../phone-number.js'
import type { WishRule } from './booking-rule.js'

/** What the alternative AL-34 refuses: a phone number, of the attendee or the location, that is not international. */
export const phoneNumbers: WishRule = {
  name: 'phoneNumbers',
  alternative: 'AL-34',

  check({ input }) {
    const numbers = { 'attendee.phoneNumber': input.attendee.phoneNumber, 'location.phone': input.location?.phone }
    const odd = Object.entries(numbers).find(([, number]) => number !== undefined && !isInternational(number))
    if (!odd) return undefined

    const [property, value] = odd
    return new Failure(
      'booking.phone_not_international',
      `${property} is "${value}"; send the number in international form, such as +15550100`,
      { property, value },
    )
  },
}
