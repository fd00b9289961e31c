import type { Metadata, User } from './user.js'

const pending = 'emailChangeWaitingForVerification'

/**
 * The user after asking for another e-mail address (ME-02).
 *
 * A managed user's counts at once, a verified secondary one is swapped with the present one, which was in use and so counts as
 * verified, any other waits in the metadata for its verification. The present address asked for again changes nothing.
 */
export const changeEmail = (user: User, asked: string, now: number): User => {
  const email = asked.toLowerCase()
  if (email === user.email.toLowerCase()) return user
  if (user.managedByClientId !== null) return { ...user, email, metadata: withoutPending(user.metadata) }
  if (user.secondaryEmails.some((it) => it.verified && it.email.toLowerCase() === email))
    return swapped(user, email, now)
  return { ...user, metadata: { ...user.metadata, [pending]: email } }
}

/**
 * The user once an address is proved to be his: the one that he asked for becomes his e-mail, a secondary one counts as verified (ME-02).
 *
 * Without an address it is the one that he asked for, else his own. Undefined where the address is none of his.
 */
export const verifyEmail = (user: User, asked: string | undefined, now: number): User | undefined => {
  const waiting = user.metadata[pending]
  const email = (asked ?? (typeof waiting === 'string' ? waiting : user.email)).toLowerCase()
  if (email === waiting) return swapped(user, email, now)
  if (email === user.email.toLowerCase()) return { ...user, emailVerified: user.emailVerified ?? now }
  const isThis = (it: { readonly email: string }): boolean => it.email.toLowerCase() === email
  if (!user.secondaryEmails.some(isThis)) return undefined
  const secondaryEmails = user.secondaryEmails.map((it) => (isThis(it) ? { ...it, verified: true } : it))
  return { ...user, secondaryEmails }
}

/** New metadata in place of the present one; an e-mail change that waits for its verification goes on waiting (ME-02). */
export const replaceMetadata = (present: Metadata, replacement: Metadata): Metadata =>
  pending in present ? { ...replacement, [pending]: present[pending] } : replacement

const swapped = (user: User, email: string, now: number): User => ({
  ...user,
  email,
  emailVerified: now,
  secondaryEmails: user.secondaryEmails.map((it) =>
    it.email.toLowerCase() === email ? { email: user.email, verified: true } : it,
  ),
  metadata: withoutPending(user.metadata),
})

const withoutPending = ({ [pending]: _done, ...rest }: Metadata): Metadata => rest
