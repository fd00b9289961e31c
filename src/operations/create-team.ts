import { anyCaller, type Operation } from './operation.js'
import { createTeamIn } from './teams/answer-teams.js'

/** POST /v2/teams */
export const createTeam: Operation<'createTeam'> = {
  authorize: anyCaller,

  handle: (request, world) => createTeamIn(request, world, null),
}
