import { usualTimeZone } from '../time/zoned.js'
import { replaceMetadata } from './change-email.js'
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
  { email, username: _asked, ...settings }: OrganizationUserInput,
  given: Pick<User, 'id' | 'username' | 'createdAt'>,
): User => newUser({ ...storedForm(settings), ...given, email: email.toLowerCase() })

/** The user with every property that is sent; a new e-mail address counts at once and is not verified yet (XT-21). */
export const changeOrganizationUser = (user: User, input: Partial<OrganizationUserInput>): User => {
  const { email, username, metadata, ...settings } = input
  const isNewAddress = email !== undefined && email.toLowerCase() !== user.email.toLowerCase()
  return {
    ...user,
    ...storedForm(settings),
    ...(isNewAddress && { email: email.toLowerCase(), emailVerified: null }),
    ...(username !== undefined && { username: username.toLowerCase() }),
    ...(metadata && { metadata: replaceMetadata(user.metadata, metadata) }),
  }
}

/** Settings as they are stored: the weekday as the start of the week, the zone in its usual spelling (TM-03). */
const storedForm = ({ weekday, timeZone, ...rest }: Omit<OrganizationUserInput, 'email' | 'username'>) => ({
  ...rest,
  ...(weekday !== undefined && { weekStart: capitalised(weekday) }),
  ...(timeZone !== undefined && { timeZone: usualTimeZone(timeZone) }),
})

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
