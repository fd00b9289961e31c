import { knownCaller, requireTeamOfOrganization } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import { toTeamMembership } from '../projection/membership-output.js'
import { membersOfTeam } from './memberships/find-members.js'
import { type Operation, success } from './operation.js'

/** GET /v2/organizations/{orgId}/teams/{teamId}/memberships */
export const listOrganizationTeamMemberships: Operation<'listOrganizationTeamMemberships', Team> = {
  authorize: ({ params, caller }, world) =>
    requireTeamOfOrganization(world, knownCaller(caller).user, { organizationId: params.orgId, teamId: params.teamId }),

  handle: ({ query }, world, { id }) => success(membersOfTeam(world, id, query).map((it) => toTeamMembership(it, id))),
}
