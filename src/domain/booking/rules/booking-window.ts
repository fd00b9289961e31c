import { windowOf } from '../../availability/booking-window.js'
import { Failure } from '../../failure.js'
import { toIso } from '../../time/instant.js'
import type { BookingRule } from './booking-rule.js'

/** Keeps bookings within the days that the event type is open for (AV-05, BK-27). Of a series the first start counts. */
export const bookingWindow: BookingRule = {
  name: 'bookingWindow',

  check(attempt) {
    const { input, eventType, now } = attempt
    const window = windowOf(now, attempt)
    if (input.start >= window.from && input.start < window.to) return undefined

    const isEarly = input.start < window.from
    const bound = toIso(isEarly ? window.from : window.to)
    const what = isEarly ? `too soon: the booking window of event type ${eventType.id} opens at ${bound}` : undefined
    const why = what ?? `too far ahead: the booking window of event type ${eventType.id} closes before ${bound}`
    return new Failure(
      'booking.outside_window',
      `start is ${toIso(input.start)}, which is ${why}; ask GET /v2/slots for free times`,
      { eventTypeId: eventType.id, start: toIso(input.start), [isEarly ? 'opens' : 'closes']: bound },
    )
  },
}
