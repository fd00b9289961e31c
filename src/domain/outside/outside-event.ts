import type { MemberRole } from '../organization/organization.js'

/** When an event happens. */
interface Timed {
  /** A time of the mock's clock (ISO 8601); left out it happens at once. */
  readonly at?: string
}

/** An event about a booking. */
interface OfBooking extends Timed {
  readonly bookingUid: string
}

/** An event about a user. */
interface OfUser extends Timed {
  readonly userId: number
}

/** A recording of a meeting can be had. */
export interface RecordingReady extends OfBooking {
  /** Where to get it; left out the mock makes one. */
  readonly downloadLink?: string
  /** Seconds; left out those of the meeting. */
  readonly duration?: number
}

/** What was said at a meeting can be read. */
export interface TranscriptionReady extends OfBooking {
  /** Where to get the text in which format; left out the mock makes a link. */
  readonly transcription?: readonly { readonly format: string; readonly link: string }[]
  /** Where to get the recording; left out that of the booking's latest recording, or a link of the mock's own. */
  readonly recording?: string
}

/** Somebody filled in a form. */
export interface FormSubmitted extends Timed {
  readonly formId: string
  readonly formName: string
  /** The team that the form belongs to. */
  readonly teamId?: number
  /** Owner of the form; left out the first member of the team, or the first user. */
  readonly userId?: number
  /** What was answered, by field; a label left out is the field's name. */
  readonly responses: Readonly<Record<string, { readonly label?: string; readonly value: unknown }>>
  /** The event type that the form led to; left out it led to none. */
  readonly eventTypeId?: number
}

/** Somebody will be away, from one ISO 8601 time to another; a date is its midnight in UTC. */
export interface OutOfOffice extends OfUser {
  readonly start: string
  readonly end: string
  readonly notes?: string
}

/** Somebody connects an app to his account, such as `zoom`. */
export interface AppConnected extends OfUser {
  readonly app: string
}

/** The credentials of an organization cannot act for a user. */
export interface DelegationCredentialError extends OfUser {
  /** What went wrong; left out the mock says so itself. */
  readonly error?: { readonly type: string; readonly message: string }
}

/** Somebody proves that an address is his. */
export interface EmailVerified extends OfUser {
  /** One of his addresses; left out the one that waits to become his, else the account's own. */
  readonly email?: string
}

/** Somebody becomes a member of a team or an organization; exactly one of the two is named. */
export interface MemberJoined extends OfUser {
  readonly teamId?: number
  readonly organizationId?: number
  /** Left out that of his invitation, else `MEMBER`. */
  readonly role?: MemberRole
}

/** What can happen outside the API, by type. */
export interface OutsideEvents {
  readonly paymentInitiated: OfBooking
  readonly paymentCompleted: OfBooking
  readonly recordingReady: RecordingReady
  readonly transcriptionReady: TranscriptionReady
  readonly hostNoShow: OfBooking
  readonly guestNoShow: OfBooking
  readonly meetingStarted: OfBooking
  readonly meetingEnded: OfBooking
  readonly bookingConfirmed: OfBooking
  readonly formSubmitted: FormSubmitted
  readonly outOfOffice: OutOfOffice
  readonly appConnected: AppConnected
  readonly delegationCredentialError: DelegationCredentialError
  readonly emailVerified: EmailVerified
  readonly memberJoined: MemberJoined
}

/** Name of something that can happen outside the API. */
export type OutsideEventType = keyof OutsideEvents

/** An event of one type, with the name of that. */
export type OutsideEventOf<Type extends OutsideEventType> = OutsideEvents[Type] & { readonly type: Type }

/** Something that happens outside the API. */
export type OutsideEvent = { [Type in OutsideEventType]: OutsideEventOf<Type> }[OutsideEventType]

/** An event that is still to happen. */
export interface ScheduledEvent {
  readonly id: number
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly event: OutsideEvent
}
