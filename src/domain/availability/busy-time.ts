import type { Booking } from '../booking/booking.js'
import type { Calendar } from '../booking/calendar.js'
import type { Directory } from '../directory.js'
import type { EventType } from '../event-type/event-type.js'
import { minute } from '../time/instant.js'
import type { Interval } from '../time/interval.js'

/** A stretch of time at which a host has something else to do; a booking's is widened by its buffers (AV-04). */
export interface BusyTime extends Interval {
  /** None for an absence, or a meeting outside the service (AV-14). */
  readonly booking: Booking | undefined
}

/** What a host's busy times are looked up in. */
export interface BusySource {
  readonly eventType: EventType
  readonly directory: Directory
  readonly calendar: Calendar
  /** It neither blocks nor counts (AV-13); what is left of it once a seat has moved is another thing, which does. */
  readonly rescheduling?: Booking | undefined
}

/** The meeting with the buffers of its event type on both sides. */
export const widened = (meeting: Interval, { beforeEventBuffer, afterEventBuffer }: Buffers): Interval => ({
  from: meeting.from - Math.round(beforeEventBuffer * minute),
  to: meeting.to + Math.round(afterEventBuffer * minute),
})

/** The wider of an event type's buffers in whole minutes, for those who look around a meeting. */
export const widerBuffer = ({ beforeEventBuffer, afterEventBuffer }: Buffers): number =>
  Math.min(Math.ceil(Math.max(beforeEventBuffer, afterEventBuffer)), 1e12)

type Buffers = Pick<EventType, 'beforeEventBuffer' | 'afterEventBuffer'>

/** Everything that a host has to do within a range. */
export const busyTimesOf = (userId: number, range: Interval, source: BusySource): readonly BusyTime[] => {
  const reach = source.calendar.widestBuffer() * minute
  const timeOf = timeReader(source.directory)
  const busy: BusyTime[] = []
  for (const booking of source.calendar.overlapping(userId, range.from - reach, range.to + reach)) {
    const time = booking === source.rescheduling ? undefined : timeOf(booking)
    if (time && overlap(time, range)) busy.push(time)
  }
  const absences = source.directory.user(userId)?.busyTimes ?? []
  for (const { from, to } of absences) if (overlap({ from, to }, range)) busy.push({ from, to, booking: undefined })
  return busy
}

/** Whether two stretches of time share a moment; touching is none. */
export const overlap = (one: Interval, other: Interval): boolean => one.from < other.to && one.to > other.from

/** What bookings of one event type do to their hosts' time. */
interface Effect {
  readonly buffers: Interval
  readonly pendingBlocks: boolean
}

/** Bookings of an event type that is gone have no buffers any more, and do not block while pending. */
const effectOf = (eventType: EventType | undefined): Effect => ({
  buffers: eventType ? widened({ from: 0, to: 0 }, eventType) : { from: 0, to: 0 },
  pendingBlocks: eventType?.confirmationPolicy?.blockUnconfirmedBookingsInBooker ?? false,
})

/** Reads the time that a booking takes, if any: accepted ones do, pending ones where their event type says so (AV-12). */
const timeReader = (directory: Directory): ((booking: Booking) => BusyTime | undefined) => {
  const effects = new Map<number, Effect>()
  return (booking) => {
    const { eventTypeId, status, start, end } = booking
    if (status !== 'accepted' && status !== 'pending') return undefined
    const effect = effects.get(eventTypeId) ?? effectOf(directory.eventType(eventTypeId))
    effects.set(eventTypeId, effect)
    if (status === 'pending' && !effect.pendingBlocks) return undefined
    return { from: start + effect.buffers.from, to: end + effect.buffers.to, booking }
  }
}
