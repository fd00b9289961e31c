import { isPlatformTeam } from '../../domain/access/platform-customer.js'
import { applyEventTypeInput, type EventTypeInput } from '../../domain/event-type/apply-input.js'
import { withAllMembers } from '../../domain/event-type/assigned-hosts.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import type { HostInput } from '../../domain/event-type/event-type-input.js'
import { followParent } from '../../domain/event-type/managed.js'
import { newEventType } from '../../domain/event-type/new-event-type.js'
import { normaliseSlug } from '../../domain/event-type/slug.js'
import type { Key } from '../key.js'
import type { ScenarioEventType, ScenarioHost } from '../scenario-event-type.js'
import { defined } from './defined.js'
import { inputOf } from './event-type-input.js'
import type { Plan } from './plan.js'

/** Stores event types, with all members where they are assigned (EV-54) and the children of managed ones (EV-55). */
export const seedEventTypes = (plan: Plan): void => {
  for (const [key, given] of Object.entries(plan.scenario.eventTypes ?? {})) {
    const eventType = assigned(plan, toEventType(plan, key, given))
    plan.world.eventTypes.save(eventType)
    if (eventType.schedulingType === 'managed') seedChildren(plan, key, eventType)
  }
}

const toEventType = (plan: Plan, key: Key, given: ScenarioEventType): EventType => {
  const { owner, team, schedule, hosts, price, currency, isInstantEvent, metadata } = given
  const empty = newEventType({
    id: plan.number('eventTypes', key),
    title: given.title,
    slug: normaliseSlug(given.slug ?? given.title),
    lengthInMinutes: given.lengthInMinutes ?? 30,
    createdAt: plan.founded,
    ownerId: plan.numberOrNull('users', owner),
    teamId: plan.numberOrNull('teams', team),
    ...defined({ price, currency, isInstantEvent, metadata }),
  })
  const input: EventTypeInput = {
    ...inputOf(given),
    ...(schedule !== undefined && { scheduleId: plan.number('schedules', schedule) }),
    ...(hosts && { hosts: hosts.map((host) => toHost(plan, host)) }),
  }
  // The scheduling type is a thing of creation here, so that it does not read as a change that leaves no hosts (EV-53).
  return applyEventTypeInput({ ...empty, schedulingType: given.schedulingType ?? null }, input)
}

const toHost = (plan: Plan, host: ScenarioHost): HostInput => {
  if (typeof host === 'string') return { userId: plan.number('users', host) }
  const { user, ...settings } = host
  return { userId: plan.number('users', user), ...settings }
}

const assigned = ({ world }: Plan, eventType: EventType): EventType => {
  const team = eventType.teamId === null ? undefined : world.team(eventType.teamId)
  return withAllMembers(eventType, world, { isPlatform: team !== undefined && isPlatformTeam(world, team) })
}

/** Children are known as `eventType.<key>.<user key>`. */
const seedChildren = (plan: Plan, key: Key, parent: EventType): void => {
  const { world } = plan
  const change = followParent({
    parent,
    children: [],
    ownedBy: (userId) => world.eventTypes.by('owner', userId),
    nextId: () => world.nextId('eventType'),
    now: plan.founded,
  })
  for (const { id } of change.remove) world.eventTypes.remove(id)
  for (const child of change.save) {
    world.eventTypes.save(child)
    const [owner = ''] =
      Object.entries(plan.ids).find(([name, id]) => /^user\./.test(name) && id === child.ownerId) ?? []
    plan.ids[`eventType.${key}.${owner.slice('user.'.length)}`] = child.id
  }
}
