import { knownCaller, requireTeamOwner } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import type { Operation } from './operation.js'
import { removeAndAnswer } from './teams/answer-teams.js'

/** DELETE /v2/teams/{teamId} */
export const deleteTeam: Operation<'deleteTeam', Team> = {
  authorize: ({ params, caller }, world) => requireTeamOwner(world, knownCaller(caller).user, params.teamId),

  handle: (_request, world, team) => removeAndAnswer(world, team),
}
