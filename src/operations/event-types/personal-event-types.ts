import type { Caller } from '../../domain/access/caller.js'
import { organizationMembership } from '../../domain/access/membership.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import type { User } from '../../domain/organization/user.js'
import type { World } from '../../state/world.js'

/** In which organization users are sought; neither means anywhere. */
export interface WithinOrganization {
  readonly orgId?: number | undefined
  readonly orgSlug?: string | undefined
}

/** The users of these names, in this order, each once; unknown ones and those outside the organization are left out (EV-51). */
export const findUsers = (world: World, names: readonly string[], within: WithinOrganization): readonly User[] => {
  const usernames = new Set(names.map((name) => name.trim().toLowerCase()))
  const users = [...usernames].flatMap((username) => world.users.first('username', username) ?? [])
  return users.filter((user) => belongs(world, user, within))
}

const belongs = (world: World, user: User, { orgId, orgSlug }: WithinOrganization): boolean =>
  (orgId === undefined || organizationMembership(world, user.id, orgId) !== undefined) &&
  (orgSlug === undefined || isMemberOfSlug(world, user, orgSlug))

const isMemberOfSlug = (world: World, user: User, slug: string): boolean => {
  const organization = world.organizations.first('slug', slug)
  return organization !== undefined && organizationMembership(world, user.id, organization.id) !== undefined
}

/** What a user owns, so far as the caller may see it listed: hidden ones are for the owner only (EV-51). */
export const listedEventTypes = (world: World, owner: User, { user }: Caller): readonly EventType[] =>
  [...world.eventTypes.by('owner', owner.id)].filter((it) => !it.hidden || user?.id === owner.id)
