import type { Metadata } from '../organization/user.js'

/** States of a booking (BK-47). */
export type BookingStatus = 'accepted' | 'pending' | 'cancelled' | 'rejected' | 'awaiting_host'

/** Where one booking takes place: the kind, and the value that goes with it (BK-51, BK-54). */
export interface BookingLocation {
  readonly type:
    | 'address'
    | 'link'
    | 'phone'
    | 'integration'
    | 'attendeeAddress'
    | 'attendeePhone'
    | 'attendeeDefined'
    | 'organizersDefaultApp'
  /** Address, URL, phone number, free text, or the app's name for an integration. */
  readonly value: string
}

/** One person of a booking, in the order of BK-44: the booker, guests, then attending hosts other than the organizer. */
export interface Attendee {
  readonly id: number
  readonly role: 'booker' | 'guest' | 'host'
  readonly name: string
  /** `<digits>@sms.svc` for a booker who gave a phone number only (BK-45). */
  readonly email: string
  readonly timeZone: string
  readonly language: string
  readonly phoneNumber: string | null
  readonly absent: boolean
  /** Set on attendees of seated bookings (BK-38). */
  readonly seat: { readonly uid: string; readonly responses: Metadata; readonly metadata: Metadata } | null
}

/** One booking. Times are milliseconds since the epoch; replaced on every change, never mutated. */
export interface Booking {
  readonly id: number
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly status: BookingStatus
  readonly start: number
  readonly end: number
  readonly eventTypeId: number
  /** Kept here too, since a booking outlives its event type (XT-52). */
  readonly eventTypeSlug: string
  /** The team behind the event type when the booking was made; null for personal ones. Kept for the same reason (BK-72). */
  readonly teamId: number | null
  /** The host in whose calendar the booking stands. */
  readonly organizerId: number
  /** Everybody whose time it takes, the organizer first. */
  readonly hostIds: readonly number[]
  readonly attendees: readonly Attendee[]
  /** Guest addresses as the booker gave them, duplicates and hosts left out. */
  readonly guests: readonly string[]
  readonly location: BookingLocation
  /** The booker's answers by slug, those of the first booker for seated bookings. */
  readonly responses: Metadata
  readonly metadata: Metadata
  readonly isSeated: boolean
  readonly recurringBookingUid: string | null
  /** Without the `@svc`; kept across reschedules (BK-42). */
  readonly icsUid: string
  readonly absentHost: boolean
  readonly rating: number | null
  readonly cancellationReason: string
  readonly cancelledByEmail: string
  readonly rejectionReason: string | null
  readonly reschedulingReason: string | null
  readonly rescheduledByEmail: string | null
  readonly rescheduledFromUid: string | null
  readonly rescheduledToUid: string | null
  /** What routing chose before the booking was made (HA-08). */
  readonly routing: { readonly responseId: number; readonly teamMemberIds: readonly number[] } | null
  readonly createdAt: number
  readonly updatedAt: number
}
