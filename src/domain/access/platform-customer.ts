import type { Directory } from '../directory.js'
import type { Team } from '../organization/organization.js'
import type { Caller } from './caller.js'

/** Whether the caller is a platform customer: an OAuth client, or one of its managed users (AU-12). */
export const isPlatformCaller = (caller: Caller): boolean =>
  caller.kind === 'oauthClient' || (caller.user !== undefined && caller.user.managedByClientId !== null)

/** Whether a team belongs to a platform customer, by its own flag or that of its organization (AU-12). */
export const isPlatformTeam = (directory: Directory, team: Team): boolean =>
  team.isPlatform || (team.organizationId !== null && directory.organization(team.organizationId)?.isPlatform === true)
