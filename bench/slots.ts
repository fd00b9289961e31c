import { mayBook } from '../test/oracle/naive/may-book.js'
import type { NaiveBooking, NaiveHost, Situation } from '../test/oracle/naive/situation.js'
import { typeId, worldOf } from '../test/oracle/world-of.js'
import { call } from './call.js'
import { comparedFigure, type Figure } from './figure.js'
import { measure, type Subject } from './measure.js'

const [hostCount, bookingCount, days] = [20, 10_000, 90]
const first = Date.parse('2026-03-01T00:00:00Z') / 60_000
const month = { start: '2026-04-01', end: '2026-04-30' }
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const hosts: readonly NaiveHost[] = Array.from({ length: hostCount }, (_, position) => ({
  ...{ userId: 1001 + position, timeZone: 'Europe/London', weekStart: 'Monday', mandatory: false },
  schedule: {
    timeZone: position % 2 === 0 ? 'Europe/London' : 'America/New_York',
    hours: [{ days: weekdays, from: 9 * 60, to: 17 * 60 }],
    overrides: [],
  },
}))

/** Half an hour each, spread over three months and all hosts by steps that have no divisor in common with them. */
const bookings: readonly NaiveBooking[] = Array.from({ length: bookingCount }, (_, position) => ({
  ...{ of: position % 3 === 0 ? 'type' : 'other', length: 30, status: 'accepted', seatsTaken: 0 },
  start: first + ((position * 7919) % (days * 48)) * 30,
  hosts: [position % hostCount],
}))

const situation: Situation = {
  now: Date.parse('2026-03-25T09:00:00Z'),
  hosts,
  type: {
    ...{ offset: 0, optimized: false, onlyFirst: false },
    ...{ kind: 'roundRobin', length: 30, notice: 120, interval: null, before: 5, after: 10, pendingBlocks: false },
    ...{ window: null, mostBookings: { day: 8 }, mostMinutes: {}, seats: null, schedule: null },
  },
  other: { before: 0, after: 0, pendingBlocks: false },
  bookings,
}

/** Slots of one month of a round robin among 20 hosts with 10,000 bookings; beside them the naive model, asked for one day. */
export const slotFigures = (rounds: number): readonly Figure[] => {
  const world = worldOf(situation)
  const subjects: readonly Subject[] = [
    {
      name: 'slots of a month, 20 hosts, 10,000 bookings',
      calls: 20,
      call: () => call(world, 'listSlots', { query: { eventTypeId: typeId, ...month } }),
    },
    { name: 'naive, one day', calls: 1, call: naiveDay },
  ]
  return [comparedFigure(subjects, measure(subjects, rounds))]
}

/** A situation of its own, so that nothing is remembered from the round before. */
const naiveDay = (): readonly number[] => {
  const fresh = { ...situation }
  const midnight = Date.parse('2026-04-15') / 60_000
  const starts = Array.from({ length: 48 }, (_, position) => midnight + position * 30)
  return starts.filter((start) => mayBook(start, fresh))
}
