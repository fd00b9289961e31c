import { expect, it } from 'vitest'
import { phoneNumbers } from '../../../../src/domain/booking/rules/phone-numbers.js'
import { aBooker, aWish } from '../../../builders/an-attempt.js'

const calling = (phoneNumber: string) => aWish({ input: { attendee: aBooker({ phoneNumber }) } })

it.each([['+1555010'], ['+155501001234567']])('accepts %s, of 7 to 15 digits', (phoneNumber) => {
  expect(phoneNumbers.check(calling(phoneNumber))).toBeUndefined()
})

it.each([['+155501'], ['+1555010012345678'], ['5550100'], ['+0555010'], ['call me']])(
  'finds that the attendee\'s "%s" is not international [AL-34]',
  (phoneNumber) => {
    const refusal = phoneNumbers.check(calling(phoneNumber))

    expect(refusal).toMatchObject({
      name: 'booking.phone_not_international',
      details: { property: 'attendee.phoneNumber', value: phoneNumber },
    })
    expect(phoneNumbers.alternative).toBe('AL-34')
  },
)

it('finds that a phone number of the location is not international [AL-34]', () => {
  const refusal = phoneNumbers.check(aWish({ input: { location: { type: 'attendeePhone', phone: '12' } } }))

  expect(refusal).toMatchObject({ details: { property: 'location.phone', value: '12' } })
})
