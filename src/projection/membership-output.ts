import type { Wire } from '../contract/wire.js'
import type { Membership } from '../domain/organization/organization.js'

/** A user's place in a team as the service answers it (XT-36). */
export const toTeamMembership = (
  { id, userId, role, accepted }: Membership,
  teamId: number,
): Wire<'TeamMembership'> => ({ id, userId, teamId, role, accepted })

/** A user's place in an organization as the service answers it (XT-36). */
export const toOrganizationMembership = (
  { id, userId, role, accepted }: Membership,
  organizationId: number,
): Wire<'OrganizationMembership'> => ({ id, userId, organizationId, role, accepted })
