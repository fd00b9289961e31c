import type { Directory } from '../directory.js'
import { Failure } from '../failure.js'
import type { Team } from '../organization/organization.js'

/** Any team that exists, whoever asks (AU-27). */
export const requireTeam = (directory: Directory, teamId: number): Team => {
  const team = directory.team(teamId)
  if (team) return team
  throw new Failure('team.unknown', `There is no team ${teamId}; use the number of a team`, { teamId })
}
