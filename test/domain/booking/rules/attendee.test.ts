import { expect, it } from 'vitest'
import { attendee } from '../../../../src/domain/booking/rules/attendee.js'
import { aBooker, aWish } from '../../../builders/an-attempt.js'

const check = (given: object) => attendee.check(aWish({ input: { attendee: aBooker(given) } }))

it('accepts a booker with an address, or with a number that has a digit', () => {
  expect(check({ phoneNumber: 'none' })).toBeUndefined()
  expect(check({ email: undefined, phoneNumber: 'ext. 5' })).toBeUndefined()
})

it.each(['', 'call me'])('refuses a booker with nothing but the number "%s" [BK-11]', (phoneNumber) => {
  expect(check({ email: undefined, phoneNumber })).toMatchObject({
    name: 'booking.attendee_unknown',
    details: { property: 'attendee.phoneNumber' },
  })
})
