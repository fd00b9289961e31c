import { requireTeam } from '../domain/access/require-team.js'
import type { Team } from '../domain/organization/organization.js'
import { answerListed, wantedOf } from './event-types/team-event-types.js'
import type { Operation } from './operation.js'

/** GET /v2/teams/{teamId}/event-types */
export const listTeamEventTypes: Operation<'listTeamEventTypes', { team: Team }> = {
  authorize: ({ params }, world) => ({ team: requireTeam(world, params.teamId) }),

  handle: (request, world, { team }) =>
    answerListed(request, world, wantedOf(world.eventTypes.by('team', team.id), request.query)),
}
