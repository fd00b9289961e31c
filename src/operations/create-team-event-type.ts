import { knownCaller, requireTeamAdmin } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import { createOfTeam } from './event-types/team-event-types.js'
import type { Operation } from './operation.js'

/** POST /v2/teams/{teamId}/event-types */
export const createTeamEventType: Operation<'createTeamEventType', Team> = {
  authorize: ({ params, caller }, world) =>
    requireTeamAdmin(world, knownCaller(caller).user, { teamId: params.teamId }),

  handle: createOfTeam,
}
