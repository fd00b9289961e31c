import type { Wire } from '../contract/wire.js'
import type { BookingInput } from '../domain/booking/booking-input.js'
import { parseIso } from '../domain/time/instant.js'

/** The current body as the domain reads it; guests named among the answers are guests like those beside them (BK-46). */
export const toBookingInput = (body: Wire<'CreateBookingInput'>): BookingInput => {
  const { guests = [], ...responses } = body.bookingFieldsResponses ?? {}
  return {
    start: instantOf(body.start),
    attendee: body.attendee,
    eventTypeId: body.eventTypeId,
    eventTypeSlug: body.eventTypeSlug,
    username: body.username,
    teamSlug: body.teamSlug,
    organizationSlug: body.organizationSlug,
    responses,
    guests: [...(body.guests ?? []), ...guests],
    meetingUrl: body.meetingUrl,
    location: body.location,
    metadata: body.metadata ?? {},
    lengthInMinutes: body.lengthInMinutes,
    routing: body.routing,
    emailVerificationCode: body.emailVerificationCode,
    instant: body.instant ?? false,
    recurrenceCount: body.recurrenceCount,
    isSingle: false,
  }
}

/** The moment of a text that its schema has found to be an ISO 8601 time. */
export const instantOf = (text: string): number => {
  const time = parseIso(text)
  if (time === undefined) throw new Error(`A validator let the time ${text} pass`)
  return time
}
