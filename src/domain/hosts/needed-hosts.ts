import type { EventType } from '../event-type/event-type.js'
import type { HostRequest } from './host-choice.js'
import { keptHosts } from './kept-hosts.js'

/** Who must attend a meeting of an event type. */
export interface NeededHosts {
  /** All of these. */
  readonly everyone: readonly number[]
  /** And one of these; undefined where nobody else is needed. */
  readonly oneOf: readonly number[] | undefined
}

/** Who must attend, busy or not: the same for offering a time and for booking it (HA-01, HA-06, HA-07, HA-08). */
export const neededHosts = (
  request: Pick<HostRequest, 'eventType' | 'teamMemberIds' | 'rescheduling'>,
): NeededHosts => {
  const { eventType, teamMemberIds = [] } = request
  const { hosts, schedulingType, ownerId } = eventType
  if (schedulingType !== 'roundRobin')
    return { everyone: ownerId === null ? idsOf(hosts) : [ownerId], oneOf: undefined }

  const mandatory = hosts.filter((host) => host.mandatory)
  if (hosts.length === mandatory.length) return { everyone: idsOf(mandatory), oneOf: undefined }
  const candidates = keptHosts(request) ?? hosts.filter(({ userId }) => isRouted(userId, teamMemberIds))
  return { everyone: idsOf(mandatory), oneOf: idsOf(candidates.filter((host) => !host.mandatory)) }
}

const isRouted = (userId: number, teamMemberIds: readonly number[]): boolean =>
  teamMemberIds.length === 0 || teamMemberIds.includes(userId)

const idsOf = (hosts: EventType['hosts']): readonly number[] => hosts.map(({ userId }) => userId)
