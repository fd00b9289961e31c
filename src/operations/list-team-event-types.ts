import { requireTeam } from '../domain/access/require-team.js'
import { sortEventTypes } from '../domain/event-type/sort-event-types.js'
import type { Team } from '../domain/organization/organization.js'
import { toTeamEventTypeOutput } from '../projection/team-event-type-output.js'
import { type Operation, success } from './operation.js'

/** GET /v2/teams/{teamId}/event-types */
export const listTeamEventTypes: Operation<'listTeamEventTypes', { team: Team }> = {
  authorize: ({ params }, world) => ({ team: requireTeam(world, params.teamId) }),

  handle({ query, isOn }, world, { team }) {
    const { eventSlug, hostsLimit, sortCreatedAt } = query
    const owned = [...world.eventTypes.by('team', team.id)]
    const wanted = eventSlug === undefined ? owned : owned.filter((it) => it.slug === eventSlug)
    const view = { isOn, hostsLimit }
    return success(sortEventTypes(wanted, sortCreatedAt).map((it) => toTeamEventTypeOutput(it, world, view)))
  },
}
