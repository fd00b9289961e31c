import type { BookingField, EventType } from './event-type.js'
import type { BookingFieldInput } from './event-type-input.js'
import { normaliseSlug } from './slug.js'

/** A field as the booker meets it: one of the default set, or a custom one. */
export type ShownBookingField = BookingField & { readonly isDefault: boolean }

/** Types of booking fields that a caller may send (EV-21). */
export const bookingFieldTypes: readonly string[] = [
  ...['name', 'splitName', 'email', 'phone', 'address', 'text', 'number', 'textarea', 'select', 'multiselect'],
  ...['multiemail', 'checkbox', 'radio', 'boolean', 'url'],
]

const before: readonly BookingField[] = [
  { slug: 'name', type: 'name', required: true },
  { slug: 'email', type: 'email', required: true },
]
const location: BookingField = { slug: 'location', type: 'radioInput' }
const after: readonly BookingField[] = [
  { slug: 'title', type: 'text', required: true, hidden: true },
  { slug: 'notes', type: 'textarea' },
  { slug: 'guests', type: 'multiemail' },
  { slug: 'rescheduleReason', type: 'textarea' },
]
const defaults = new Map([...before, location, ...after].map((field) => [field.slug, field]))

const slugOfType: Readonly<Record<string, string>> = { name: 'name', splitName: 'name', email: 'email' }
const restyledBySlug = new Set(['title', 'location', 'notes', 'guests', 'rescheduleReason'])

/** The slug of the default field that an entry restyles; undefined for custom fields (EV-22). */
export const restyledSlug = ({ type, slug }: BookingFieldInput): string | undefined => {
  if (slug !== undefined && restyledBySlug.has(slug)) return slug
  return type === undefined ? undefined : slugOfType[type]
}

/**
 * An entry in its stored form.
 *
 * A default field keeps its own type, whatever was sent, except that the name may be asked in two parts. A custom field
 * without a slug gets that of its label, and without a label that of its type (EV-20).
 */
export const readBookingField = (input: BookingFieldInput): BookingField => {
  const restyled = defaults.get(restyledSlug(input) ?? '')
  if (restyled) return { ...input, slug: restyled.slug, type: input.type === 'splitName' ? 'splitName' : restyled.type }
  const type = input.type ?? 'text'
  return { ...input, type, slug: input.slug ?? (normaliseSlug(input.label ?? '') || type) }
}

/** The rules of one booking ask for the fields of one event type, again and again. */
let latest: { readonly eventType: EventType; readonly fields: readonly ShownBookingField[] } | undefined

/** The default set, restyled, around the custom fields, in the order of EV-23; guests are hidden where they are disabled (EV-24). */
export const allBookingFields = (eventType: EventType): readonly ShownBookingField[] => {
  if (latest?.eventType !== eventType) latest = { eventType, fields: fieldsOf(eventType) }
  return latest.fields
}

const fieldsOf = (eventType: EventType): readonly ShownBookingField[] => {
  const stored = new Map(eventType.bookingFields.map((field) => [field.slug, field]))
  const restyle = (field: BookingField): ShownBookingField => ({
    ...field,
    ...stored.get(field.slug),
    ...(field.slug === 'guests' && eventType.disableGuests && { hidden: true }),
    isDefault: true,
  })
  const custom = eventType.bookingFields.filter((field) => !defaults.has(field.slug))
  return [
    ...[...before, ...(stored.has('location') ? [location] : [])].map(restyle),
    ...custom.map((field) => ({ ...field, isDefault: false })),
    ...after.map(restyle),
  ]
}

/** Whether a field is one of the default set, by its slug. */
export const isDefaultSlug = (slug: string): boolean => defaults.has(slug)
