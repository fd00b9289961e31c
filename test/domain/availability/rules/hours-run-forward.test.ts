import { expect, it } from 'vitest'
import { hoursRunForward } from '../../../../src/domain/availability/rules/hours-run-forward.js'

const hours = (startTime: string, endTime: string) => ({
  overrides: [
    { date: '2026-01-15', startTime: '00:00', endTime: '00:01' },
    { date: '2026-01-16', startTime, endTime },
  ],
})

it.each([
  ['09:00', '09:01'],
  ['00:00', '23:59'],
])('accepts hours from %s to %s [XT-33]', (start, end) => {
  expect(hoursRunForward.check(hours(start, end))).toBeUndefined()
})

it.each([
  ['09:00', '09:00'],
  ['09:01', '09:00'],
  ['22:00', '00:00'],
])('refuses hours from %s to %s, and says which and what would do [XT-33]', (start, end) => {
  expect(hoursRunForward.check(hours(start, end))).toMatchObject({
    name: 'schedule.hours_backwards',
    message: expect.stringMatching(
      new RegExp(`^overrides\\.1 begins at ${start} and ends at ${end}; send .* past midnight`),
    ),
  })
})
