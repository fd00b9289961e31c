import type { OAuthClient } from '../domain/organization/credential.js'
import { requireRefreshable } from '../domain/organization/managed-tokens.js'
import { toManagedUserTokens } from '../projection/managed-user-output.js'
import { issueTokens } from './managed-users/issue-tokens.js'
import { ownClient } from './managed-users/own-client.js'
import { type Operation, success } from './operation.js'

/** POST /v2/oauth/{clientId}/refresh */
export const refreshManagedUserTokens: Operation<'refreshManagedUserTokens', { client: OAuthClient }> = {
  authorize: (request, world) => ({ client: ownClient(request, world) }),

  handle(request, world, { client }) {
    const credential = world.credentials.get(request.body.refreshToken)
    const user = world.user(credential?.userId ?? 0)
    const refreshable = requireRefreshable(client, { credential, user }, world.now())
    request.restsOn('XT-37')
    return success(toManagedUserTokens(issueTokens(world, refreshable)))
  },
}
