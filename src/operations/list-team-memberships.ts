import { knownCaller, requireTeamAsMember } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import { toTeamMembership } from '../projection/membership-output.js'
import { membersOfTeam } from './memberships/find-members.js'
import { type Operation, success } from './operation.js'

/** GET /v2/teams/{teamId}/memberships */
export const listTeamMemberships: Operation<'listTeamMemberships', Team> = {
  authorize: ({ params, caller }, world) => requireTeamAsMember(world, knownCaller(caller).user, params.teamId),

  handle: ({ query }, world, { id }) => success(membersOfTeam(world, id, query).map((it) => toTeamMembership(it, id))),
}
