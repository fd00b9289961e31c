import { attendeeUnknown } from '../attendee-refusals.js'
import type { WishRule } from './booking-rule.js'

/** Refuses a booker of whom no address can be made (BK-11, BK-45). */
export const attendee: WishRule = {
  name: 'attendee',
  check: ({ input }) => attendeeUnknown(input.attendee, 'attendee.'),
}
