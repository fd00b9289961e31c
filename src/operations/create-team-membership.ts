import { knownCaller, requireTeamAdmin } from '../domain/access/require-access.js'
import { ofTeam } from '../domain/organization/membership-scope.js'
import type { Team } from '../domain/organization/organization.js'
import { toTeamMembership } from '../projection/membership-output.js'
import { addMember } from './memberships/change-members.js'
import { type Operation, success } from './operation.js'

/** POST /v2/teams/{teamId}/memberships */
export const createTeamMembership: Operation<'createTeamMembership', Team> = {
  authorize: ({ params, caller }, world) =>
    requireTeamAdmin(world, knownCaller(caller).user, { teamId: params.teamId }),

  handle: (request, world, { id }) => success(toTeamMembership(addMember(request, world, ofTeam(id)), id)),
}
