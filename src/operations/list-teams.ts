import { knownCaller } from '../domain/access/require-access.js'
import { anyCaller, type Operation } from './operation.js'
import { answerTeams } from './teams/answer-teams.js'

/** GET /v2/teams */
export const listTeams: Operation<'listTeams'> = {
  authorize: anyCaller,

  handle({ caller, query }, world) {
    const memberships = world.membershipsOf(knownCaller(caller).user.id)
    const teams = memberships.flatMap(({ teamId }) => (teamId === null ? [] : (world.team(teamId) ?? [])))
    return answerTeams(
      teams.toSorted((one, other) => one.id - other.id),
      query,
    )
  },
}
