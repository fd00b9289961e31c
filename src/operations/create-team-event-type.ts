import { knownCaller, requireTeamAdmin } from '../domain/access/require-access.js'
import { newEventType } from '../domain/event-type/new-event-type.js'
import type { Team } from '../domain/organization/organization.js'
import { toTeamEventTypeOutput } from '../projection/team-event-type-output.js'
import { changeTeamEventType } from './event-types/change-team-event-type.js'
import { type Operation, success } from './operation.js'

/** POST /v2/teams/{teamId}/event-types */
export const createTeamEventType: Operation<'createTeamEventType', { team: Team }> = {
  authorize({ params, caller }, world) {
    return { team: requireTeamAdmin(world, knownCaller(caller).user, { teamId: params.teamId }) }
  },

  handle(request, world, { team }) {
    const { title, slug, lengthInMinutes } = request.body
    const id = world.nextId('eventType')
    const base = newEventType({ id, title, slug, lengthInMinutes, createdAt: world.now(), teamId: team.id })
    const created = changeTeamEventType(request, world, { base, isNew: true, team, input: request.body })
    return success(toTeamEventTypeOutput(created, world, { isOn: request.isOn }))
  },
}
