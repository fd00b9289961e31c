import type { EventType } from '../event-type/event-type.js'
import { Failure, type FailureName } from '../failure.js'
import type { Membership, Organization, Team } from '../organization/organization.js'
import type { User } from '../organization/user.js'
import type { BookingInput } from './booking-input.js'

/** Where event types are sought by what people call them; the world implements it. */
export interface EventTypeSearch {
  eventType(id: number): EventType | undefined
  eventTypesNamed(slug: string): readonly EventType[]
  /** Whoever has this user name, letter case aside. */
  userNamed(username: string): User | undefined
  /** Teams with this slug; those of different organizations may share one. */
  teamsNamed(slug: string): readonly Team[]
  organizationNamed(slug: string): Organization | undefined
  membershipsOf(userId: number): readonly Membership[]
}

/** The three ways of naming an event type. */
export type EventTypeNames = Pick<
  BookingInput,
  'eventTypeId' | 'eventTypeSlug' | 'username' | 'teamSlug' | 'organizationSlug'
>

/**
 * The event type that is to be booked: by its id, else by its slug with the user's name, else with the team's (BK-14).
 *
 * What the wish names beside the way that counts is ignored.
 */
export const requireEventType = (search: EventTypeSearch, input: EventTypeNames): EventType => {
  if (input.eventTypeId !== undefined) return requireById(search, input.eventTypeId)
  const organization = requireOrganization(search, input.organizationSlug)
  const slug = input.eventTypeSlug ?? ''
  if (input.username !== undefined) return requireOfUser(search, { slug, username: input.username, organization })
  return requireOfTeam(search, { slug, teamSlug: input.teamSlug ?? '', organization })
}

const unknown = (name: FailureName, sought: string, details: Record<string, unknown>): Failure =>
  new Failure(
    name,
    `There is no ${sought}; send an eventTypeId, or a slug with its username or teamSlug, that exists`,
    details,
  )

const requireById = (search: EventTypeSearch, eventTypeId: number): EventType => {
  const found = search.eventType(eventTypeId)
  if (found) return found
  throw unknown('booking.event_type_unknown', `event type ${eventTypeId}`, { eventTypeId })
}

const requireOrganization = (
  search: EventTypeSearch,
  organizationSlug: string | undefined,
): Organization | undefined => {
  if (organizationSlug === undefined) return undefined
  const found = search.organizationNamed(organizationSlug)
  if (found) return found
  throw unknown('booking.organization_unknown', `organization "${organizationSlug}"`, { organizationSlug })
}

const inside = (organization: Organization | undefined): string =>
  organization ? ` in organization "${organization.slug}"` : ''

const requireOfUser = (
  search: EventTypeSearch,
  { slug, username, organization }: { slug: string; username: string; organization: Organization | undefined },
): EventType => {
  const user = search.userNamed(username)
  const belongs = (it: User) => search.membershipsOf(it.id).some((place) => place.organizationId === organization?.id)
  if (!user || (organization && !belongs(user)))
    throw unknown('booking.user_unknown', `user "${username}"${inside(organization)}`, { username })

  const found = search.eventTypesNamed(slug).find((it) => it.ownerId === user.id)
  if (found) return found
  throw unknown('booking.event_type_unknown', `event type "${slug}" of user "${username}"`, {
    eventTypeSlug: slug,
    username,
  })
}

const requireOfTeam = (
  search: EventTypeSearch,
  { slug, teamSlug, organization }: { slug: string; teamSlug: string; organization: Organization | undefined },
): EventType => {
  const teams = search.teamsNamed(teamSlug).filter((it) => !organization || it.organizationId === organization.id)
  if (teams.length === 0)
    throw unknown('booking.team_unknown', `team "${teamSlug}"${inside(organization)}`, { teamSlug })

  const found = search.eventTypesNamed(slug).find((it) => teams.some((team) => team.id === it.teamId))
  if (found) return found
  throw unknown('booking.event_type_unknown', `event type "${slug}" of team "${teamSlug}"`, {
    eventTypeSlug: slug,
    teamSlug,
  })
}
