import { Failure } from '../failure.js'
import { usualTimeZone } from '../time/zoned.js'
import type { OAuthClient } from './credential.js'
import { newUser } from './new-user.js'
import type { User } from './user.js'

/** What a managed user is made with (XT-24). */
export interface ManagedUserInput {
  readonly email: string
  readonly name?: string
  readonly timeFormat?: number
  readonly weekStart?: string
  readonly timeZone?: string
}

const markLength = 25

/**
 * The address under which a client's user is kept: with `+` and the client's mark behind the local part (BK-45).
 *
 * The mark has 25 characters, so that people are shown the address without it: the letters and digits of the client's id, as many as
 * there is room for, and zeros where they are too few.
 */
export const managedEmail = (email: string, clientId: string): string => {
  const lower = email.toLowerCase()
  const mark = `+${clientId
    .replace(/[^a-zA-Z0-9]/g, '')
    .padEnd(markLength, '0')
    .slice(0, markLength)}`.toLowerCase()
  const at = lower.lastIndexOf('@')
  const local = lower.slice(0, at)
  return local.endsWith(mark) ? lower : `${local}${mark}${lower.slice(at)}`
}

/** A client manages one user of an address (XT-24); `holder` is who has it. */
export const managedEmailIsNew = (email: string, holder: User | undefined): Failure | undefined =>
  holder &&
  new Failure(
    'managed_user.email_taken',
    `The email ${email} belongs to user ${holder.id}, so the client manages its holder already; send another one, or refresh that user's tokens`,
    { property: 'email', value: email, userId: holder.id },
  )

/** The new user; what is not given has the defaults of TM-02. Address and username are settled by the caller, since they must be unique. */
export const newManagedUser = (
  { email: _asked, timeZone, ...input }: ManagedUserInput,
  client: OAuthClient,
  given: Pick<User, 'id' | 'email' | 'username' | 'createdAt'>,
): User =>
  newUser({
    ...input,
    ...given,
    ...(timeZone !== undefined && { timeZone: usualTimeZone(timeZone) }),
    managedByClientId: client.id,
  })
