import type { Body } from '../../contract/wire.js'
import type { Caller } from '../../domain/access/caller.js'
import { knownCaller } from '../../domain/access/require-access.js'
import { changeTeam, type TeamInput } from '../../domain/organization/change-team.js'
import type { Team } from '../../domain/organization/organization.js'
import { teamSlug } from '../../domain/organization/rules/team-slug.js'
import { type PageQuery, pageOf } from '../../domain/page-of.js'
import { toTeam } from '../../projection/team-output.js'
import { removeTeam } from '../../state/remove-team.js'
import type { World } from '../../state/world.js'
import { type Notes, success } from '../operation.js'
import { foundTeam } from './found-team.js'

/** The wanted part of some teams, by whatever path they were asked for. */
export const answerTeams = (teams: readonly Team[], query: PageQuery) => success(pageOf(teams, query).map(toTeam))

type Making = Notes & { readonly caller: Caller; readonly body: Body<'createTeam'> }

/** Makes a team of the organization, or one that stands alone, and answers it. */
export const createTeamIn = (request: Making, world: World, organizationId: number | null) => {
  const { body, caller } = request
  if ([body.slug, body.timeZone, body.weekStart].includes(undefined)) request.restsOn('XT-19')
  return success(toTeam(foundTeam(world, { input: body, organizationId, owner: knownCaller(caller).user })))
}

/** Changes a team and answers it. */
export const changeAndAnswer = ({ body }: { readonly body: TeamInput }, world: World, team: Team) => {
  const changed = changeTeam(team, body)
  const refusal = body.slug === undefined ? undefined : teamSlug(changed, body.slug, world.teamsNamed(changed.slug))
  if (refusal) throw refusal
  world.teams.save(changed)
  return success(toTeam(changed))
}

/** Removes a team with all that is its own, and answers what it was; bookings stay (XT-52). */
export const removeAndAnswer = (world: World, team: Team) => {
  removeTeam(world, team)
  return success(toTeam(team))
}
