import { requireManagedUser } from '../domain/access/client-access.js'
import type { User } from '../domain/organization/user.js'
import { toManagedUserTokens } from '../projection/managed-user-output.js'
import { issueTokens } from './managed-users/issue-tokens.js'
import { ownClient } from './managed-users/own-client.js'
import { type Operation, success } from './operation.js'

/** POST /v2/oauth-clients/{clientId}/users/{userId}/force-refresh */
export const forceRefreshManagedUserTokens: Operation<'forceRefreshManagedUserTokens', { user: User }> = {
  authorize(request, world) {
    const { userId } = request.params
    return { user: requireManagedUser(ownClient(request, world), userId, world.user(userId)) }
  },

  handle(request, world, { user }) {
    request.restsOn('XT-37')
    return success(toManagedUserTokens(issueTokens(world, user)))
  },
}
