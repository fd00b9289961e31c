import { usualTimeZone } from '../time/zoned.js'
import { changeEmail, replaceMetadata } from './change-email.js'
import type { User } from './user.js'

/** What a user may change of his own profile; what is left out stays (ME-01). */
export interface ProfileInput {
  readonly email?: string
  readonly name?: string
  readonly timeFormat?: number
  readonly defaultScheduleId?: number
  readonly weekStart?: string
  readonly timeZone?: string
  readonly locale?: string
  readonly avatarUrl?: string
  readonly bio?: string
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** The user with the properties that are sent, zones in their usual spelling, and a new e-mail address as ME-02 says. */
export const changeProfile = (user: User, input: ProfileInput, now: number): User => {
  const { email, timeZone, metadata, ...rest } = input
  const changed: User = {
    ...user,
    ...rest,
    ...(timeZone !== undefined && { timeZone: usualTimeZone(timeZone) }),
    ...(metadata && { metadata: replaceMetadata(user.metadata, metadata) }),
  }
  return email === undefined ? changed : changeEmail(changed, email, now)
}
