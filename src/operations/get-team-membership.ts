import { knownCaller, requireTeamAsMember } from '../domain/access/require-access.js'
import type { Membership } from '../domain/organization/organization.js'
import { toTeamMembership } from '../projection/membership-output.js'
import { findOfTeam } from './memberships/find-members.js'
import { type Operation, success } from './operation.js'

/** GET /v2/teams/{teamId}/memberships/{membershipId} */
export const getTeamMembership: Operation<'getTeamMembership', Membership> = {
  authorize({ params, caller }, world) {
    requireTeamAsMember(world, knownCaller(caller).user, params.teamId)
    return findOfTeam(world, params)
  },

  handle: ({ params }, _world, membership) => success(toTeamMembership(membership, params.teamId)),
}
