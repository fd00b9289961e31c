import { Failure } from '../failure.js'
import type { OAuthClient } from '../organization/credential.js'
import type { User } from '../organization/user.js'

/** The OAuth client that a path names, for itself and its owner, as whom it acts (XT-24, AU-02). */
export const requireOwnClient = (user: User, clientId: string, found: OAuthClient | undefined): OAuthClient => {
  if (!found)
    throw new Failure(
      'managed_user.client_unknown',
      `There is no OAuth client ${clientId}; use the id of a client of one's own`,
      { clientId },
    )
  if (found.userId === user.id || user.isSystemAdmin) return found
  throw new Failure(
    'managed_user.client_denied',
    `User ${user.id} does not own the OAuth client ${clientId}; use the client's own id and secret, or a key of its owner`,
    { userId: user.id, clientId },
  )
}

/** A user whom the client manages; anybody else is unknown to it (XT-24). */
export const requireManagedUser = (client: OAuthClient, userId: number, found: User | undefined): User => {
  if (found?.managedByClientId === client.id) return found
  throw new Failure(
    'managed_user.unknown',
    `The OAuth client ${client.id} manages no user ${userId}; use the number of one whom it does`,
    { clientId: client.id, userId },
  )
}
