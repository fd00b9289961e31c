import { usualTimeZone } from '../time/zoned.js'
import { newUser } from './new-user.js'
import type { User } from './user.js'

/** What an organization's user is made with (TM-01, TM-02). */
export interface OrganizationUserInput {
  readonly email: string
  readonly username?: string
  readonly weekday?: string
  readonly brandColor?: string
  readonly darkBrandColor?: string
  readonly bio?: string
  readonly metadata?: Readonly<Record<string, unknown>>
  readonly hideBranding?: boolean
  readonly timeZone?: string
  readonly theme?: string
  readonly appTheme?: string
  readonly timeFormat?: number
  readonly defaultScheduleId?: number
  readonly locale?: string
  readonly avatarUrl?: string
}

/** The new user; what is not given has the defaults of TM-02. The username is settled by the caller, since it must be unique. */
export const newOrganizationUser = (
  input: OrganizationUserInput,
  given: Pick<User, 'id' | 'username' | 'createdAt'>,
): User => {
  const { email, username: _asked, weekday, timeZone, ...rest } = input
  return newUser({
    ...rest,
    ...given,
    email: email.toLowerCase(),
    ...(weekday !== undefined && { weekStart: capitalised(weekday) }),
    ...(timeZone !== undefined && { timeZone: usualTimeZone(timeZone) }),
  })
}

/** What cannot stand in an address, or parts one name from the next in a list (TM-01). */
const unusable = /[\s,/\\?#%]/g

/** The e-mail address's local part, in usable characters, with a number behind it where somebody has that name (TM-04). */
export const usernameFor = (email: string, isTaken: (username: string) => boolean): string => {
  const name = (email.toLowerCase().split('@', 1)[0] ?? email).replace(unusable, '-')
  if (!isTaken(name)) return name
  let number = 2
  while (isTaken(`${name}-${number}`)) number += 1
  return `${name}-${number}`
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
