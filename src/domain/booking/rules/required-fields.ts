import { allBookingFields } from '../../event-type/booking-fields.js'
import type { BookingField } from '../../event-type/event-type.js'
import { Failure } from '../../failure.js'
import type { BookingInput } from '../booking-input.js'
import type { BookingRule } from './booking-rule.js'

/** Asks for an answer to every required booking field, hidden ones and those that the attendee answers left out (BK-20). */
export const requiredFields: BookingRule = {
  name: 'requiredFields',

  check({ input, eventType }) {
    const missing = allBookingFields(eventType)
      .filter(({ required, hidden }) => required && !hidden)
      .find((field) => !isAnswered(field, input))
    if (!missing) return undefined
    return missing.type === 'phone' ? phoneMissing(missing.slug) : answerMissing(missing.slug, eventType.id)
  },
}

const answerMissing = (slug: string, eventTypeId: number): Failure =>
  new Failure(
    'booking.answer_missing',
    `The required booking field ${slug} of event type ${eventTypeId} has no answer; send one in bookingFieldsResponses.${slug}`,
    { slug, eventTypeId },
  )

const phoneMissing = (slug: string): Failure =>
  new Failure('booking.phone_missing', `The event type requires a phone number; send one in attendee.phoneNumber`, {
    slug,
    property: 'attendee.phoneNumber',
  })

/** Asked for when a booking is moved, not when it is made. */
const askedLater = 'rescheduleReason'
/** Every request names the attendee, and every booking has a location. */
const alwaysAnswered: readonly string[] = ['name', 'email', 'location', askedLater]

const isAnswered = ({ slug, type }: BookingField, { responses, guests, attendee }: BookingInput): boolean => {
  if (alwaysAnswered.includes(slug) || isGiven(responses[slug])) return true
  return (slug === 'guests' && guests.length > 0) || (type === 'phone' && isGiven(attendee.phoneNumber))
}

const isGiven = (answer: unknown): boolean =>
  !(answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0))
