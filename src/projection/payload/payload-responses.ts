import type { Wire } from '../../contract/wire.js'
import { bookingAnswers } from '../../domain/booking/answers.js'
import type { Booking } from '../../domain/booking/booking.js'
import { allBookingFields } from '../../domain/event-type/booking-fields.js'
import type { EventType } from '../../domain/event-type/event-type.js'

/** Labels of the first two fields, where they have none of their own. */
const usualLabels: Readonly<Record<string, string>> = { name: 'your_name', email: 'email_address' }

/** Repeat other answers for people to read. */
const repeated: readonly string[] = ['displayEmail', 'displayGuests']

/** The booker's answers by slug, each with the label of its field (WH-30). */
export const toPayloadResponses = (booking: Booking, eventType: EventType | undefined): Wire<'PayloadResponses'> => {
  const fields = new Map((eventType ? allBookingFields(eventType) : []).map((field) => [field.slug, field]))
  const answers = Object.entries(bookingAnswers(booking)).filter(([slug]) => !repeated.includes(slug))
  const entries = answers.map(([slug, value]) => {
    const field = fields.get(slug)
    return [slug, { label: field?.label || labelOf(slug), value, isHidden: field?.hidden ?? false }] as const
  })
  return Object.fromEntries(entries)
}

const labelOf = (slug: string): string => (Object.hasOwn(usualLabels, slug) && usualLabels[slug]) || slug
