import { windowOf } from '../availability/booking-window.js'
import type { Booking } from '../booking/booking.js'
import { isOff } from '../booking/calendar.js'
import { seatsTaken } from '../booking/rules/seats.js'
import { lastInstant } from '../booking/slots.js'
import { minute } from '../time/instant.js'
import { type Interval, subtract } from '../time/interval.js'
import { gridStarts, merged } from './grid.js'
import { lanesOf } from './lanes.js'
import { isHeld } from './reservation-attempt.js'
import type { OfferedSlot, SlotSearch } from './slot-search.js'

/**
 * The times that are offered, by start: those of the grid at which a meeting could be booked, and seats that are left (XT-51).
 *
 * Time passes the rules of booking: past, notice, window, limits, seats, hosts. Only grid and reservations are asked for here alone.
 */
export const offeredSlots = (search: SlotSearch): readonly OfferedSlot[] => {
  const starts = openStarts(search)
  if (starts.from >= starts.to) return []
  const held = search.reservations.filter((it) => isHeld(it, search.now))
  const hidden = held.map(({ start, end }) => ({ from: start - search.length + 1, to: end }))
  const seated = search.eventType.seats ? seatedBookings(starts, search) : []
  const taken = [...hidden, ...seated.map(({ start }) => ({ from: start, to: start + 1 }))]
  const lanes = lanesOf(starts, search).map(({ pieces, starts: free }) => ({ pieces, starts: subtract(free, taken) }))
  const made = merged(lanes.map((lane) => gridStarts(lane, stepsOf(search)))).map((start) => toSlot(start, search))
  const joined = seated
    .filter((it) => seatsTaken(it) < (search.eventType.seats?.seatsPerTimeSlot ?? 0))
    .filter(({ start }) => hidden.every(({ from, to }) => start < from || start >= to))
    .map((it) => toSlot(it.start, search, it))
  return joined.length === 0 ? made : [...made, ...joined].sort((one, other) => one.start - other.start)
}

/** Starts that are neither past nor too soon nor too far ahead (BK-26, BK-27). */
const openStarts = (search: SlotSearch): Interval => {
  const { range, now, policy, eventType, length } = search
  const window = windowOf(now, search)
  const notice = Math.ceil(policy.noticeOf(eventType) * minute)
  return {
    from: Math.max(range.from, now + notice, window.from),
    to: Math.min(range.to, window.to, lastInstant - length + 1),
  }
}

/** The bookings whose seats are given away, one for each start. */
const seatedBookings = ({ from, to }: Interval, { calendar, eventType }: SlotSearch): readonly Booking[] => {
  const byStart = new Map<number, Booking>()
  for (const booking of calendar.startingBetween(eventType.id, from, to)) {
    const isFirst = !byStart.has(booking.start)
    if (isFirst && booking.isSeated && !isOff(booking.status)) byStart.set(booking.start, booking)
  }
  return [...byStart.values()]
}

const stepsOf = ({ eventType, length }: SlotSearch) => ({
  offset: Math.round(eventType.offsetStart * minute),
  interval: eventType.slotInterval === null ? length : Math.round(eventType.slotInterval * minute),
})

const toSlot = (start: number, { length }: SlotSearch, joins?: Booking): OfferedSlot => ({
  start,
  end: start + length,
  joins,
})
