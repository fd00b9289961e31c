import { expect, it } from 'vitest'
import { beginningOf, dateOf, localDayOf, readLocalDay } from '../../../src/domain/time/local-day.js'

const dateAt = (time: string, zone: string): string => dateOf(localDayOf(Date.parse(time), zone))
const beginning = (date: string, zone: string): string =>
  new Date(beginningOf(readLocalDay(date) ?? 0, zone)).toISOString()

it.each([
  ['Asia/Kathmandu', '2026-01-05', '2026-01-04T18:15:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['America/St_Johns', '2010-11-07', '2010-11-07T02:30:00.000Z'],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ['UTC', '9999-12-31', '9999-12-31T00:00:00.000Z'],
])('begins a day in %s when its date is first shown: %s', (zone, date, begins) => {
  expect(beginning(date, zone)).toBe(begins)
})

it.each([
  ['before midnight', '2010-11-07T02:29:59.999Z', '2010-11-06'],
  ['in the only minute after it', '2010-11-07T02:30:00.000Z', '2010-11-07'],
  ['once clocks are put back to 23:01', '2010-11-07T02:31:00.000Z', '2010-11-07'],
  ['at the second midnight', '2010-11-07T03:30:00.000Z', '2010-11-07'],
])("goes on with the day that has begun in St John's %s [AV-05] [AV-06]", (_when, time, date) => {
  expect(dateAt(time, 'America/St_Johns')).toBe(date)
})
