import { knownCaller, requireTeamAdmin } from '../domain/access/require-access.js'
import type { Membership } from '../domain/organization/organization.js'
import { toTeamMembership } from '../projection/membership-output.js'
import { removeMember } from './memberships/change-members.js'
import { findOfTeam } from './memberships/find-members.js'
import { type Operation, success } from './operation.js'

/** DELETE /v2/teams/{teamId}/memberships/{membershipId} */
export const deleteTeamMembership: Operation<'deleteTeamMembership', Membership> = {
  authorize({ params, caller }, world) {
    requireTeamAdmin(world, knownCaller(caller).user, { teamId: params.teamId })
    return findOfTeam(world, params)
  },

  handle: (request, world, membership) =>
    success(toTeamMembership(removeMember(request, world, membership), request.params.teamId)),
}
