import type { LedgerId } from '../../generated/ledger.js'
import type { Attendee, Booking } from '../booking/booking.js'
import type { Payment } from '../booking/payment.js'
import type { Recording } from '../booking/recording.js'
import type { User } from '../organization/user.js'

/** A form that somebody filled in (WH-38). */
export interface FormSubmission {
  readonly formId: string
  readonly formName: string
  readonly teamId: number | null
  readonly responses: Readonly<Record<string, { readonly label: string; readonly value: unknown }>>
}

/** Days on which somebody is away (WH-38). Milliseconds since the epoch. */
export interface Absence {
  readonly id: number
  readonly start: number
  readonly end: number
  readonly createdAt: number
  readonly notes: string | null
}

/** Decisions by which it is told; the clock and control operations tell by WH-15, and need not say so. */
interface Told {
  readonly rests?: readonly LedgerId[]
}

/** A change of a booking, or of one seat: `attendee` is who took, moved or gave up the seat, where only that happened (WH-13). */
interface OfBookingOrSeat {
  readonly booking: Booking
  readonly attendee?: Attendee
}

/** Something that subscribers are told of: the trigger, and what it is about. */
export type Happening = Told & Event

type Event =
  | ({ readonly trigger: 'BOOKING_CREATED' | 'BOOKING_REQUESTED' | 'INSTANT_MEETING' } & OfBookingOrSeat)
  | { readonly trigger: 'BOOKING_REJECTED' | 'MEETING_STARTED' | 'MEETING_ENDED'; readonly booking: Booking }
  /** Who gave up a seat, and why, stands here: the booking that stays does not know. */
  | ({
      readonly trigger: 'BOOKING_CANCELLED'
      readonly cancelledBy?: string
      readonly cancellationReason?: string
    } & OfBookingOrSeat)
  | ({
      readonly trigger: 'BOOKING_RESCHEDULED'
      readonly former: Booking
      readonly rescheduledBy: string | null
    } & OfBookingOrSeat)
  | {
      readonly trigger: 'BOOKING_NO_SHOW_UPDATED'
      readonly booking: Booking
      readonly marked: readonly { readonly email: string; readonly noShow: boolean }[]
    }
  | {
      readonly trigger: 'BOOKING_PAYMENT_INITIATED' | 'BOOKING_PAID'
      readonly booking: Booking
      readonly payment: Payment
    }
  | { readonly trigger: 'RECORDING_READY'; readonly booking: Booking; readonly recording: Recording }
  | {
      readonly trigger: 'RECORDING_TRANSCRIPTION_GENERATED'
      readonly booking: Booking
      readonly downloadLinks: {
        readonly transcription: readonly { readonly format: string; readonly link: string }[]
        readonly recording: string
      }
    }
  | {
      readonly trigger: 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW' | 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW'
      readonly booking: Booking
    }
  /** `user` is the form's owner, `eventTypeId` where the form led. */
  | {
      readonly trigger: 'FORM_SUBMITTED' | 'FORM_SUBMITTED_NO_EVENT'
      readonly user: User
      readonly form: FormSubmission
      readonly eventTypeId: number | null
    }
  | { readonly trigger: 'OOO_CREATED'; readonly user: User; readonly absence: Absence }
  | {
      readonly trigger: 'DELEGATION_CREDENTIAL_ERROR'
      readonly user: User
      readonly error: { readonly type: string; readonly message: string }
    }
