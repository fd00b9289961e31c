import { expect, it } from 'vitest'
import { singleLength } from '../../../../src/domain/booking/rules/single-length.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

it('accepts a request without a length, and one that chooses among several', () => {
  const several = anEventType({ lengthInMinutesOptions: [30, 60] })

  expect(singleLength.check(anAttempt())).toBeUndefined()
  expect(singleLength.check(anAttempt({ eventType: several, input: { lengthInMinutes: 30 } }))).toBeUndefined()
})

it('says to leave the single length out [AL-15]', () => {
  const refusal = singleLength.check(anAttempt({ input: { lengthInMinutes: 30 } }))

  expect(refusal).toMatchObject({ name: 'booking.length_superfluous' })
  expect(refusal?.message).toContain('leave lengthInMinutes out')
  expect(singleLength.alternative).toBe('AL-15')
})
