import type { AlternativeId } from '../../src/generated/ledger.js'
import { type Answered, ask } from '../client.js'
import { aMockOfEventTypes, type MockOfEventTypes } from './a-team-event-type-request.js'

/** Who changes which event type of which team, and where. */
export interface Change {
  readonly as?: string
  readonly organization?: string
  readonly team?: string
  readonly eventType?: string
  readonly alternatives?: readonly AlternativeId[]
  readonly mock?: MockOfEventTypes
}

/** Asks for a change of a team's event type: Help of the team Support unless told otherwise, as its admin Ben. */
export const changeTeamEventType = async (body: Record<string, unknown>, change: Change = {}) => {
  const { mock = await aMockOfEventTypes(change.alternatives) } = change
  const { ids } = mock
  const { as = 'ben', organization = 'harbour', team = 'support', eventType = 'help' } = change
  const ofTeam = `organizations/${ids[`organization.${organization}`]}/teams/${ids[`team.${team}`]}`
  const answered = await ask(mock, `PATCH /v2/${ofTeam}/event-types/${ids[`eventType.${eventType}`]}`, { as, body })
  return { ...answered, mock }
}

/** User names of the hosts that an answer shows. */
export const hostNamesIn = ({ body }: Answered): readonly string[] =>
  body.data.hosts.map((it: { username: string }) => it.username)
