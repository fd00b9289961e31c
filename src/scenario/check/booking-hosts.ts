import type { Key } from '../key.js'
import type { Scenario, ScenarioMembership } from '../scenario.js'
import type { ScenarioBooking } from '../scenario-booking.js'
import type { ScenarioEventType } from '../scenario-event-type.js'
import type { Plan } from '../seed/plan.js'
import type { Finding } from './finding.js'

/** Bookings that nobody hosts: those of a team event type without hosts, or of a managed one of which the host has no child. */
export const checkBookingHosts = (scenario: Scenario): readonly Finding[] =>
  Object.entries(scenario.bookings ?? {}).flatMap(([key, booking]) => {
    const eventType = scenario.eventTypes?.[booking.eventType]
    const message = eventType && unhosted(scenario, eventType, booking)
    return message === undefined ? [] : [{ path: ['bookings', key], message }]
  })

const unhosted = (scenario: Scenario, eventType: ScenarioEventType, { host, eventType: name }: ScenarioBooking) => {
  if (eventType.team === undefined) return undefined
  const hosts = hostsOf(scenario, eventType)
  if (eventType.schedulingType === 'managed' && (host === undefined || !hosts.includes(host))) {
    return `the event type ${name} is managed; name the host whose child is booked, one of ${hosts.join(', ') || 'none'}`
  }
  return host === undefined && hosts.length === 0 ? `the event type ${name} has no hosts; name a host` : undefined
}

/** The same of bookings whose event types are in a world by now. */
export const checkHostsOfBookings = (scenario: Scenario, { world, ids, number }: Plan): readonly Finding[] =>
  Object.entries(scenario.bookings ?? {}).flatMap(([key, { eventType: name, host }]) => {
    const eventType = world.eventTypes.get(number('eventTypes', name))
    const isLed = host !== undefined || eventType?.ownerId !== null || eventType.hosts.length > 0
    const isOfChild = eventType?.schedulingType !== 'managed' || ids[`eventType.${name}.${host}`] !== undefined
    if (isLed && isOfChild) return []
    const message = isOfChild
      ? `the event type ${name} has no hosts; name a host`
      : `the event type ${name} is managed; name the host whose child is booked`
    return [{ path: ['bookings', key], message }]
  })

/** Keys of the users who host: those named, or all members who may be assigned (EV-54). */
const hostsOf = (
  scenario: Scenario,
  { hosts = [], assignAllTeamMembers, team: key = '' }: ScenarioEventType,
): readonly Key[] => {
  if (!assignAllTeamMembers) return hosts.map((host) => (typeof host === 'string' ? host : host.user))
  const team = scenario.teams?.[key]
  const organization = scenario.organizations?.[team?.organization ?? '']
  const isPlatform = team?.isPlatform || organization?.isPlatform
  return Object.entries(team?.members ?? {})
    .filter(([user, membership]) => hasAccepted(membership) && !(isPlatform && !scenario.users?.[user]?.managedBy))
    .map(([user]) => user)
}

const hasAccepted = (membership: ScenarioMembership): boolean =>
  typeof membership === 'string' || membership.accepted !== false
