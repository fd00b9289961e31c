import { answerOptions } from './answer-options.js'
import { answerTypes } from './answer-types.js'
import { attendee } from './attendee.js'
import { attendeeLanguage } from './attendee-language.js'
import { bookerActiveBookingsLimit } from './booker-active-bookings-limit.js'
import { bookingLimitsCount } from './booking-limits-count.js'
import { bookingLimitsDuration } from './booking-limits-duration.js'
import { bookingRequiresAuthentication } from './booking-requires-authentication.js'
import type { BookingRule, WishRule } from './booking-rule.js'
import { bookingWindow } from './booking-window.js'
import { disableGuests } from './disable-guests.js'
import { emailVerificationCode } from './email-verification-code.js'
import { endOfCalendar } from './end-of-calendar.js'
import { hostIsFree } from './host-is-free.js'
import { instant } from './instant.js'
import { lengthInMinutes } from './length-in-minutes.js'
import { location } from './location.js'
import { longSeries } from './long-series.js'
import { managedParent } from './managed-parent.js'
import { metadata } from './metadata.js'
import { metadataKinds } from './metadata-kinds.js'
import { minimumBookingNotice } from './minimum-booking-notice.js'
import { phoneNumbers } from './phone-numbers.js'
import { recurrenceCount } from './recurrence-count.js'
import { requiredFields } from './required-fields.js'
import { sameSeat } from './same-seat.js'
import { seats } from './seats.js'
import { singleLength } from './single-length.js'
import { start } from './start.js'
import { teamHosts } from './team-hosts.js'
import { unknownProperties } from './unknown-properties.js'

/** Step 1 of BK-10, as far as the documents do not say it: what was sent, whatever is booked. Order is behaviour. */
export const wishRules: readonly WishRule[] = [
  attendee,
  unknownProperties,
  metadata,
  metadataKinds,
  phoneNumbers,
  attendeeLanguage,
]

/** Steps 12 to 16 of BK-10: whether the time is right, for a booking made or moved (XT-45). Order is behaviour. */
export const timeRules: readonly BookingRule[] = [
  // 12: time
  start,
  endOfCalendar,
  // 13: notice and window
  minimumBookingNotice,
  bookingWindow,
  // 14: limits
  bookingLimitsCount,
  bookingLimitsDuration,
  bookerActiveBookingsLimit,
  // 15: seats
  seats,
  sameSeat,
  // 16: hosts
  hostIsFree,
]

/**
 * Steps 3 to 16 of BK-10, once step 2 has found the event type.
 *
 * Order is behaviour: the first rule that refuses decides which error the booker sees.
 */
export const bookingRules: readonly BookingRule[] = [
  // 3 to 7: whether, by whom and in which kind the event type is booked at all
  bookingRequiresAuthentication,
  managedParent,
  teamHosts,
  instant,
  recurrenceCount,
  longSeries,
  // 8: answers
  requiredFields,
  answerTypes,
  answerOptions,
  // 9: length and location
  lengthInMinutes,
  singleLength,
  location,
  // 10, 11: e-mail verification, guests
  emailVerificationCode,
  disableGuests,
  ...timeRules,
]
