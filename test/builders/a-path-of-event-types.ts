import { idOr } from '../client.js'
import type { MockOfEventTypes } from './a-team-event-type-request.js'

/** Of whom event types are asked for; Support of Harbour and its round robin Help unless told otherwise. */
export interface Place {
  readonly organization?: string
  readonly team?: string
  readonly eventType?: string
}

/** The paths of a team's event type, alone and under its organization. */
export const pathsOfEventType = ({ ids }: MockOfEventTypes, place: Place = {}) => {
  const { organization = 'harbour', team = 'support', eventType = 'help' } = place
  const ofTeam = `teams/${idOr({ ids }, `team.${team}`, team)}/event-types` as const
  const ofOrganization = `organizations/${idOr({ ids }, `organization.${organization}`, organization)}` as const
  const id = idOr({ ids }, `eventType.${eventType}`, eventType)
  return {
    id,
    team: `/v2/${ofTeam}`,
    teamOne: `/v2/${ofTeam}/${id}`,
    organization: `/v2/${ofOrganization}/${ofTeam}`,
    organizationOne: `/v2/${ofOrganization}/${ofTeam}/${id}`,
    organizationAll: `/v2/${ofOrganization}/teams/event-types`,
  } as const
}
