import { knownCaller, requireOrganization } from '../domain/access/require-access.js'
import type { Organization } from '../domain/organization/organization.js'
import { pageOf } from '../domain/page-of.js'
import { answerListed, wantedOf } from './event-types/team-event-types.js'
import type { Operation } from './operation.js'

/** GET /v2/organizations/{orgId}/teams/event-types */
export const listOrganizationEventTypes: Operation<'listOrganizationEventTypes', Organization> = {
  authorize: ({ params, caller }, world) => requireOrganization(world, knownCaller(caller).user, params.orgId),

  handle(request, world, organization) {
    const teams = [...world.teams.by('organization', organization.id)]
    const owned = teams.flatMap((team) => [...world.eventTypes.by('team', team.id)])
    return answerListed(request, world, pageOf(wantedOf(owned, request.query), request.query))
  },
}
