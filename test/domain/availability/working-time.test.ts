import { expect, it } from 'vitest'
import { scheduledHours, unscheduledHours, type WorkingHours } from '../../../src/domain/availability/working-hours.js'
import { isWorkingTime, workingTime } from '../../../src/domain/availability/working-time.js'
import { toIso } from '../../../src/domain/time/instant.js'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const hoursIn = (
  timeZone: string,
  startTime: string,
  endTime: string,
  overrides: Parameters<typeof scheduledHours>[0]['overrides'] = [],
): WorkingHours =>
  scheduledHours({
    ...{ id: 20001, ownerId: 1001, name: 'Hours', timeZone, overrides },
    availability: [{ days: everyDay, startTime, endTime }],
  })
const range = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) })
const told = (hours: WorkingHours, from: string, to: string) =>
  workingTime(hours, range(from, to)).map((it) => `${toIso(it.from).slice(5, 16)} ${toIso(it.to).slice(5, 16)}`)

it.each([
  ['forward in London', 'Europe/London', '2026-03-28T12:00Z', '2026-03-30T12:00Z', ['03-29T08:00 03-29T16:00']],
  ['back in London', 'Europe/London', '2026-10-24T17:00Z', '2026-10-26T08:00Z', ['10-25T09:00 10-25T17:00']],
  ['never in Kathmandu', 'Asia/Kathmandu', '2026-03-29T00:00Z', '2026-03-30T00:00Z', ['03-29T03:15 03-29T11:15']],
  [
    'by half an hour on Lord Howe',
    'Australia/Lord_Howe',
    '2026-04-04T12:00Z',
    '2026-04-05T12:00Z',
    ['04-04T22:30 04-05T06:30'],
  ],
])('keeps local hours where clocks go %s [AV-01]', (_how, zone, from, to, expected) => {
  expect(told(hoursIn(zone, '09:00', '17:00'), from, to).filter((it) => expected.includes(it))).toEqual(expected)
})

it('leaves out hours that a clock change skips, and has those twice that it repeats [AV-01]', () => {
  const night = hoursIn('Europe/London', '01:00', '02:30')
  expect(told(night, '2026-03-29T00:00Z', '2026-03-29T12:00Z')).toEqual(['03-29T01:00 03-29T01:30'])
  expect(told(hoursIn('Europe/London', '01:15', '01:45'), '2026-10-25T00:00Z', '2026-10-25T12:00Z')).toEqual([
    '10-25T00:15 10-25T00:45',
    '10-25T01:15 10-25T01:45',
  ])
})

it('knows no hours on a date that a zone left out [AV-01]', () => {
  const apia = hoursIn('Pacific/Apia', '09:00', '10:00')
  expect(told(apia, '2011-12-29T00:00Z', '2011-12-31T12:00Z')).toEqual([
    '12-29T19:00 12-29T20:00',
    '12-30T19:00 12-30T20:00',
  ])
})

it('replaces the hours of a date by its overrides, none where they begin and end at once [AV-01]', () => {
  const hours = hoursIn('UTC', '09:00', '17:00', [
    { date: '2026-01-06', startTime: '12:00', endTime: '13:00' },
    { date: '2026-01-06', startTime: '20:00', endTime: '23:59' },
    { date: '2026-01-07', startTime: '00:00', endTime: '00:00' },
  ])
  expect(told(hours, '2026-01-05T00:00Z', '2026-01-08T00:00Z')).toEqual([
    '01-05T09:00 01-05T17:00',
    '01-06T12:00 01-06T13:00',
    '01-06T20:00 01-07T00:00',
  ])
})

it.each([
  ['begins with them', '09:00', '10:00', true],
  ['ends with them', '16:00', '17:00', true],
  ['begins a minute earlier', '08:59', '09:30', false],
  ['ends a minute later', '16:30', '17:01', false],
])('a meeting that %s lies in working hours: %s to %s [AV-01]', (_how, from, to, expected) => {
  expect(isWorkingTime(hoursIn('UTC', '09:00', '17:00'), range(`2026-01-06T${from}Z`, `2026-01-06T${to}Z`))).toBe(
    expected,
  )
})

it('lets a meeting run over midnight where hours touch there [AV-01]', () => {
  expect(isWorkingTime(hoursIn('UTC', '00:00', '23:59'), range('2026-01-06T23:00Z', '2026-01-07T01:00Z'))).toBe(true)
})

it('has all of time without a schedule, or office hours [AV-02] [AL-26]', () => {
  const night = range('2026-01-06T02:00Z', '2026-01-06T03:00Z')
  expect(isWorkingTime(unscheduledHours('UTC', false), night)).toBe(true)
  expect(isWorkingTime(unscheduledHours('UTC', true), night)).toBe(false)
  expect(isWorkingTime(unscheduledHours('UTC', true), range('2026-01-06T09:00Z', '2026-01-06T17:00Z'))).toBe(true)
  expect(isWorkingTime(unscheduledHours('UTC', true), range('2026-01-10T09:00Z', '2026-01-10T10:00Z'))).toBe(false)
})
