import type { Caller } from '../../domain/access/caller.js'
import { isPlatformCaller, isPlatformTeam } from '../../domain/access/platform-customer.js'
import { knownCaller } from '../../domain/access/require-access.js'
import { applyEventTypeInput, type EventTypeInput } from '../../domain/event-type/apply-input.js'
import { withAllMembers } from '../../domain/event-type/assigned-hosts.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import { alternativeFindings, refusalOf } from '../../domain/event-type/rules/event-type-rules.js'
import type { Team } from '../../domain/organization/organization.js'
import { saveEventType } from '../../state/save-event-type.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'
import { eventTypeAttempt } from './event-type-attempt.js'

/** What is to become of which event type. */
export interface EventTypeChange {
  /** What the input is laid upon: the stored event type, or an empty one. */
  readonly base: EventType
  readonly isNew: boolean
  /** The team, for an event type of a team. */
  readonly team: Team | undefined
  readonly input: EventTypeInput
}

type Asked = Notes & { readonly caller: Caller }

/** Lays the input upon the event type, asks every rule, and stores the result with its children. */
export const changeEventType = (request: Asked, world: World, change: EventTypeChange): EventType => {
  const { base, isNew, team } = change
  const { user: caller } = knownCaller(request.caller)
  const isPlatform = isPlatformCaller(request.caller) || (team !== undefined && isPlatformTeam(world, team))
  const input = countingInput(request, change)
  const eventType = assigned(applyEventTypeInput(base, input), input, { world, isPlatform })
  const attempt = eventTypeAttempt(world, {
    ...{ eventType, input, team, caller, isPlatform },
    before: isNew ? undefined : base,
  })
  const refusal = refusalOf(attempt)
  if (refusal) throw refusal
  for (const [alternative, finding] of alternativeFindings(attempt)) request.judge(alternative, finding)
  cite(request, eventType, change)
  saveEventType(world, eventType)
  return eventType
}

/** E-mail settings count only in organizations; elsewhere they are ignored (EV-16). */
const countingInput = (request: Asked, { input, team }: EventTypeChange): EventTypeInput => {
  if (input.emailSettings === undefined || !team || team.organizationId !== null) return input
  request.warn(`emailSettings were ignored, since team ${team.id} belongs to no organization`, 'EV-16')
  const { emailSettings: _ignored, ...counting } = input
  return counting
}

/** All members become hosts when that is asked, not at every later change: those who join are added then (EV-54). */
const assigned = (
  eventType: EventType,
  input: EventTypeInput,
  { world, isPlatform }: { readonly world: World; readonly isPlatform: boolean },
): EventType => (input.assignAllTeamMembers ? withAllMembers(eventType, world, { isPlatform }) : eventType)

const cite = (request: Asked, eventType: EventType, { input, isNew }: EventTypeChange): void => {
  if (eventType.schedulingType === 'managed') request.restsOn(isNew ? 'EV-55' : 'EV-56')
  if (input.slug !== undefined && input.slug !== eventType.slug) request.restsOn('EV-02')
}
