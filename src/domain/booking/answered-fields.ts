import { allBookingFields, type ShownBookingField } from '../event-type/booking-fields.js'
import type { EventType } from '../event-type/event-type.js'
import type { Metadata } from '../organization/user.js'

/** A booking field with the answer to it. */
export interface AnsweredField {
  readonly field: ShownBookingField
  readonly answer: unknown
}

/** Slugs that attendee, guests and location answer, whatever else is sent under them (BK-46). */
const knownAnyway: readonly string[] = [
  ...['name', 'email', 'displayEmail', 'guests', 'displayGuests', 'attendeePhoneNumber', 'location'],
]

/** The fields of an event type that were answered, be it by null. */
export const answeredFields = (eventType: EventType, responses: Metadata): readonly AnsweredField[] =>
  allBookingFields(eventType)
    .map((field) => ({ field, answer: responses[field.slug] }))
    .filter(({ answer }) => answer !== undefined)

/** Answers to slugs that the event type does not ask (BK-46). */
export const unaskedSlugs = (eventType: EventType, responses: Metadata): readonly string[] => {
  const answered = Object.keys(responses)
  if (answered.length === 0) return answered
  const asked = new Set([...allBookingFields(eventType).map(({ slug }) => slug), ...knownAnyway])
  return answered.filter((slug) => !asked.has(slug))
}
