import type { AvailabilityPolicy } from '../availability/availability-policy.js'
import type { Booking } from '../booking/booking.js'
import type { Calendar } from '../booking/calendar.js'
import type { Directory } from '../directory.js'
import type { EventType } from '../event-type/event-type.js'
import type { Interval } from '../time/interval.js'
import type { SlotReservation } from './slot-reservation.js'

/** Which free times are sought, and what they are found in. Times are milliseconds. */
export interface SlotSearch {
  readonly eventType: EventType
  /** Where offered slots begin. */
  readonly range: Interval
  /** Of the meeting. */
  readonly length: number
  readonly calendar: Calendar
  readonly directory: Directory
  readonly policy: AvailabilityPolicy
  readonly now: number
  /** The booking that is to be moved: it stands in nobody's way, and may keep its host (AV-13, HA-07). */
  readonly rescheduling?: Booking | undefined
  /** Of this event type; expired ones may be among them. */
  readonly reservations: readonly SlotReservation[]
}

/** A time that is offered. */
export interface OfferedSlot {
  readonly start: number
  readonly end: number
  /** The seated booking that a booker would join. */
  readonly joins: Booking | undefined
}
