import type {
  ActiveBookingsLimit,
  BookingWindow,
  ConfirmationPolicy,
  EventTypeHost,
  Limits,
  Recurrence,
  SchedulingType,
  Seats,
  SwitchedOn,
} from './event-type.js'
import type {
  ActiveBookingsLimitInput,
  BookingWindowInput,
  ConfirmationPolicyInput,
  HostInput,
  LimitsInput,
  RecurrenceInput,
  SchedulingTypeInput,
  SeatsInput,
} from './event-type-input.js'

const periods = ['day', 'week', 'month', 'year'] as const

const schedulingTypes: Readonly<Record<SchedulingTypeInput, SchedulingType>> = {
  collective: 'collective',
  COLLECTIVE: 'collective',
  roundRobin: 'roundRobin',
  ROUND_ROBIN: 'roundRobin',
  managed: 'managed',
  MANAGED: 'managed',
}

/** One spelling of the two (EV-14). */
export const readSchedulingType = (input: SchedulingTypeInput): SchedulingType => schedulingTypes[input]

/** The reader of a setting that keeps `disabled: false` where it was sent (EV-42, EV-58). */
export const keepingSwitch =
  <Input extends { readonly disabled?: boolean }, Setting extends object>(read: (input: Input) => Setting | null) =>
  (input: Input): SwitchedOn<Setting> | null => {
    const setting = read(input)
    return setting && input.disabled === false ? { ...setting, disabled: false } : setting
  }

/** The limited periods; null when none is (EV-06). */
export const readLimits = (input: LimitsInput): Limits | null => {
  const limited = periods.flatMap((period) => (input[period] === undefined ? [] : [[period, input[period]] as const]))
  return input.disabled || limited.length === 0 ? null : Object.fromEntries(limited)
}

/** The window, or null when it is unlimited (EV-03). */
export const readBookingWindow = ({ disabled, type, value, rolling }: BookingWindowInput): BookingWindow | null => {
  if (disabled || type === undefined || value === undefined) return null
  if (typeof value === 'number') {
    return { type: type === 'businessDays' ? 'businessDays' : 'calendarDays', value, rolling: rolling ?? false }
  }
  return { type: 'range', value: [value[0] ?? '', value[1] ?? ''] }
}

/** The policy, or null when bookings need no confirmation (EV-04). */
export const readConfirmationPolicy = (input: ConfirmationPolicyInput): ConfirmationPolicy | null => {
  if (input.disabled || input.type === undefined) return null
  const { noticeThreshold: threshold } = input
  return {
    type: input.type === 'time' ? 'time' : 'always',
    ...(threshold && {
      noticeThreshold: { unit: threshold.unit === 'hours' ? 'hours' : 'minutes', count: threshold.count },
    }),
    blockUnconfirmedBookingsInBooker: input.blockUnconfirmedBookingsInBooker ?? false,
  }
}

/** The recurrence, or null for single bookings (EV-05). */
export const readRecurrence = ({ disabled, interval, occurrences, frequency }: RecurrenceInput): Recurrence | null =>
  disabled || interval === undefined || occurrences === undefined || frequency === undefined
    ? null
    : { interval, occurrences, frequency: frequency as Recurrence['frequency'] }

/** The seats, or null when a slot takes one booking (EV-08). */
export const readSeats = (input: SeatsInput): Seats | null =>
  input.disabled || input.seatsPerTimeSlot === undefined
    ? null
    : {
        seatsPerTimeSlot: input.seatsPerTimeSlot,
        showAttendeeInfo: input.showAttendeeInfo ?? false,
        showAvailabilityCount: input.showAvailabilityCount ?? true,
      }

/** The limit of a booker's active bookings, or null (EV-07). */
export const readActiveBookingsLimit = (input: ActiveBookingsLimitInput): ActiveBookingsLimit | null =>
  input.disabled || input.maximumActiveBookings === undefined
    ? null
    : { maximumActiveBookings: input.maximumActiveBookings, offerReschedule: input.offerReschedule ?? false }

/** Hosts with what was left out at its default; a user named twice is one host, as named first (EV-13). */
export const readHosts = (input: readonly HostInput[]): readonly EventTypeHost[] =>
  input
    .filter(({ userId }, position) => input.findIndex((other) => other.userId === userId) === position)
    .map(({ userId, mandatory = false, priority = 'medium', weight }) => ({
      userId,
      mandatory,
      priority,
      weight: weight ?? null,
    }))
