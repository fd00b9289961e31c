import type { Metadata } from '../organization/user.js'

export type SchedulingType = 'collective' | 'roundRobin' | 'managed'
export type HostPriority = 'lowest' | 'low' | 'medium' | 'high' | 'highest'

/** A member who may be given bookings of a team event type (EV-13). */
export interface EventTypeHost {
  readonly userId: number
  readonly mandatory: boolean
  readonly priority: HostPriority
  /** Share of bookings relative to the other hosts; null counts as 100 (HA-02). */
  readonly weight: number | null
}

/** Where a meeting of an event type may take place (EV-27). */
export type EventTypeLocation =
  | { readonly type: 'address'; readonly address: string; readonly public?: boolean }
  | { readonly type: 'link'; readonly link: string; readonly public?: boolean }
  | { readonly type: 'phone'; readonly phone: string; readonly public?: boolean }
  | { readonly type: 'integration'; readonly integration: string }
  | { readonly type: 'attendeeAddress' }
  | { readonly type: 'attendeePhone' }
  | { readonly type: 'attendeeDefined' }
  | { readonly type: 'organizersDefaultApp' }
  | { readonly type: 'unknown'; readonly location: string }

/** A question the booker is asked: a custom one, or the restyling of a default one (EV-20, EV-22). */
export interface BookingField {
  readonly type: string
  readonly slug: string
  readonly label?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly hidden?: boolean
  readonly disableOnPrefill?: boolean
  readonly options?: readonly string[]
}

/** A setting that is on; `disabled: false` is kept where it was sent, since set ones equal their input (EV-42), and changes nothing (EV-58). */
export type SwitchedOn<Members> = Members & { readonly disabled?: false }

/** A setting that is off, or on with its members. `disabled: true` never reaches this form (EV-58). */
export interface EventTypeSettings {
  readonly slotInterval: number | null
  readonly minimumBookingNotice: number | null
  readonly beforeEventBuffer: number
  readonly afterEventBuffer: number
  readonly scheduleId: number | null
  readonly offsetStart: number
  readonly bookingLimitsCount: SwitchedOn<Limits> | null
  readonly bookingLimitsDuration: SwitchedOn<Limits> | null
  readonly bookerActiveBookingsLimit: SwitchedOn<ActiveBookingsLimit> | null
  readonly bookingWindow: BookingWindow | null
  readonly confirmationPolicy: SwitchedOn<ConfirmationPolicy> | null
  readonly recurrence: SwitchedOn<Recurrence> | null
  readonly seats: SwitchedOn<Seats> | null
  readonly disableGuests: boolean
  readonly onlyShowFirstAvailableSlot: boolean
  readonly showOptimizedSlots: boolean
  readonly bookingRequiresAuthentication: boolean
  readonly requiresBookerEmailVerification: boolean
  readonly disableCancelling: { readonly disabled: boolean }
  readonly disableRescheduling: { readonly disabled?: boolean; readonly minutesBefore?: number }
  readonly allowReschedulingPastBookings: boolean
  readonly allowReschedulingCancelledBookings: boolean
  readonly rescheduleWithSameRoundRobinHost: boolean
  readonly customName: string | null
  readonly hidden: boolean
  readonly successRedirectUrl: string | null
  /** Stored and shown, nothing more (EV-59): members absent when never sent. */
  readonly shown: Readonly<Record<string, unknown>>
}

export type LimitPeriod = 'day' | 'week' | 'month' | 'year'

/** The most of something in each limited period. */
export type Limits = Readonly<Partial<Record<LimitPeriod, number>>>

export interface ActiveBookingsLimit {
  readonly maximumActiveBookings: number
  readonly offerReschedule: boolean
}

export type BookingWindow =
  | { readonly type: 'businessDays' | 'calendarDays'; readonly value: number; readonly rolling: boolean }
  | { readonly type: 'range'; readonly value: readonly [string, string] }

export interface ConfirmationPolicy {
  readonly type: 'always' | 'time'
  readonly noticeThreshold?: { readonly unit: 'minutes' | 'hours'; readonly count: number }
  readonly blockUnconfirmedBookingsInBooker: boolean
}

export interface Recurrence {
  readonly interval: number
  readonly occurrences: number
  readonly frequency: 'yearly' | 'monthly' | 'weekly'
}

export interface Seats {
  readonly seatsPerTimeSlot: number
  readonly showAttendeeInfo: boolean
  readonly showAvailabilityCount: boolean
}

/** A bookable meeting template, personal (ownerId) or of a team (teamId); lengths and buffers in minutes. */
export interface EventType extends EventTypeSettings {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly description: string
  readonly lengthInMinutes: number
  /** As it was sent: numbers or numeric strings (EV-40). */
  readonly lengthInMinutesOptions: readonly (number | string)[] | null
  /** The owner of a personal type or of a managed child; null on team types. */
  readonly ownerId: number | null
  readonly teamId: number | null
  /** The managed parent of a child (EV-55). */
  readonly parentId: number | null
  readonly schedulingType: SchedulingType | null
  readonly hosts: readonly EventTypeHost[]
  readonly assignAllTeamMembers: boolean
  readonly locations: readonly EventTypeLocation[]
  /** Custom fields and restyled default ones, as stored; see `domain/event-type/booking-fields.ts`. */
  readonly bookingFields: readonly BookingField[]
  readonly metadata: Metadata
  readonly price: number
  readonly currency: string
  readonly isInstantEvent: boolean
  readonly createdAt: number
}
