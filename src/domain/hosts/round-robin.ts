import type { LedgerId } from '../../generated/ledger.js'
import type { EventTypeHost } from '../event-type/event-type.js'
import { Failure } from '../failure.js'
import { type Conflict, conflictOf, hostBusy } from './busy-host.js'
import { byLatestBooking } from './by-latest-booking.js'
import { byPriority } from './by-priority.js'
import { byShortfall } from './by-shortfall.js'
import type { BusyHost, HostChoice, HostExplanation, HostRequest, HostStep } from './host-choice.js'
import { keptHosts } from './kept-hosts.js'

/** Order is behaviour: each step chooses among those whom the one before left. */
const steps: readonly HostStep[] = [byShortfall, byPriority, byLatestBooking]

/** Every mandatory host and one of the others who are free, if there are others; the first mandatory one organizes (HA-01, HA-05). */
export const chooseRoundRobin = (request: HostRequest): HostChoice | Failure => {
  const kept = keptHosts(request)
  const routed = kept ?? routedHosts(request.eventType.hosts, request)
  if (routed instanceof Failure) return routed

  const pool = poolOf(routed, request)
  const refusal = refusalOf(pool, request)
  if (refusal) return refusal

  const { chosen, taken } = choose(pool.free, request)
  const why = {
    candidates: pool.others.map(({ userId }) => userId),
    busy: pool.conflicts.map(toBusyHost),
    steps: taken,
    chosen: chosen.map(({ userId }) => userId),
  }
  const isRouted = !kept && routed.length < request.eventType.hosts.length
  return toChoice([...pool.mandatory, ...chosen], why, {
    isLed: pool.mandatory.length > 0,
    isRouted,
    isKept: kept !== undefined,
  })
}

const toBusyHost = ({ userId, booking, reason }: Conflict): BusyHost =>
  booking ? { userId, bookingUid: booking.uid } : { userId, reason }

/** The hosts of a round robin by their parts in it. */
interface Pool {
  readonly mandatory: readonly EventTypeHost[]
  readonly others: readonly EventTypeHost[]
  /** Those of the others who are free at every slot. */
  readonly free: readonly EventTypeHost[]
  readonly conflicts: readonly Conflict[]
}

const poolOf = (routed: readonly EventTypeHost[], request: HostRequest): Pool => {
  const mandatory = request.eventType.hosts.filter((host) => host.mandatory)
  const others = routed.filter((host) => !host.mandatory)
  const conflicts = [...mandatory, ...others].flatMap(({ userId }) => conflictOf(userId, request.slots, request) ?? [])
  const free = others.filter(({ userId }) => conflicts.every((it) => it.userId !== userId))
  return { mandatory, others, free, conflicts }
}

/** A mandatory host who is busy refuses; so does the want of anybody else, where there are others at all. */
const refusalOf = ({ mandatory, free, conflicts }: Pool, request: HostRequest): Failure | undefined => {
  const needed = conflicts.find((it) => mandatory.some(({ userId }) => userId === it.userId))
  if (needed) return hostBusy(needed, true)
  if (free.length > 0 || request.eventType.hosts.length === mandatory.length) return undefined
  const [first] = conflicts
  return first ? hostBusy(first, true) : nobodyRouted(request)
}

/** Hosts to whom routing limits the choice; mandatory ones attend in any case (HA-08). */
const routedHosts = (hosts: readonly EventTypeHost[], request: HostRequest): readonly EventTypeHost[] | Failure => {
  const ids = request.teamMemberIds ?? []
  if (ids.length === 0) return hosts
  const isNamed = hosts.some(({ userId }) => ids.includes(userId))
  return isNamed ? hosts.filter(({ userId }) => ids.includes(userId)) : nobodyRouted(request)
}

const nobodyRouted = ({ eventType, teamMemberIds = [] }: HostRequest): Failure =>
  new Failure(
    'booking.routed_to_nobody',
    `routing.teamMemberIds names ${teamMemberIds.join(', ')}, none of them a host who could take event type ${eventType.id}; name one of its hosts`,
    { teamMemberIds, eventTypeId: eventType.id },
  )

const choose = (free: readonly EventTypeHost[], request: HostRequest) => {
  const taken: { readonly rests: LedgerId; readonly left: readonly number[] }[] = []
  let left = free
  for (const step of steps) {
    if (left.length < 2) break
    const before = left.length
    left = step.narrow(left, request)
    if (left.length < before) taken.push({ rests: step.rests, left: left.map(({ userId }) => userId) })
  }
  return { chosen: left.slice(0, 1), taken }
}

const toChoice = (
  attending: readonly EventTypeHost[],
  why: HostExplanation,
  { isLed, isRouted, isKept }: { readonly isLed: boolean; readonly isRouted: boolean; readonly isKept: boolean },
): HostChoice | Failure => {
  const hostIds = attending.map(({ userId }) => userId)
  const [organizerId] = hostIds
  if (organizerId === undefined)
    throw new Error('A round robin without hosts is chosen from, which its rule has refused')
  const restsOn: LedgerId[] = [why.steps.at(-1)?.rests ?? 'HA-01']
  if (isKept) restsOn.unshift('HA-07')
  if (isRouted) restsOn.push('HA-08')
  if (isLed) restsOn.push('HA-05')
  return { organizerId, hostIds, restsOn, why }
}
