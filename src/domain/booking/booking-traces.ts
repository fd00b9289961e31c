/** A link that enters the meeting into a calendar. */
export interface CalendarLink {
  readonly label: string
  readonly link: string
}

/** The meeting as another system knows it. */
export interface BookingReference {
  readonly id: number
  /** Kind of the other system. */
  readonly type: string
  readonly eventUid: string
  readonly destinationCalendarId: number | null
}

/** Somebody who was in the video room. */
export interface ConferencingParticipant {
  readonly userId: string | null
  readonly userName: string | null
  /** Unix seconds. */
  readonly joinTime: number
  /** Seconds. */
  readonly duration: number
}

/** One use of the video room. */
export interface ConferencingSession {
  readonly id: string
  readonly roomName: string
  /** Unix seconds. */
  readonly startTime: number
  /** Seconds. */
  readonly duration: number
  readonly ongoing: boolean
  readonly maxParticipants: number
  readonly participants: readonly ConferencingParticipant[]
}

/** What a booking left in other systems, from seed data (XT-08). */
export interface BookingTraces {
  /** The booking's own number. */
  readonly id: number
  readonly calendarLinks: readonly CalendarLink[]
  readonly references: readonly BookingReference[]
  /** Addresses of transcripts. */
  readonly transcripts: readonly string[]
  readonly conferencingSessions: readonly ConferencingSession[]
}

/** The traces of a booking of which nothing was seeded. */
export const noTraces = (bookingId: number): BookingTraces => ({
  id: bookingId,
  calendarLinks: [],
  references: [],
  transcripts: [],
  conferencingSessions: [],
})
