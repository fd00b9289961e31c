import { Failure } from '../failure.js'
import { minute } from '../time/instant.js'
import { type Credential, hasExpired, type OAuthClient } from './credential.js'
import type { User } from './user.js'

/** A credential that runs out. */
type Expiring = Credential & { readonly expiresAt: number }

/** What a client calls with in the name of a user, and what it exchanges for the next pair (XT-37). */
export interface TokenPair {
  readonly access: Expiring
  readonly refresh: Expiring
}

/** Fresh tokens of a managed user: the access token is good for 60 minutes, the refresh token for a year (XT-37). */
export const newTokenPair = (
  { id: userId }: User,
  texts: { readonly access: string; readonly refresh: string },
  now: number,
): TokenPair => {
  const shared = { userId, expired: false }
  const [accessExpiry, refreshExpiry] = [now + 60 * minute, aYearAfter(now)]
  return {
    access: {
      ...shared,
      id: texts.access,
      name: `accessToken.${userId}`,
      kind: 'accessToken',
      expiresAt: accessExpiry,
    },
    refresh: {
      ...shared,
      id: texts.refresh,
      name: `refreshToken.${userId}`,
      kind: 'refreshToken',
      expiresAt: refreshExpiry,
    },
  }
}

const aYearAfter = (time: number): number => {
  const date = new Date(time)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}

/** What is known of a refresh token: the token itself, and whose it is. */
export interface Presented {
  readonly credential: Credential | undefined
  readonly user: User | undefined
}

/** The user for whom a client presents a refresh token; one of another client's users is unknown to it (XT-37). */
export const requireRefreshable = (client: OAuthClient, { credential, user }: Presented, now: number): User => {
  if (credential?.kind !== 'refreshToken' || user?.managedByClientId !== client.id)
    throw new Failure(
      'managed_user.refresh_token_unknown',
      `The refresh token is not known to the OAuth client ${client.id}; send the one that came with the latest access token, or force a refresh`,
      { clientId: client.id },
    )
  if (!hasExpired(credential, now)) return user
  throw new Failure(
    'managed_user.refresh_token_expired',
    `The refresh token of user ${user.id} has expired; force a refresh`,
    { clientId: client.id, userId: user.id },
  )
}
