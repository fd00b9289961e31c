import { expect, it } from 'vitest'
import { toIso } from '../../src/domain/time/instant.js'
import { readScenarioTime } from '../../src/scenario/scenario-time.js'

/** A Monday, 40 seconds into a minute. */
const start = Date.parse('2026-01-05T09:00:40Z')

const read = (text: string, from = start): string | undefined => {
  const time = readScenarioTime(text, from)
  return time === undefined ? undefined : toIso(time)
}

it.each([
  ['now', '2026-01-05T09:00:00.000Z'],
  ['+90m', '2026-01-05T10:30:00.000Z'],
  ['-2h', '2026-01-05T07:00:00.000Z'],
  ['+1d', '2026-01-06T09:00:00.000Z'],
  ['+1d2h', undefined],
  ['+1d+2h', '2026-01-06T11:00:00.000Z'],
  ['+2d 10:00 Europe/London', '2026-01-07T10:00:00.000Z'],
  ['-3d 09:30 Asia/Kathmandu', '2026-01-02T03:45:00.000Z'],
  ['+0d 9:05 asia/kathmandu', '2026-01-05T03:20:00.000Z'],
  ['+2d 10:00', '2026-01-07T10:00:00.000Z'],
])('reads %s from the start floored to the minute', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each([
  ['mon 10:00', '2026-01-05T10:00:00.000Z'],
  ['sun 10:00', '2026-01-11T10:00:00.000Z'],
  ['mon+1w 10:00 Europe/London', '2026-01-12T10:00:00.000Z'],
  ['tue-1w 10:00', '2025-12-30T10:00:00.000Z'],
  ['tue', '2026-01-06T09:00:00.000Z'],
])('reads the weekday of %s as the first one from today on', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it('takes the weekday and the date of the zone that is named', () => {
  const lateOnMonday = Date.parse('2026-01-05T23:00:00Z')
  expect(read('mon 10:00 Asia/Kathmandu', lateOnMonday)).toBe('2026-01-12T04:15:00.000Z')
  expect(read('+0d 10:00 Asia/Kathmandu', lateOnMonday)).toBe('2026-01-06T04:15:00.000Z')
})

it('keeps the local time over a clock change', () => {
  const dayBefore = Date.parse('2026-03-28T12:00:00Z')
  expect(read('+0d 10:00 Europe/London', dayBefore)).toBe('2026-03-28T10:00:00.000Z')
  expect(read('+1d 10:00 Europe/London', dayBefore)).toBe('2026-03-29T09:00:00.000Z')
  expect(read('+1d 01:30 Europe/London', dayBefore)).toBe('2026-03-29T01:30:00.000Z')
})

it.each([
  ['2026-02-01T10:00:00+05:45', '2026-02-01T04:15:00.000Z'],
  ['2026-02-01T10:00:00', '2026-02-01T10:00:00.000Z'],
  ['2026-02-01', '2026-02-01T00:00:00.000Z'],
])('reads the absolute time %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each([
  'tomorrow',
  '+2d 25:00',
  '+2d 10:00 Europe/Londn',
  '+90m 10:00',
  '10:00 Europe/London 2',
  '',
  '2026-13-01',
  'monday',
  '+100000w',
])('does not read "%s"', (text) => {
  expect(read(text)).toBeUndefined()
})
