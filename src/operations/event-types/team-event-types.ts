import type { Body } from '../../contract/wire.js'
import type { Caller } from '../../domain/access/caller.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import { newEventType } from '../../domain/event-type/new-event-type.js'
import { sortEventTypes } from '../../domain/event-type/sort-event-types.js'
import type { Team } from '../../domain/organization/organization.js'
import { toDeletedTeamEventType } from '../../projection/deleted-event-type.js'
import { toTeamEventTypeOutput } from '../../projection/team-event-type-output.js'
import { removeEventType } from '../../state/save-event-type.js'
import type { World } from '../../state/world.js'
import { type Notes, success } from '../operation.js'
import { changeEventType } from './change-event-type.js'

/** An event type of a team, and that team. */
export interface OfTeam {
  readonly team: Team
  readonly eventType: EventType
}

type Asked<Content> = Notes & { readonly caller: Caller; readonly body: Content }

/** Makes an event type of the team and answers it, by whatever path that was asked. */
export const createOfTeam = (request: Asked<Body<'createTeamEventType'>>, world: World, team: Team) => {
  const { title, slug, lengthInMinutes } = request.body
  const id = world.nextId('eventType')
  const base = newEventType({ id, title, slug, lengthInMinutes, createdAt: world.now(), teamId: team.id })
  const created = changeEventType(request, world, { base, isNew: true, team, input: request.body })
  return success(toTeamEventTypeOutput(created, world, { isOn: request.isOn }))
}

/** Changes an event type of the team and answers it. */
export const updateOfTeam = (
  request: Asked<Body<'updateTeamEventType'>>,
  world: World,
  { team, eventType }: OfTeam,
) => {
  const changed = changeEventType(request, world, { base: eventType, isNew: false, team, input: request.body })
  return success(toTeamEventTypeOutput(changed, world, { isOn: request.isOn }))
}

/** Deletes an event type of a team, with what it gave its hosts and its webhooks; bookings stay (XT-52). */
export const deleteOfTeam = (world: World, eventType: EventType) => {
  removeEventType(world, eventType)
  return success(toDeletedTeamEventType(eventType))
}

interface ListQuery {
  readonly eventSlug?: string | undefined
  readonly sortCreatedAt?: 'asc' | 'desc' | undefined
}

/** Those of a list that are wanted: all or the one of a slug, sorted (EV-50, EV-52). */
export const wantedOf = (owned: Iterable<EventType>, { eventSlug, sortCreatedAt }: ListQuery): readonly EventType[] =>
  sortEventTypes(
    [...owned].filter((it) => eventSlug === undefined || it.slug === eventSlug),
    sortCreatedAt,
  )

/** Event types of teams as a list answers them, each with so many hosts at most (EV-52). */
export const answerListed = (
  { query, isOn }: Pick<Notes, 'isOn'> & { readonly query: { readonly hostsLimit?: number | undefined } },
  world: World,
  eventTypes: readonly EventType[],
) => success(eventTypes.map((it) => toTeamEventTypeOutput(it, world, { isOn, hostsLimit: query.hostsLimit })))
