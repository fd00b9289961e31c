import { readBookingField } from './booking-fields.js'
import type { EventType, EventTypeLocation } from './event-type.js'
import type { EventTypeInput, ShownInput } from './event-type-input.js'
import {
  keepingSwitch,
  readActiveBookingsLimit,
  readBookingWindow,
  readConfirmationPolicy,
  readHosts,
  readLimits,
  readRecurrence,
  readSchedulingType,
  readSeats,
} from './read-settings.js'
import { normaliseSlug } from './slug.js'

export type { EventTypeInput } from './event-type-input.js'

const copiedKeys = [
  ...(['title', 'description', 'lengthInMinutes', 'lengthInMinutesOptions', 'slotInterval'] as const),
  ...(['minimumBookingNotice', 'beforeEventBuffer', 'afterEventBuffer', 'scheduleId', 'offsetStart'] as const),
  ...(['disableGuests', 'onlyShowFirstAvailableSlot', 'showOptimizedSlots', 'bookingRequiresAuthentication'] as const),
  ...(['requiresBookerEmailVerification', 'disableRescheduling', 'allowReschedulingPastBookings'] as const),
  ...(['allowReschedulingCancelledBookings', 'rescheduleWithSameRoundRobinHost', 'hidden'] as const),
  ...(['successRedirectUrl', 'assignAllTeamMembers'] as const),
] satisfies readonly (keyof EventTypeInput & keyof EventType)[]

const shownKeys = [
  ...(['bookerLayouts', 'color', 'interfaceLanguage', 'hideCalendarNotes', 'destinationCalendar'] as const),
  ...(['lockTimeZoneToggleOnBookingPage', 'useDestinationCalendarEmail', 'hideCalendarEventDetails'] as const),
  ...(['hideOrganizerEmail', 'svcVideoSettings', 'emailSettings'] as const),
] satisfies readonly (keyof ShownInput)[]

type Readers = {
  readonly [Key in keyof EventTypeInput & keyof EventType]?: (value: NonNullable<EventTypeInput[Key]>) => EventType[Key]
}

const readers: Readers = {
  slug: normaliseSlug,
  bookingFields: (fields) => fields.map(readBookingField),
  locations: (locations) => locations as readonly EventTypeLocation[],
  bookingLimitsCount: keepingSwitch(readLimits),
  bookingLimitsDuration: keepingSwitch(readLimits),
  bookerActiveBookingsLimit: keepingSwitch(readActiveBookingsLimit),
  bookingWindow: readBookingWindow,
  confirmationPolicy: keepingSwitch(readConfirmationPolicy),
  recurrence: keepingSwitch(readRecurrence),
  seats: keepingSwitch(readSeats),
  disableCancelling: ({ disabled }) => ({ disabled: disabled ?? false }),
  customName: (name) => name || null,
  schedulingType: readSchedulingType,
  hosts: readHosts,
}

/** The sent ones of some keys. */
const pick = <T extends object>(from: T, keys: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]]))) as Partial<T>

const read = (input: EventTypeInput): Partial<EventType> => {
  const entries = Object.entries(readers).flatMap(([key, reader]) => {
    const value = input[key as keyof EventTypeInput]
    return value === undefined || value === null ? [] : [[key, (reader as (value: unknown) => unknown)(value)]]
  })
  return Object.fromEntries(entries) as Partial<EventType>
}

/** What the input says of hosts beyond its own words: hosts alone end the assignment of all, a new scheduling type alone ends both (EV-53, EV-54). */
const impliedHosts = (eventType: EventType, input: EventTypeInput): Partial<EventType> => {
  if (input.hosts) return { assignAllTeamMembers: false }
  return leavesNoHosts(eventType, input) ? { hosts: [], assignAllTeamMembers: false } : {}
}

/** Whether an update changes the scheduling type and names nobody for it (EV-53). */
export const leavesNoHosts = (eventType: EventType, input: EventTypeInput): boolean =>
  input.schedulingType !== undefined &&
  readSchedulingType(input.schedulingType) !== eventType.schedulingType &&
  input.hosts === undefined &&
  input.assignAllTeamMembers !== true

/**
 * The event type after an input: only what was sent changes, an object is replaced whole, and `{disabled: true}` unsets (EV-17, EV-58).
 *
 * Of `assignAllTeamMembers` only the flag is set here; who that is, says `withAllMembers`.
 */
export const applyEventTypeInput = (eventType: EventType, input: EventTypeInput): EventType =>
  ({
    ...eventType,
    ...pick(input, copiedKeys),
    ...read(input),
    ...impliedHosts(eventType, input),
    shown: { ...eventType.shown, ...pick(input, shownKeys) },
  }) as EventType
