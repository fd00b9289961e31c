import type { Wire } from '../contract/wire.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { minimumBookingNoticeOf } from '../domain/event-type/minimum-booking-notice.js'
import type { AlternativeId } from '../generated/ledger.js'
import { toBookingFields } from './booking-field-output.js'

/** How much of an event type is shown, and under which alternatives. */
export interface EventTypeView {
  /** Whether an alternative is on; none is unless given (AL-27). */
  readonly isOn?: (alternative: AlternativeId) => boolean
  /** Whether fields that the booker is not asked are left out (EV-26). */
  readonly leaveOutHidden?: boolean
  /** The most hosts that are shown; all unless given (EV-52). */
  readonly hostsLimit?: number | undefined
}

type Core = Wire<'EventTypeCore'>

const off = { disabled: true } as const

/** What every event type shows (EV-40 to EV-45). */
export const toEventTypeCore = (eventType: EventType, view: EventTypeView = {}): Core => ({
  id: eventType.id,
  lengthInMinutes: eventType.lengthInMinutes,
  ...(eventType.lengthInMinutesOptions && { lengthInMinutesOptions: [...eventType.lengthInMinutesOptions] }),
  title: eventType.title,
  slug: eventType.slug,
  description: eventType.description,
  locations: [...eventType.locations] as Core['locations'],
  bookingFields: toBookingFields(eventType, view),
  ...toSlotSettings(eventType, view),
  ...toBookingSettings(eventType),
  ...toShownSettings(eventType.shown),
  ...(eventType.customName !== null && { customName: eventType.customName }),
  successRedirectUrl: eventType.successRedirectUrl,
  hidden: eventType.hidden,
  metadata: { ...eventType.metadata },
  price: eventType.price,
  currency: eventType.currency,
  isInstantEvent: eventType.isInstantEvent,
  parentEventTypeId: eventType.parentId,
})

const toSlotSettings = (eventType: EventType, { isOn = () => false }: EventTypeView) => ({
  slotInterval: eventType.slotInterval ?? eventType.lengthInMinutes,
  minimumBookingNotice: minimumBookingNoticeOf(eventType, isOn),
  beforeEventBuffer: eventType.beforeEventBuffer,
  afterEventBuffer: eventType.afterEventBuffer,
  scheduleId: eventType.scheduleId,
  onlyShowFirstAvailableSlot: eventType.onlyShowFirstAvailableSlot,
  showOptimizedSlots: eventType.showOptimizedSlots,
  offsetStart: eventType.offsetStart,
  bookingWindow: toBookingWindow(eventType),
})

const toBookingWindow = ({ bookingWindow: window }: EventType): Core['bookingWindow'] => {
  if (window === null) return []
  return window.type === 'range'
    ? [{ type: window.type, value: [...window.value], rolling: false }]
    : [{ type: window.type, value: window.value, rolling: window.rolling }]
}

const toBookingSettings = (eventType: EventType) => ({
  disableGuests: eventType.disableGuests,
  bookingLimitsCount: eventType.bookingLimitsCount ?? off,
  bookingLimitsDuration: eventType.bookingLimitsDuration ?? off,
  bookerActiveBookingsLimit: eventType.bookerActiveBookingsLimit ?? off,
  confirmationPolicy: eventType.confirmationPolicy ?? off,
  recurrence: eventType.recurrence,
  seats: eventType.seats ?? off,
  seatsPerTimeSlot: eventType.seats?.seatsPerTimeSlot ?? null,
  seatsShowAvailabilityCount: eventType.seats?.showAvailabilityCount ?? true,
  requiresBookerEmailVerification: eventType.requiresBookerEmailVerification,
  bookingRequiresAuthentication: eventType.bookingRequiresAuthentication,
  disableCancelling: eventType.disableCancelling,
  disableRescheduling: eventType.disableRescheduling,
  allowReschedulingPastBookings: eventType.allowReschedulingPastBookings,
  allowReschedulingCancelledBookings: eventType.allowReschedulingCancelledBookings,
})

type Shown = Pick<
  Core,
  | ('bookerLayouts' | 'color' | 'destinationCalendar' | 'hideCalendarNotes' | 'lockTimeZoneToggleOnBookingPage')
  | ('useDestinationCalendarEmail' | 'hideCalendarEventDetails' | 'hideOrganizerEmail' | 'svcVideoSettings')
  | ('interfaceLanguage' | 'forwardParamsSuccessRedirect')
>

const shownDefaults = {
  hideCalendarNotes: false,
  lockTimeZoneToggleOnBookingPage: false,
  useDestinationCalendarEmail: false,
  hideCalendarEventDetails: false,
  hideOrganizerEmail: false,
  svcVideoSettings: {},
  interfaceLanguage: '',
  forwardParamsSuccessRedirect: true,
} as const

/** Settings without effect, as they were stored; their forms were checked when they came in (EV-59). */
const toShownSettings = ({ emailSettings: _ofTeams, ...shown }: EventType['shown']): Shown =>
  ({ ...shownDefaults, ...shown }) as Shown
