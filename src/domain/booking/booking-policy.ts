import type { AlternativeId } from '../../generated/ledger.js'
import { type AvailabilityPolicy, availabilityPolicyOf } from '../availability/availability-policy.js'

/** Choosing alternatives of making and moving bookings. */
export interface BookingPolicy extends AvailabilityPolicy {
  /** AL-05: hosts may book types that require authentication. */
  readonly hostsMayBook: boolean
  /** AL-07: no location sent means the event type's first one. */
  readonly firstLocationByDefault: boolean
}

/** The one place where they are read. */
export const bookingPolicyOf = (isOn: (alternative: AlternativeId) => boolean): BookingPolicy =>
  Object.assign({ hostsMayBook: isOn('AL-05'), firstLocationByDefault: isOn('AL-07') }, availabilityPolicyOf(isOn))
