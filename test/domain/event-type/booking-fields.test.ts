import { expect, it } from 'vitest'
import { applyEventTypeInput } from '../../../src/domain/event-type/apply-input.js'
import { allBookingFields } from '../../../src/domain/event-type/booking-fields.js'
import type { BookingFieldInput } from '../../../src/domain/event-type/event-type-input.js'
import { anEventType } from '../../builders/an-event-type.js'

const fieldsAfter = (...bookingFields: BookingFieldInput[]) =>
  allBookingFields(applyEventTypeInput(anEventType(), { bookingFields }))
const fieldAfter = (slug: string, ...sent: BookingFieldInput[]) => fieldsAfter(...sent).find((it) => it.slug === slug)

it('asks for the default set, without location, where nothing was sent [EV-23]', () => {
  expect(allBookingFields(anEventType())).toEqual([
    { slug: 'name', type: 'name', required: true, isDefault: true },
    { slug: 'email', type: 'email', required: true, isDefault: true },
    { slug: 'title', type: 'text', required: true, hidden: true, isDefault: true },
    { slug: 'notes', type: 'textarea', isDefault: true },
    { slug: 'guests', type: 'multiemail', isDefault: true },
    { slug: 'rescheduleReason', type: 'textarea', isDefault: true },
  ])
})

it('puts custom fields and a stored location between email and title [EV-23]', () => {
  const slugs = fieldsAfter({ type: 'text', label: 'Company' }, { slug: 'location', label: 'Where?' }).map(
    (it) => it.slug,
  )
  expect(slugs).toEqual(['name', 'email', 'location', 'company', 'title', 'notes', 'guests', 'rescheduleReason'])
})

it('makes a slug of the label, and of the type where the label has no letter or digit [EV-20]', () => {
  expect(fieldAfter('your-goal', { type: 'text', label: 'Your goal?' })).toMatchObject({ isDefault: false })
  expect(fieldAfter('number', { type: 'number', label: '#' })).toMatchObject({ isDefault: false })
})

it('restyles the name by its type, in one part or two, and keeps what was not sent [EV-22]', () => {
  expect(fieldAfter('name', { type: 'name', label: 'You' })).toMatchObject({
    type: 'name',
    label: 'You',
    required: true,
  })
  expect(fieldAfter('name', { type: 'splitName' })).toMatchObject({
    type: 'splitName',
    required: true,
    isDefault: true,
  })
})

it('restyles a default field by its slug, and keeps its type whatever was sent [EV-22]', () => {
  expect(fieldAfter('notes', { type: 'text', slug: 'notes', required: true })).toEqual({
    ...{ slug: 'notes', type: 'textarea', required: true, isDefault: true },
  })
})

it('shows the hidden title where that is asked [EV-22]', () => {
  expect(fieldAfter('title', { slug: 'title', hidden: false })).toMatchObject({ required: true, hidden: false })
})

it('hides guests where they are disabled, restyled or not [EV-24]', () => {
  const eventType = applyEventTypeInput(anEventType(), {
    disableGuests: true,
    bookingFields: [{ slug: 'guests', label: 'Others', hidden: false }],
  })
  const guests = allBookingFields(eventType).find((it) => it.slug === 'guests')
  expect(guests).toMatchObject({ label: 'Others', hidden: true })
})

it('forgets earlier custom fields and restyles when new ones are sent [EV-22]', () => {
  const before = applyEventTypeInput(anEventType(), {
    bookingFields: [
      { type: 'text', label: 'Old' },
      { slug: 'notes', label: 'Old notes' },
    ],
  })
  const after = applyEventTypeInput(before, { bookingFields: [{ type: 'text', label: 'New' }] })
  expect(after.bookingFields).toEqual([{ type: 'text', label: 'New', slug: 'new' }])
})
