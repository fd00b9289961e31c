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
