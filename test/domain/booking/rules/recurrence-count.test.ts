import { expect, it } from 'vitest'
import { recurrenceCount } from '../../../../src/domain/booking/rules/recurrence-count.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const weekly = anEventType({ recurrence: { interval: 1, occurrences: 4, frequency: 'weekly' } })

it('accepts as many occurrences as the event type has', () => {
  expect(recurrenceCount.check(anAttempt({ eventType: weekly, input: { recurrenceCount: 4 } }))).toBeUndefined()
})

it('accepts any count where the event type does not recur [BK-32]', () => {
  expect(recurrenceCount.check(anAttempt({ input: { recurrenceCount: 99 } }))).toBeUndefined()
})

it('refuses one more than the event type has, and says how many there are [BK-19]', () => {
  const refusal = recurrenceCount.check(anAttempt({ eventType: weekly, input: { recurrenceCount: 5 } }))

  expect(refusal).toMatchObject({
    name: 'booking.too_many_occurrences',
    details: { recurrenceCount: 5, occurrences: 4 },
  })
})
