import type { OAuthClient } from '../domain/organization/credential.js'
import { managedEmail, managedEmailIsNew, newManagedUser } from '../domain/organization/new-managed-user.js'
import { usernameFor } from '../domain/organization/new-organization-user.js'
import type { User } from '../domain/organization/user.js'
import { toManagedUser, toManagedUserTokens } from '../projection/managed-user-output.js'
import type { World } from '../state/world.js'
import { issueTokens } from './managed-users/issue-tokens.js'
import { ownClient } from './managed-users/own-client.js'
import { type Operation, type Request, success } from './operation.js'

type Asked = Request<'createManagedUser'>

/** POST /v2/oauth-clients/{clientId}/users */
export const createManagedUser: Operation<'createManagedUser', { client: OAuthClient }> = {
  authorize: (request, world) => ({ client: ownClient(request, world) }),

  handle(request, world, { client }) {
    const user = makeUser(request, world, client)
    world.users.save(user)
    joinOrganization(world, user, client)
    request.restsOn('XT-24')
    return success({ user: toManagedUser(user), ...toManagedUserTokens(issueTokens(world, user)) })
  },
}

const makeUser = ({ body }: Asked, world: World, client: OAuthClient): User => {
  const email = managedEmail(body.email, client.id)
  const taken = managedEmailIsNew(email, world.users.first('email', email))
  if (taken) throw taken
  const username = usernameFor(body.email, (name) => world.users.first('username', name) !== undefined)
  return newManagedUser(body, client, { id: world.nextId('user'), email, username, createdAt: world.now() })
}

/** A client's users belong to its organization, so that its admins and teams may reach them (XT-24). */
const joinOrganization = (world: World, { id: userId }: User, { organizationId }: OAuthClient): void => {
  if (organizationId === null) return
  const shared = { teamId: null, role: 'MEMBER', accepted: true, roleId: null } as const
  world.memberships.save({ ...shared, id: world.nextId('membership'), userId, organizationId })
}
