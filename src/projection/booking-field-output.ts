import type { Wire } from '../contract/wire.js'
import { allBookingFields, bookingFieldTypes, type ShownBookingField } from '../domain/event-type/booking-fields.js'
import type { EventType } from '../domain/event-type/event-type.js'

type FieldOutput = Wire<'BookingField'>

const readable = new Set([...bookingFieldTypes, 'radioInput'])

/** The booking fields of an event type, or those that the booker is asked (EV-23, EV-25, EV-26). */
export const toBookingFields = (
  eventType: EventType,
  { leaveOutHidden = false }: { readonly leaveOutHidden?: boolean } = {},
): FieldOutput[] =>
  allBookingFields(eventType)
    .filter((field) => !(leaveOutHidden && field.hidden))
    .map(toBookingField)

const toBookingField = (field: ShownBookingField): FieldOutput => {
  const { isDefault, ...stored } = field
  if (!readable.has(field.type)) {
    return { isDefault, type: 'unknown', slug: 'unknown', bookingField: JSON.stringify(stored) }
  }
  return {
    isDefault,
    type: field.type as FieldOutput['type'],
    slug: field.slug,
    ...textOf(field, 'label'),
    required: field.required ?? false,
    ...textOf(field, 'placeholder'),
    disableOnPrefill: field.disableOnPrefill ?? false,
    hidden: field.hidden ?? false,
    ...(field.options && { options: [...field.options] }),
  }
}

/** A custom field always carries its texts, a default one only those that were set. */
const textOf = (field: ShownBookingField, key: 'label' | 'placeholder') => {
  const text = field[key] ?? (field.isDefault ? undefined : '')
  return text === undefined ? {} : { [key]: text }
}
