import type { EventTypeLocation, HostPriority, LimitPeriod, SchedulingType } from './event-type.js'

/** A host as it is sent; what is left out has its default (EV-13). */
export interface HostInput {
  readonly userId: number
  readonly mandatory?: boolean
  readonly priority?: HostPriority
  readonly weight?: number
}

/** A booking field as it is sent: a custom one, or the restyling of a default one (EV-20, EV-22). */
export interface BookingFieldInput {
  readonly type?: string
  readonly slug?: string
  readonly label?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly hidden?: boolean
  readonly disableOnPrefill?: boolean
  readonly options?: readonly string[]
}

/** A setting's members, with `disabled` alone or beside them (EV-58). */
export type Switchable<Members> = Partial<Members> & { readonly disabled?: boolean }

/** Limits per period as they are sent. */
export type LimitsInput = Switchable<Readonly<Record<LimitPeriod, number>>>

/** A booking window as it is sent (EV-03). */
export type BookingWindowInput = Switchable<{
  readonly type: string
  readonly value: number | readonly string[]
  readonly rolling: boolean
}>

/** A confirmation policy as it is sent (EV-04). */
export type ConfirmationPolicyInput = Switchable<{
  readonly type: string
  readonly noticeThreshold: { readonly unit: string; readonly count: number }
  readonly blockUnconfirmedBookingsInBooker: boolean
}>

/** A recurrence as it is sent (EV-05). */
export type RecurrenceInput = Switchable<{
  readonly interval: number
  readonly occurrences: number
  readonly frequency: string
}>

/** Seats as they are sent (EV-08). */
export type SeatsInput = Switchable<{
  readonly seatsPerTimeSlot: number
  readonly showAttendeeInfo: boolean
  readonly showAvailabilityCount: boolean
}>

/** A limit of a booker's active bookings as it is sent (EV-07). */
export type ActiveBookingsLimitInput = Switchable<{
  readonly maximumActiveBookings: number
  readonly offerReschedule: boolean
}>

/** A location of an event type as it is sent: a tag and its members. */
export type LocationInput = EventTypeLocation | { readonly type: string }

/** Scheduling types, in both of their spellings (EV-14). */
export type SchedulingTypeInput = SchedulingType | 'COLLECTIVE' | 'ROUND_ROBIN' | 'MANAGED'

/** Settings that are stored and shown, nothing more (EV-59). */
export interface ShownInput {
  readonly bookerLayouts?: object
  readonly color?: object
  readonly interfaceLanguage?: string
  readonly hideCalendarNotes?: boolean
  readonly lockTimeZoneToggleOnBookingPage?: boolean
  readonly destinationCalendar?: { readonly integration?: string; readonly externalId?: string }
  readonly useDestinationCalendarEmail?: boolean
  readonly hideCalendarEventDetails?: boolean
  readonly hideOrganizerEmail?: boolean
  readonly svcVideoSettings?: object
  readonly emailSettings?: object
}

/** The body of creating and of updating an event type, checked for its form; on update only what is sent changes (EV-17). */
export interface EventTypeInput extends ShownInput {
  readonly title?: string
  readonly slug?: string
  readonly description?: string
  readonly lengthInMinutes?: number
  readonly lengthInMinutesOptions?: readonly (number | string)[]
  readonly bookingFields?: readonly BookingFieldInput[]
  readonly locations?: readonly LocationInput[]
  readonly slotInterval?: number | null
  readonly minimumBookingNotice?: number | null
  readonly beforeEventBuffer?: number
  readonly afterEventBuffer?: number
  readonly scheduleId?: number | null
  readonly offsetStart?: number
  readonly bookingLimitsCount?: LimitsInput
  readonly bookingLimitsDuration?: LimitsInput
  readonly bookerActiveBookingsLimit?: ActiveBookingsLimitInput
  readonly bookingWindow?: BookingWindowInput
  readonly confirmationPolicy?: ConfirmationPolicyInput
  readonly recurrence?: RecurrenceInput
  readonly seats?: SeatsInput
  readonly disableGuests?: boolean
  readonly onlyShowFirstAvailableSlot?: boolean
  readonly showOptimizedSlots?: boolean
  readonly bookingRequiresAuthentication?: boolean
  readonly requiresBookerEmailVerification?: boolean
  readonly disableCancelling?: { readonly disabled?: boolean }
  readonly disableRescheduling?: { readonly disabled?: boolean; readonly minutesBefore?: number }
  readonly allowReschedulingPastBookings?: boolean
  readonly allowReschedulingCancelledBookings?: boolean
  readonly rescheduleWithSameRoundRobinHost?: boolean
  readonly customName?: string
  readonly hidden?: boolean
  readonly successRedirectUrl?: string | null
  readonly schedulingType?: SchedulingTypeInput
  readonly hosts?: readonly HostInput[]
  readonly assignAllTeamMembers?: boolean
}
