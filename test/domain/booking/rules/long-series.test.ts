import { expect, it } from 'vitest'
import { longSeries } from '../../../../src/domain/booking/rules/long-series.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const weekly = (occurrences: number) => anEventType({ recurrence: { interval: 1, occurrences, frequency: 'weekly' } })

it('accepts a series of a thousand', () => {
  expect(longSeries.check(anAttempt({ eventType: weekly(1000) }))).toBeUndefined()
})

it('refuses a longer one, unless fewer are asked for [PR-01]', () => {
  const eventType = weekly(1_000_000_000)

  expect(longSeries.check(anAttempt({ eventType }))).toMatchObject({
    name: 'booking.series_too_long',
    details: { most: 1000 },
  })
  expect(longSeries.check(anAttempt({ eventType, input: { recurrenceCount: 2 } }))).toBeUndefined()
})
