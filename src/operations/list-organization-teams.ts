import { knownCaller, requireOrganization } from '../domain/access/require-access.js'
import type { Organization } from '../domain/organization/organization.js'
import type { Operation } from './operation.js'
import { answerTeams } from './teams/answer-teams.js'

/** GET /v2/organizations/{orgId}/teams */
export const listOrganizationTeams: Operation<'listOrganizationTeams', Organization> = {
  authorize: ({ params, caller }, world) => requireOrganization(world, knownCaller(caller).user, params.orgId),

  handle: ({ query }, world, { id }) => answerTeams([...world.teams.by('organization', id)], query),
}
