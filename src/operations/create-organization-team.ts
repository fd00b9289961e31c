import { knownCaller, requireOrganizationAdmin } from '../domain/access/require-access.js'
import type { Organization } from '../domain/organization/organization.js'
import type { Operation } from './operation.js'
import { createTeamIn } from './teams/answer-teams.js'

/** POST /v2/organizations/{orgId}/teams */
export const createOrganizationTeam: Operation<'createOrganizationTeam', Organization> = {
  authorize: ({ params, caller }, world) =>
    requireOrganizationAdmin(world, knownCaller(caller).user, { organizationId: params.orgId }),

  handle: (request, world, { id }) => createTeamIn(request, world, id),
}
