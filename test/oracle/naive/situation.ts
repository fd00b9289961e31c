/** A situation as plain data: everything that decides whether a start may be booked. Times are whole minutes since the epoch, unless said otherwise. */
export interface Situation {
  /** Milliseconds since the epoch: the one time that need not be a whole minute. */
  readonly now: number
  readonly hosts: readonly NaiveHost[]
  /** The event type that is to be booked. */
  readonly type: NaiveType
  /** Another event type of which the hosts have bookings. */
  readonly other: NaiveNeighbour
  readonly bookings: readonly NaiveBooking[]
}

/** Somebody whose time is booked. */
export interface NaiveHost {
  readonly userId: number
  /** Zone of the user, which counts only where there is no schedule (AV-02). */
  readonly timeZone: string
  readonly weekStart: string
  /** Whether he attends every meeting of a round robin (HA-01). */
  readonly mandatory: boolean
  readonly schedule: NaiveSchedule | null
}

/** Working hours; times of day are minutes since midnight on the wall clock of the zone, `to` not included, 24 * 60 the end of the day. */
export interface NaiveSchedule {
  readonly timeZone: string
  readonly hours: readonly { readonly days: readonly string[]; readonly from: number; readonly to: number }[]
  readonly overrides: readonly { readonly date: string; readonly from: number; readonly to: number }[]
}

/** What an event type's meetings need around themselves, and whether its pending bookings take time (AV-12). */
export interface NaiveNeighbour {
  readonly before: number
  readonly after: number
  readonly pendingBlocks: boolean
}

/** Settings of the event type that is to be booked; minutes. */
export interface NaiveType extends NaiveNeighbour {
  readonly kind: 'personal' | 'collective' | 'roundRobin'
  readonly length: number
  readonly notice: number
  /** What shapes the offer alone: where its grid begins, how wide it is, whether it begins anew after meetings (AV-09). */
  readonly interval: number | null
  readonly offset: number
  readonly optimized: boolean
  readonly onlyFirst: boolean
  readonly window: NaiveWindow | null
  /** Most bookings, and most minutes, in each period. */
  readonly mostBookings: NaiveLimits
  readonly mostMinutes: NaiveLimits
  readonly seats: number | null
  /** Working hours of the event type itself: they hold for every host (AV-01). */
  readonly schedule: NaiveSchedule | null
}

export type NaivePeriod = 'day' | 'week' | 'month' | 'year'
export type NaiveLimits = Readonly<Partial<Record<NaivePeriod, number>>>

export type NaiveWindow =
  | { readonly type: 'calendarDays' | 'businessDays'; readonly value: number; readonly rolling: boolean }
  | { readonly type: 'range'; readonly value: readonly [string, string] }

/** A booking that stands already. */
export interface NaiveBooking {
  readonly of: 'type' | 'other'
  readonly start: number
  readonly length: number
  /** Positions in the list of hosts, the organizer first. */
  readonly hosts: readonly number[]
  readonly status: 'accepted' | 'pending' | 'cancelled' | 'rejected' | 'awaiting_host'
  /** Seats taken; 0 where the event type has none. */
  readonly seatsTaken: number
}
