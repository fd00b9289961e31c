import { expect, it } from 'vitest'
import { requiredFields } from '../../../../src/domain/booking/rules/required-fields.js'
import type { BookingField } from '../../../../src/domain/event-type/event-type.js'
import { aBooker, anAttempt, type Given } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const check = (field: BookingField, input: Given['input'] = {}) =>
  requiredFields.check(anAttempt({ eventType: anEventType({ bookingFields: [field] }), input }))

const topic: BookingField = { type: 'text', slug: 'topic', required: true }

it.each([[undefined], [null], [''], [[]]])(
  'refuses %j as an answer to a required field, and names the slug [BK-20]',
  (topicAnswer) => {
    const refusal = check(topic, { responses: { topic: topicAnswer } })

    expect(refusal).toMatchObject({ name: 'booking.answer_missing', details: { slug: 'topic' } })
  },
)

it.each([['Tides'], [0], [false]])('takes %j for an answer', (answer) => {
  expect(check(topic, { responses: { topic: answer } })).toBeUndefined()
})

it('does not ask for hidden and optional fields [BK-20]', () => {
  expect(check({ ...topic, hidden: true })).toBeUndefined()
  expect(check({ ...topic, required: false })).toBeUndefined()
})

it('asks for a title once it is shown, not for the reason of a reschedule [BK-20]', () => {
  expect(check({ type: 'text', slug: 'title', required: true, hidden: false })).toMatchObject({
    details: { slug: 'title' },
  })
  expect(check({ type: 'textarea', slug: 'rescheduleReason', required: true })).toBeUndefined()
})

it('takes guests for the answer to a required field of guests [BK-20]', () => {
  const guests: BookingField = { type: 'multiemail', slug: 'guests', required: true }

  expect(check(guests, { guests: ['cleo@example.com'] })).toBeUndefined()
  expect(check(guests)).toMatchObject({ name: 'booking.answer_missing' })
})

it('names attendee.phoneNumber where a required phone number is missing [BK-20]', () => {
  const phone: BookingField = { type: 'phone', slug: 'mobile', required: true }

  const refusal = check(phone)
  expect(refusal).toMatchObject({ name: 'booking.phone_missing', details: { property: 'attendee.phoneNumber' } })
  expect(refusal?.message).toContain('attendee.phoneNumber')
  expect(check(phone, { attendee: aBooker({ phoneNumber: '+15550100' }) })).toBeUndefined()
  expect(check(phone, { responses: { mobile: '+15550100' } })).toBeUndefined()
})
