import { knownCaller, requireTeamOfOrganization } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import { pageOf } from '../domain/page-of.js'
import { answerListed, wantedOf } from './event-types/team-event-types.js'
import type { Operation } from './operation.js'

/** GET /v2/organizations/{orgId}/teams/{teamId}/event-types */
export const listOrganizationTeamEventTypes: Operation<'listOrganizationTeamEventTypes', Team> = {
  authorize: ({ params, caller }, world) =>
    requireTeamOfOrganization(world, knownCaller(caller).user, {
      organizationId: params.orgId,
      teamId: params.teamId,
    }),

  handle(request, world, team) {
    const wanted = wantedOf(world.eventTypes.by('team', team.id), request.query)
    return answerListed(request, world, pageOf(wanted, request.query))
  },
}
