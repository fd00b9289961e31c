/** Free-form data that a caller attaches to a thing. */
export type Metadata = Readonly<Record<string, unknown>>

/** A person with an account. Times are milliseconds since the epoch. */
export interface User {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly secondaryEmails: readonly { readonly email: string; readonly verified: boolean }[]
  readonly name: string | null
  readonly timeZone: string
  readonly weekStart: string
  readonly timeFormat: number
  readonly locale: string
  readonly avatarUrl: string | null
  readonly bio: string | null
  readonly brandColor: string | null
  readonly darkBrandColor: string | null
  readonly theme: string | null
  readonly appTheme: string | null
  readonly hideBranding: boolean
  readonly allowDynamicBooking: boolean
  readonly verified: boolean
  readonly emailVerified: number | null
  readonly invitedTo: number | null
  readonly createdAt: number
  readonly metadata: Metadata
  /** As it was given; what counts is whether it is one of the user's own schedules (ME-03). */
  readonly defaultScheduleId: number | null
  /** The OAuth client that manages this user, for users of a platform customer. */
  readonly managedByClientId: string | null
  readonly isSystemAdmin: boolean
  readonly isLocked: boolean
  /** Conferencing apps that are installed or connected; the service's own video always is (EV-28). */
  readonly apps: readonly string[]
  /** Connected calendars; from seed data only (AL-23). */
  readonly calendars: readonly { readonly integration: string; readonly externalId: string }[]
  /** Absences and meetings outside the service, milliseconds since the epoch; from seed data only (AV-14). */
  readonly busyTimes: readonly { readonly from: number; readonly to: number }[]
}
