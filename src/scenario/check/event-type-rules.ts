import { createWords } from '../../contract/words.js'
import { isPlatformTeam } from '../../domain/access/platform-customer.js'
import type { EventTypeAttempt } from '../../domain/event-type/rules/event-type-rule.js'
import { refusalsOf } from '../../domain/event-type/rules/event-type-rules.js'
import type { Failure } from '../../domain/failure.js'
import { newUser } from '../../domain/organization/new-user.js'
import { World } from '../../state/world.js'
import type { Scenario } from '../scenario.js'
import type { ScenarioEventType } from '../scenario-event-type.js'
import { inputOf } from '../seed/event-type-input.js'
import { seedEventTypes } from '../seed/event-types.js'
import { seedPeople } from '../seed/people.js'
import { createPlan, type Plan } from '../seed/plan.js'
import type { Finding } from './finding.js'

/** Whom a scenario has for a caller: it brings no apps, so that those of the people who may host count alone. */
const nobody = newUser({ id: 0, username: 'nobody', email: 'nobody@example.com', createdAt: 0 })

/** What the rules of event types refuse, judged as changes of the seeded ones; for a scenario in which nothing else is in the way of seeding. */
export const checkEventTypeRules = (scenario: Scenario): readonly Finding[] =>
  refusedEventTypes(seedForCheck(scenario, new World()), new World())

/** Puts the people and event types of a scenario into a world, to be judged there. */
export const seedForCheck = ({ bookings: _bookings, ...people }: Scenario, world: World): Plan => {
  const plan = createPlan(world, people, 'scenario')
  seedPeople(plan)
  seedEventTypes(plan)
  return plan
}

/** What the rules of event types refuse of those that were seeded; `before` is the world without them. */
export const refusedEventTypes = (plan: Plan, before: World): readonly Finding[] =>
  Object.entries(plan.scenario.eventTypes ?? {}).flatMap(([key, given]) => {
    const attempt = attemptOf(plan, before, { key, given })
    return attempt ? refusalsOf(attempt).map((refusal) => toFinding(key, refusal)) : []
  })

const attemptOf = (
  { world, number }: Plan,
  before: World,
  { key, given }: { readonly key: string; readonly given: ScenarioEventType },
): EventTypeAttempt | undefined => {
  const eventType = world.eventTypes.get(number('eventTypes', key))
  if (!eventType) return undefined
  const team = eventType.teamId === null ? undefined : world.team(eventType.teamId)
  const hosts = team ? world.membersOfTeam(team.id).map((it) => it.userId) : [eventType.ownerId ?? 0]
  return {
    eventType,
    before: eventType,
    input: { ...inputOf(given), slug: given.slug ?? given.title },
    team,
    caller: nobody,
    isPlatform: team !== undefined && isPlatformTeam(world, team),
    members: hosts.flatMap((id) => world.user(id) ?? []),
    // That no two of the scenario share a slug is a rule of scenarios itself.
    sameSlug: before.eventTypesNamed(eventType.slug),
    scheduleOwnerId: undefined,
  }
}

const toFinding = (key: string, { message, details }: Failure): Finding => {
  const { property } = details
  const path = ['eventTypes', key, ...(typeof property === 'string' ? [property] : [])]
  return { path, message: createWords('svc').sentence(message) }
}
