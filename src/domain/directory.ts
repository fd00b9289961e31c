import type { Schedule } from './availability/schedule.js'
import type { EventType } from './event-type/event-type.js'
import type { Membership, Organization, Role, Team } from './organization/organization.js'
import type { User } from './organization/user.js'

/** What domain rules and projections may look up by id; the world implements it. */
export interface Directory {
  organization(id: number): Organization | undefined
  team(id: number): Team | undefined
  user(id: number): User | undefined
  eventType(id: number): EventType | undefined
  schedule(id: number): Schedule | undefined
  role(id: string): Role | undefined
  /** Accepted memberships of a user, in teams and organizations. */
  membershipsOf(userId: number): readonly Membership[]
  /** Accepted members of a team, by membership id. */
  membersOfTeam(teamId: number): readonly Membership[]
  membersOfOrganization(organizationId: number): readonly Membership[]
  /** `https://svc.example.com` unless set otherwise; no slash at the end. */
  readonly webBase: string
}
