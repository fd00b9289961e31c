import type { Booking } from '../booking/booking.js'
import type { Failure } from '../failure.js'
import { everybody } from './everybody.js'
import type { HostChoice, HostRequest } from './host-choice.js'
import { chooseRoundRobin } from './round-robin.js'

/**
 * Who hosts the meetings, one choice for all of them, or why nobody can.
 *
 * Meetings that join a seated booking have their hosts; only the others must find theirs free (AV-11).
 */
export const chooseHosts = (request: HostRequest): HostChoice | Failure => {
  const slots = request.slots.filter(({ joins }) => joins === undefined)
  const joins = request.slots.find((slot) => slot.joins)?.joins
  return slots.length === 0 && joins ? presentHosts(joins) : chooseAmong({ ...request, slots })
}

const chooseAmong = (request: HostRequest): HostChoice | Failure => {
  const { ownerId, parentId, schedulingType, hosts } = request.eventType
  if (schedulingType === 'roundRobin') return chooseRoundRobin(request)
  if (ownerId !== null) return everybody([ownerId], request, parentId === null ? [] : ['HA-06'])
  return everybody(
    hosts.map(({ userId }) => userId),
    request,
    ['HA-06'],
  )
}

const presentHosts = ({ organizerId, hostIds }: Booking): HostChoice => ({
  organizerId,
  hostIds,
  restsOn: [],
  why: { candidates: hostIds, busy: [], steps: [], chosen: hostIds },
})
