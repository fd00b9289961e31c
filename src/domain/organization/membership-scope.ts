import type { Directory } from '../directory.js'
import type { Membership } from './organization.js'

/** Where members belong: exactly one of the two ids is set. */
export type MembershipScope = Pick<Membership, 'teamId' | 'organizationId'>

/** The members of a team. */
export const ofTeam = (teamId: number): MembershipScope => ({ teamId, organizationId: null })

/** The members of an organization. */
export const ofOrganization = (organizationId: number): MembershipScope => ({ teamId: null, organizationId })

/** The team or organization as messages name it. */
export const nameOfScope = ({ teamId, organizationId }: MembershipScope): string =>
  teamId === null ? `organization ${organizationId}` : `team ${teamId}`

/** Whether the membership is one of this team or organization. */
export const isIn = (membership: Membership, { teamId, organizationId }: MembershipScope): boolean =>
  membership.teamId === teamId && membership.organizationId === organizationId

/** The accepted members of a team or organization. */
export const membersOf = (directory: Directory, { teamId, organizationId }: MembershipScope): readonly Membership[] => {
  if (teamId !== null) return directory.membersOfTeam(teamId)
  return organizationId === null ? [] : directory.membersOfOrganization(organizationId)
}
