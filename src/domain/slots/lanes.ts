import { neededHosts } from '../hosts/needed-hosts.js'
import { always, type Interval, intersect, subtract, union } from '../time/interval.js'
import { type HostTime, hostTime } from './host-time.js'
import type { SlotSearch } from './slot-search.js'

/** Where a grid of offered starts runs, and which of its starts can be booked. */
export interface Lane {
  readonly pieces: readonly Interval[]
  readonly starts: readonly Interval[]
}

/** One lane for those who must all attend, one for each host of whom one must (HA-01, HA-06). */
export const lanesOf = (starts: Interval, search: SlotSearch): readonly Lane[] => {
  const { everyone, oneOf } = neededHosts({ ...search, teamMemberIds: undefined })
  const all = everyone.map((userId) => hostTime(userId, starts, search))
  const common = all.reduce((left: readonly Interval[], host) => intersect(left, host.starts), [always])
  if (!oneOf) return all.length === 0 ? [] : [{ pieces: commonPieces(all, search), starts: common }]
  const turns = oneOf.map((userId) => hostTime(userId, starts, search))
  const lanes = turns.map((host) => ({
    pieces: restarted(gridPieces(host, turns), [host, ...all], search),
    starts: intersect(host.starts, common),
  }))
  return search.eventType.showOptimizedSlots ? lanes : byGrid(lanes)
}

/** The time that all work together; hosts without a schedule do not count, unless all are. */
const commonPieces = (all: readonly HostTime[], search: SlotSearch): readonly Interval[] => {
  const bound = all.filter(({ hours }) => !hours.isAlways)
  const [first, ...others] = bound.length > 0 ? bound : all.slice(0, 1)
  const pieces = others.reduce((left, host) => intersect(left, host.pieces), first?.pieces ?? [])
  return restarted(pieces, all, search)
}

/** Hosts without a schedule share one grid, that of the first of them, so that their zones do not tell in the offer. */
const gridPieces = (host: HostTime, all: readonly HostTime[]): readonly Interval[] =>
  (host.hours.isAlways ? all.find(({ hours }) => hours.isAlways) : host)?.pieces ?? host.pieces

/** Optimized grids begin anew after each meeting (AV-09). */
const restarted = (pieces: readonly Interval[], hosts: readonly HostTime[], { eventType }: SlotSearch) =>
  eventType.showOptimizedSlots
    ? subtract(
        pieces,
        hosts.flatMap(({ busy }) => busy),
      )
    : pieces

/** Lanes that share a grid become one. */
const byGrid = (lanes: readonly Lane[]): readonly Lane[] => {
  const groups = new Map<string, Lane[]>()
  for (const lane of lanes) {
    const key = lane.pieces.map(({ from, to }) => `${from}-${to}`).join()
    groups.set(key, [...(groups.get(key) ?? []), lane])
  }
  return [...groups.values()].map((group) => ({
    pieces: group[0]?.pieces ?? [],
    starts: union(group.flatMap(({ starts }) => starts)),
  }))
}
