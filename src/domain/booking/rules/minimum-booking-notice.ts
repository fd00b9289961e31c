import { Failure } from '../../failure.js'
import { minute, toIso } from '../../time/instant.js'
import { lastInstant } from '../slots.js'
import type { BookingRule } from './booking-rule.js'

/** Closes a time so many minutes before it starts; at that very moment it is open still (AV-03, BK-27). Of a series the first start counts. */
export const minimumBookingNotice: BookingRule = {
  name: 'minimumBookingNotice',

  check({ input, eventType, now, policy }) {
    const notice = policy.noticeOf(eventType)
    const earliest = now + Math.ceil(notice * minute)
    if (input.start >= earliest) return undefined

    const first = toIso(Math.min(earliest, lastInstant))
    return new Failure(
      eventType.minimumBookingNotice === null ? 'booking.usual_notice_too_short' : 'booking.notice_too_short',
      `start is ${toIso(input.start)}, which is too soon: event type ${eventType.id} needs ${notice} minutes of notice; book from ${first} on, or ask GET /v2/slots for free times`,
      { eventTypeId: eventType.id, start: toIso(input.start), minimumBookingNotice: notice, earliest: first },
    )
  },
}
