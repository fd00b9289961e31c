import { Failure } from '../../failure.js'
import type { EventType } from '../event-type.js'
import type { EventTypeAttempt, EventTypeRule } from './event-type-rule.js'

/** A slug keeps a letter or digit when normalised, and is unique among the owner's or the team's (EV-02). */
export const slug: EventTypeRule = {
  name: 'slug',

  check(attempt) {
    const { eventType, input } = attempt
    if (input.slug === undefined) return undefined
    if (eventType.slug === '') return unusable(input.slug)
    const holder = attempt.sameSlug.find((it) => it.id !== eventType.id && sharesOwner(it, eventType))
    return holder && taken(attempt, holder)
  },
}

const sharesOwner = (one: EventType, other: EventType): boolean =>
  one.teamId === other.teamId && one.ownerId === other.ownerId

const unusable = (sent: string): Failure =>
  new Failure('event_type.slug_unusable', `The slug "${sent}" has no letter or digit; send one that has`, {
    property: 'slug',
    value: sent,
  })

const taken = ({ eventType, team }: EventTypeAttempt, holder: EventType): Failure =>
  team
    ? new Failure(
        'event_type.team_slug_taken',
        `Team ${team.id} has an event type with the slug "${holder.slug}" already, ${holder.id}; choose another slug`,
        { property: 'slug', value: holder.slug, teamId: team.id, eventTypeId: holder.id },
      )
    : new Failure(
        'event_type.personal_slug_taken',
        `User ${eventType.ownerId} has an event type with the slug "${holder.slug}" already, ${holder.id}; choose another slug`,
        { property: 'slug', value: holder.slug, ownerId: eventType.ownerId, eventTypeId: holder.id },
      )
