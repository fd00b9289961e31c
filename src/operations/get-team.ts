import { knownCaller, requireTeamAsMember } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import { toTeam } from '../projection/team-output.js'
import { type Operation, success } from './operation.js'

/** GET /v2/teams/{teamId} */
export const getTeam: Operation<'getTeam', Team> = {
  authorize: ({ params, caller }, world) => requireTeamAsMember(world, knownCaller(caller).user, params.teamId),

  handle: (_request, _world, team) => success(toTeam(team)),
}
