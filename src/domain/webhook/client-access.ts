import { isOrganizationAdmin } from '../access/membership.js'
import type { Directory } from '../directory.js'
import { Failure } from '../failure.js'
import type { OAuthClient } from '../organization/credential.js'
import type { User } from '../organization/user.js'

/** The OAuth client for those who keep its webhooks: its owner, as whom it acts itself, and admins of its organization (XT-17). */
export const requireOAuthClientKeeper = (
  directory: Directory,
  user: User,
  { clientId, client }: { readonly clientId: string; readonly client: OAuthClient | undefined },
): OAuthClient => {
  if (!client) {
    const message = `There is no OAuth client ${clientId}; use the id of an existing one`
    throw new Failure('webhook.oauth_client_unknown', message, { clientId })
  }
  if (keeps(directory, user, client)) return client
  throw new Failure(
    'webhook.oauth_client_access_denied',
    `User ${user.id} may not see or change webhooks of OAuth client ${clientId}; use the client's own credentials, or those of its owner or of an admin of its organization`,
    { userId: user.id, clientId },
  )
}

const keeps = (directory: Directory, user: User, { userId, organizationId }: OAuthClient): boolean =>
  user.isSystemAdmin ||
  userId === user.id ||
  (organizationId !== null && isOrganizationAdmin(directory, user, organizationId))
