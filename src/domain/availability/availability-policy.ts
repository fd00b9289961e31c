import type { AlternativeId } from '../../generated/ledger.js'
import type { EventType } from '../event-type/event-type.js'
import { minimumBookingNoticeOf } from '../event-type/minimum-booking-notice.js'

/** Choosing alternatives of whatever asks for free time. */
export interface AvailabilityPolicy {
  /** AL-26: a host without a schedule works from Monday to Friday, 09:00 to 17:00. */
  readonly officeHoursByDefault: boolean
  /** Minutes of notice that an event type asks for (AL-27). */
  noticeOf(eventType: EventType): number
}

/** The one place where AL-26 is read. */
export const availabilityPolicyOf = (isOn: (alternative: AlternativeId) => boolean): AvailabilityPolicy => ({
  officeHoursByDefault: isOn('AL-26'),
  noticeOf: (eventType) => minimumBookingNoticeOf(eventType, isOn),
})
