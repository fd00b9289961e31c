import { expect, it } from 'vitest'
import { slotsOf } from '../../../src/domain/booking/slots.js'
import type { Recurrence } from '../../../src/domain/event-type/event-type.js'
import { toIso } from '../../../src/domain/time/instant.js'
import { aBooker, anInput, aWorld } from '../../builders/an-attempt.js'
import { anEventType } from '../../builders/an-event-type.js'

const starts = (start: string, recurrence: Recurrence, timeZone = 'Europe/London') =>
  slotsOf(anInput({ start: Date.parse(start), attendee: aBooker({ timeZone }) }), anEventType({ recurrence }), {
    length: 30,
    calendar: aWorld(),
  }).map((slot) => toIso(slot.start))

it("keeps the attendee's local time when the clocks change [BK-34]", () => {
  expect(starts('2026-03-23T10:00:00Z', { interval: 1, occurrences: 2, frequency: 'weekly' })).toEqual([
    '2026-03-23T10:00:00.000Z',
    '2026-03-30T09:00:00.000Z',
  ])
  expect(
    starts('2026-03-23T10:00:00Z', { interval: 1, occurrences: 2, frequency: 'weekly' }, 'Asia/Kathmandu'),
  ).toEqual(['2026-03-23T10:00:00.000Z', '2026-03-30T10:00:00.000Z'])
})

it('counts months from the first occurrence, with the last day where one is missing [BK-34]', () => {
  expect(starts('2026-01-31T10:00:00Z', { interval: 1, occurrences: 3, frequency: 'monthly' })).toEqual([
    '2026-01-31T10:00:00.000Z',
    '2026-02-28T10:00:00.000Z',
    '2026-03-31T09:00:00.000Z',
  ])
})

it('skips by the interval [BK-34]', () => {
  expect(starts('2026-01-12T10:00:00Z', { interval: 2, occurrences: 2, frequency: 'yearly' })).toEqual([
    '2026-01-12T10:00:00.000Z',
    '2028-01-12T10:00:00.000Z',
  ])
})
