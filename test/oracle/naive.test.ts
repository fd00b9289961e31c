import { expect, it } from 'vitest'
import { mayBook } from './naive/may-book.js'
import type { NaiveHost, NaiveSchedule, NaiveType, Situation } from './naive/situation.js'
import { wallClock } from './naive/wall-clock.js'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const at = (iso: string): number => Date.parse(iso) / 60_000

const aNaiveSchedule = (timeZone: string, from: number, to: number): NaiveSchedule => ({
  timeZone,
  hours: [{ days: everyDay, from: from * 60, to: to * 60 }],
  overrides: [],
})

const aNaiveSituation = (type: Partial<NaiveType> = {}, host: Partial<NaiveHost> = {}): Situation => ({
  now: Date.parse('2026-01-05T09:00:00Z'),
  hosts: [{ userId: 1001, timeZone: 'UTC', weekStart: 'Sunday', mandatory: false, schedule: null, ...host }],
  type: {
    ...{
      kind: 'personal',
      length: 30,
      notice: 0,
      interval: null,
      offset: 0,
      optimized: false,
      onlyFirst: false,
      before: 0,
      after: 0,
      pendingBlocks: false,
    },
    ...{ window: null, mostBookings: {}, mostMinutes: {}, seats: null, schedule: null },
    ...type,
  },
  other: { before: 0, after: 0, pendingBlocks: false },
  bookings: [],
})

it.each([
  ['Asia/Kathmandu', '2026-01-05T18:14Z', { date: '2026-01-05', weekday: 'Monday', time: 23 * 60 + 59 }],
  ['Asia/Kathmandu', '2026-01-05T18:15Z', { date: '2026-01-06', weekday: 'Tuesday', time: 0 }],
  ['Europe/London', '2026-03-29T00:59Z', { date: '2026-03-29', weekday: 'Sunday', time: 59 }],
  ['Europe/London', '2026-03-29T01:00Z', { date: '2026-03-29', weekday: 'Sunday', time: 120 }],
  ['Australia/Lord_Howe', '2026-04-04T14:59Z', { date: '2026-04-05', weekday: 'Sunday', time: 119 }],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z', { date: '2026-04-05', weekday: 'Sunday', time: 90 }],
  ['Pacific/Apia', '2011-12-30T09:59Z', { date: '2011-12-29', weekday: 'Thursday', time: 23 * 60 + 59 }],
  ['Pacific/Apia', '2011-12-30T10:00Z', { date: '2011-12-31', weekday: 'Saturday', time: 0 }],
  ['America/St_Johns', '2010-11-07T02:30Z', { date: '2010-11-07', weekday: 'Sunday', time: 0 }],
  ['America/St_Johns', '2010-11-07T02:31Z', { date: '2010-11-06', weekday: 'Saturday', time: 23 * 60 + 1 }],
])('reads the wall clock in %s at %s', (zone, moment, shown) => {
  expect(wallClock(at(moment), zone)).toEqual(shown)
})

it.each([
  ['the first minute of the day', '2026-03-30T08:00Z', true],
  ['a minute before', '2026-03-30T07:59Z', false],
  ['the last time that fits', '2026-03-30T15:30Z', true],
  ['a minute later', '2026-03-30T15:31Z', false],
])('books within working hours on the wall clock: %s [AV-01]', (_what, start, may) => {
  expect(mayBook(at(start), aNaiveSituation({}, { schedule: aNaiveSchedule('Europe/London', 9, 17) }))).toBe(may)
})

it.each([
  ['touches the buffer', '2026-01-06T10:40Z', true],
  ['needs a minute of the buffer', '2026-01-06T10:39Z', false],
  ['ends where the buffer begins', '2026-01-06T09:25Z', true],
  ['ends a minute into it', '2026-01-06T09:26Z', false],
])('books what %s of another meeting [AV-04]', (_what, start, may) => {
  const situation = aNaiveSituation({ before: 5 })
  const booking = {
    of: 'other',
    start: at('2026-01-06T10:00Z'),
    length: 30,
    hosts: [0],
    status: 'accepted',
    seatsTaken: 0,
  } as const
  const other = { before: 5, after: 5, pendingBlocks: false }
  expect(mayBook(at(start), { ...situation, other, bookings: [booking] })).toBe(may)
})

it.each([
  ['today', '2026-01-05T23:59Z', true],
  ['on the last day', '2026-01-07T23:59Z', true],
  ['on the day after', '2026-01-08T00:00Z', false],
])('books within a window of two days: %s [AV-05]', (_what, start, may) => {
  const window = { type: 'calendarDays', value: 2, rolling: false } as const
  expect(mayBook(at(start), aNaiveSituation({ window }))).toBe(may)
})
