import type {
  BookingReference,
  CalendarLink,
  ConferencingParticipant,
  ConferencingSession,
} from '../domain/booking/booking-traces.js'
import type { ScenarioTime } from './key.js'

/** The booking as another system knows it. */
export interface ScenarioReference
  extends Partial<Pick<BookingReference, 'id' | 'destinationCalendarId'>>,
    Pick<BookingReference, 'type' | 'eventUid'> {}

/** Somebody who was in the video room. */
export interface ScenarioParticipant
  extends Partial<Pick<ConferencingParticipant, 'userId' | 'userName' | 'duration'>> {
  /** When he came in; default: the start of the session. `duration`, in seconds, defaults to that of the session. */
  readonly joined?: ScenarioTime
}

/** One use of the video room. */
export interface ScenarioSession
  extends Partial<Pick<ConferencingSession, 'id' | 'roomName' | 'ongoing' | 'duration' | 'maxParticipants'>> {
  /** Default: the start of the booking. `duration`, in seconds, defaults to the length of the booking. */
  readonly start?: ScenarioTime
  readonly participants?: readonly ScenarioParticipant[]
}

/** What a booking left in other systems (XT-08); of a series its first occurrence. */
export interface ScenarioTraces {
  readonly calendarLinks?: readonly CalendarLink[]
  readonly references?: readonly ScenarioReference[]
  /** Addresses. */
  readonly transcripts?: readonly string[]
  readonly conferencingSessions?: readonly ScenarioSession[]
}
