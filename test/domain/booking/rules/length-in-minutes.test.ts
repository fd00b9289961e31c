import { expect, it } from 'vitest'
import { lengthInMinutes } from '../../../../src/domain/booking/rules/length-in-minutes.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const several = anEventType({ lengthInMinutesOptions: [30, '60'] })

it('accepts the single length, sent or not [BK-22]', () => {
  expect(lengthInMinutes.check(anAttempt())).toBeUndefined()
  expect(lengthInMinutes.check(anAttempt({ input: { lengthInMinutes: 30 } }))).toBeUndefined()
})

it('accepts each of several lengths, written as a number or as text [BK-22]', () => {
  expect(lengthInMinutes.check(anAttempt({ eventType: several, input: { lengthInMinutes: 30 } }))).toBeUndefined()
  expect(lengthInMinutes.check(anAttempt({ eventType: several, input: { lengthInMinutes: 60 } }))).toBeUndefined()
})

it.each([
  ['the single length', anEventType(), 29, [30]],
  ['several lengths', several, 45, [30, 60]],
])('refuses a length other than %s, and names those offered [BK-22]', (_what, eventType, minutes, offered) => {
  const refusal = lengthInMinutes.check(anAttempt({ eventType, input: { lengthInMinutes: minutes } }))

  expect(refusal).toMatchObject({ name: 'booking.length_not_offered', details: { lengthInMinutes: minutes, offered } })
  expect(refusal?.message).toContain(offered.join(', '))
})

it('measures the length from the end that the older generation sends [BK-22]', () => {
  const end = Date.parse('2026-01-12T10:45:00Z')

  expect(lengthInMinutes.check(anAttempt({ input: { end } }))).toMatchObject({ details: { lengthInMinutes: 45 } })
})
