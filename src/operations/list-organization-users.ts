import { knownCaller, requireOrganization } from '../domain/access/require-access.js'
import { readEmail } from '../domain/booking/listing/list-query.js'
import type { Organization } from '../domain/organization/organization.js'
import type { OrganizationUser } from '../domain/organization/require-organization-user.js'
import { takeOfUsersTooLarge } from '../domain/organization/rules/take-of-users.js'
import { pageOf } from '../domain/page-of.js'
import { toOrganizationUser } from '../projection/organization-user-output.js'
import type { World } from '../state/world.js'
import { type Operation, success } from './operation.js'

/** GET /v2/organizations/{orgId}/users */
export const listOrganizationUsers: Operation<'listOrganizationUsers', Organization> = {
  authorize: ({ params, caller }, world) => requireOrganization(world, knownCaller(caller).user, params.orgId),

  handle(request, world, { id }) {
    const { query } = request
    request.judge('AL-39', takeOfUsersTooLarge(query.take))
    const wanted = usersOf(world, id).filter(wantedBy(query.emails))
    return success(pageOf(wanted, query).map(({ user, membership }) => toOrganizationUser(user, membership, id)))
  },
}

const usersOf = (world: World, organizationId: number): readonly OrganizationUser[] =>
  [...world.memberships.by('organization', organizationId)].flatMap((membership) => {
    const user = world.user(membership.userId)
    return user ? [{ user, membership }] : []
  })

/** All of them, or those who have one of the addresses. */
const wantedBy = (emails: readonly string[] | undefined): ((it: OrganizationUser) => boolean) => {
  if (emails === undefined) return () => true
  const wanted = new Set(emails.map(readEmail))
  return ({ user }) => wanted.has(user.email.toLowerCase())
}
