import { expect, it } from 'vitest'
import { endOfCalendar } from '../../../../src/domain/booking/rules/end-of-calendar.js'
import { lastInstant } from '../../../../src/domain/booking/slots.js'
import { minute } from '../../../../src/domain/time/instant.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

it('accepts a meeting that ends in the last millisecond of the year 9999', () => {
  expect(endOfCalendar.check(anAttempt({ input: { start: lastInstant - 30 * minute } }))).toBeUndefined()
})

it('refuses a meeting that ends one millisecond later [PR-01]', () => {
  const refusal = endOfCalendar.check(anAttempt({ input: { start: lastInstant - 30 * minute + 1 } }))

  expect(refusal).toMatchObject({ name: 'booking.beyond_calendar', details: { last: '9999-12-31T23:59:59.999Z' } })
})

it.each([[8000], [1e300]])(
  'refuses a series that leaves the calendar with an interval of %d years [PR-01]',
  (interval) => {
    const eventType = anEventType({ recurrence: { interval, occurrences: 3, frequency: 'yearly' } })

    expect(endOfCalendar.check(anAttempt({ eventType }))).toMatchObject({ name: 'booking.beyond_calendar' })
  },
)
