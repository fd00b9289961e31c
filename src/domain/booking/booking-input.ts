import type { Metadata } from '../organization/user.js'

/** The person who books, told by e-mail address or phone number (BK-11). */
export interface AttendeeInput {
  readonly name: string
  readonly timeZone: string
  readonly email?: string | undefined
  readonly phoneNumber?: string | undefined
  readonly language?: string | undefined
}

/** A location as the booker names it: its type, and the value under the key that goes with it (BK-51). */
export interface LocationInput {
  readonly type: string
  readonly address?: string | undefined
  readonly link?: string | undefined
  readonly phone?: string | undefined
  readonly integration?: string | undefined
  readonly location?: string | undefined
}

/** A wish to book as either generation asks for it, checked for its form. Times are milliseconds since the epoch. */
export interface BookingInput {
  readonly start: number
  /** Only the older generation names the end; it stands for a length. */
  readonly end?: number | undefined
  readonly attendee: AttendeeInput
  readonly eventTypeId?: number | undefined
  readonly eventTypeSlug?: string | undefined
  readonly username?: string | undefined
  readonly teamSlug?: string | undefined
  readonly organizationSlug?: string | undefined
  /** Answers by the slug of the booking field. */
  readonly responses: Metadata
  readonly guests: readonly string[]
  readonly meetingUrl?: string | undefined
  readonly location?: LocationInput | undefined
  readonly metadata: Metadata
  readonly lengthInMinutes?: number | undefined
  readonly routing?: { readonly responseId: number; readonly teamMemberIds: readonly number[] } | undefined
  readonly emailVerificationCode?: string | undefined
  readonly instant: boolean
  readonly recurrenceCount?: number | undefined
  /** Whether one booking is wanted even of a recurring type, as in the older generation (VR-12). */
  readonly isSingle: boolean
}
