import type { AlternativeId } from '../../../generated/ledger.js'
import type { Failure } from '../../failure.js'
import type { Team } from '../../organization/organization.js'
import type { User } from '../../organization/user.js'
import type { EventType } from '../event-type.js'
import type { EventTypeInput } from '../event-type-input.js'

/** The making or changing of an event type: all that a rule may see of it. */
export interface EventTypeAttempt {
  /** As it would be stored. */
  readonly eventType: EventType
  /** As it is stored; undefined while it is made. */
  readonly before: EventType | undefined
  readonly input: EventTypeInput
  /** The team, for an event type of a team. */
  readonly team: Team | undefined
  /** Who asks. */
  readonly caller: User
  /** Whether caller, team or organization is a platform customer (AU-12). */
  readonly isPlatform: boolean
  /** Those who may host: the members of the team, or the owner alone. */
  readonly members: readonly User[]
  /** Every event type that has the slug already. */
  readonly sameSlug: readonly EventType[]
  /** Whose schedule the event type names; undefined where it names none or an unknown one. */
  readonly scheduleOwnerId: number | undefined
}

/** One thing that an event type must not be; it returns its refusal, and never throws. */
export interface EventTypeRule {
  readonly name: string
  check(attempt: EventTypeAttempt): Failure | undefined
}

/** A rule that refuses only where its alternative is on, and else leaves a warning. */
export interface EventTypeAlternative extends EventTypeRule {
  readonly alternative: AlternativeId
}
