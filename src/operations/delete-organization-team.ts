import { knownCaller, requireTeamOfOrganization, requireTeamOwner } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import type { Operation } from './operation.js'
import { removeAndAnswer } from './teams/answer-teams.js'

/** DELETE /v2/organizations/{orgId}/teams/{teamId} */
export const deleteOrganizationTeam: Operation<'deleteOrganizationTeam', Team> = {
  authorize({ params: { orgId: organizationId, teamId }, caller }, world) {
    const { user } = knownCaller(caller)
    requireTeamOfOrganization(world, user, { organizationId, teamId })
    return requireTeamOwner(world, user, teamId)
  },

  handle: (_request, world, team) => removeAndAnswer(world, team),
}
