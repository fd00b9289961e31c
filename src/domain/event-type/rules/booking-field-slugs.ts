import { Failure } from '../../failure.js'
import { isDefaultSlug, readBookingField, restyledSlug } from '../booking-fields.js'
import type { BookingFieldInput } from '../event-type-input.js'
import type { EventTypeRule } from './event-type-rule.js'

/** No two booking fields share a slug, and no custom one has that of a default field (EV-20). */
export const bookingFieldSlugs: EventTypeRule = {
  name: 'bookingFieldSlugs',

  check({ input: { bookingFields = [] } }) {
    const slugs = bookingFields.map((field) => readBookingField(field).slug)
    const clash = slugs.find((slug, place) => hasDefaultSlug(bookingFields[place], slug))
    const repeated = clash ?? slugs.find((slug, place) => slugs.indexOf(slug) !== place)
    if (repeated === undefined) return undefined

    const holder = clash === undefined ? 'another field sent' : 'a default field'
    return new Failure(
      'event_type.booking_field_repeated',
      `bookingFields has the slug "${repeated}" twice, since ${holder} has it too; send a slug of its own for each field`,
      { property: 'bookingFields', value: repeated },
    )
  },
}

const hasDefaultSlug = (field: BookingFieldInput | undefined, slug: string): boolean =>
  field !== undefined && restyledSlug(field) === undefined && isDefaultSlug(slug)
