import { type MembershipScope, ofOrganization, ofTeam } from '../../domain/organization/membership-scope.js'
import type { Membership } from '../../domain/organization/organization.js'
import { requireMembership } from '../../domain/organization/require-membership.js'
import { type PageQuery, pageOf } from '../../domain/page-of.js'
import type { World } from '../../state/world.js'

/** The wanted part of a team's memberships, those not accepted yet included. */
export const membersOfTeam = (world: World, teamId: number, query: PageQuery): readonly Membership[] =>
  pageOf([...world.memberships.by('team', teamId)], query)

/** The wanted part of an organization's memberships, those not accepted yet included. */
export const membersOfOrganization = (world: World, organizationId: number, query: PageQuery): readonly Membership[] =>
  pageOf([...world.memberships.by('organization', organizationId)], query)

interface OfTeam {
  readonly teamId: number
  readonly membershipId: number
}

interface OfOrganization {
  readonly orgId: number
  readonly membershipId: number
}

/** The membership of a team that a path names. */
export const findOfTeam = (world: World, { teamId, membershipId }: OfTeam): Membership =>
  find(world, ofTeam(teamId), membershipId)

/** The membership of an organization that a path names. */
export const findOfOrganization = (world: World, { orgId, membershipId }: OfOrganization): Membership =>
  find(world, ofOrganization(orgId), membershipId)

const find = (world: World, scope: MembershipScope, membershipId: number): Membership =>
  requireMembership(world.memberships.get(membershipId), scope, membershipId)
