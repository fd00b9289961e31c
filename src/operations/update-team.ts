import { knownCaller, requireTeamAdmin } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import type { Operation } from './operation.js'
import { changeAndAnswer } from './teams/answer-teams.js'

/** PATCH /v2/teams/{teamId} */
export const updateTeam: Operation<'updateTeam', Team> = {
  authorize: ({ params: { teamId }, caller }, world) => requireTeamAdmin(world, knownCaller(caller).user, { teamId }),

  handle: changeAndAnswer,
}
