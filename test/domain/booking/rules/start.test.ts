import { expect, it } from 'vitest'
import { start } from '../../../../src/domain/booking/rules/start.js'
import { monday } from '../../../builders/a-booking.js'
import { anAttempt } from '../../../builders/an-attempt.js'

it('accepts a start at this very moment', () => {
  expect(start.check(anAttempt({ now: monday, input: { start: monday } }))).toBeUndefined()
})

it('refuses a start one millisecond ago, and says what time it is [BK-26]', () => {
  const refusal = start.check(anAttempt({ now: monday, input: { start: monday - 1 } }))

  expect(refusal).toMatchObject({
    name: 'booking.in_the_past',
    details: { start: '2026-01-05T08:59:59.999Z', now: '2026-01-05T09:00:00.000Z' },
  })
})
