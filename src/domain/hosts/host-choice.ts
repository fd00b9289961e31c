import type { LedgerId } from '../../generated/ledger.js'
import type { AvailabilityPolicy } from '../availability/availability-policy.js'
import type { Booking } from '../booking/booking.js'
import type { Calendar } from '../booking/calendar.js'
import type { Slot } from '../booking/slots.js'
import type { Directory } from '../directory.js'
import type { EventType, EventTypeHost } from '../event-type/event-type.js'

/** What the choice of hosts rests on. */
export interface HostRequest {
  readonly eventType: EventType
  /** The meetings to host; those that join a seated booking have their hosts already. */
  readonly slots: readonly Slot[]
  readonly calendar: Calendar
  readonly directory: Directory
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Users to whom routing limits a round robin (HA-08). */
  readonly teamMemberIds: readonly number[] | undefined
  readonly policy: AvailabilityPolicy
  /** The booking that moves, where none is made anew: it stands in nobody's way (HA-07, AV-13). */
  readonly rescheduling?: Booking | undefined
}

/** One step of a choice among several hosts: it leaves those it holds best, at least one. */
export interface HostStep {
  readonly rests: LedgerId
  narrow(hosts: readonly EventTypeHost[], request: HostRequest): readonly EventTypeHost[]
}

/** Why these hosts: who was asked, who was busy with what, and which step left whom. */
export interface HostExplanation {
  readonly candidates: readonly number[]
  readonly busy: readonly BusyHost[]
  readonly steps: readonly { readonly rests: LedgerId; readonly left: readonly number[] }[]
  /** Those of the candidates who host. */
  readonly chosen: readonly number[]
}

/** A candidate who could not host: because of a booking, or for another reason. */
export type BusyHost =
  | { readonly userId: number; readonly bookingUid: string }
  | { readonly userId: number; readonly reason: string }

/** Who hosts, the organizer first, and what that rests on, most specific first; nothing where there was no choice. */
export interface HostChoice {
  readonly organizerId: number
  readonly hostIds: readonly number[]
  readonly restsOn: readonly LedgerId[]
  readonly why: HostExplanation
}
