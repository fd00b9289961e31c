import type { EventTypeHost } from '../event-type/event-type.js'
import { monthOf } from '../time/month.js'
import type { HostRequest, HostStep } from './host-choice.js'

const usualWeight = 100

const weightOf = ({ weight }: EventTypeHost): number => weight ?? usualWeight

/**
 * The host furthest behind his share of this month's bookings; of equal ones the heaviest (HA-02).
 *
 * Only where a weight differs from 100. The share counts all hosts that take turns, busy ones too; a month is one of UTC.
 */
export const byShortfall: HostStep = {
  rests: 'HA-02',

  narrow(hosts, request) {
    const pool = request.eventType.hosts.filter(({ mandatory }) => !mandatory)
    if (pool.every((host) => weightOf(host) === usualWeight)) return hosts

    const shortfalls = shortfallsOf(pool, request)
    const largest = Math.max(...hosts.map((host) => shortfalls.get(host.userId) ?? 0))
    const behind = hosts.filter((host) => largest - (shortfalls.get(host.userId) ?? 0) < tolerance)
    const heaviest = Math.max(...behind.map(weightOf))
    return behind.filter((host) => weightOf(host) === heaviest)
  },
}

/** Shares are fractions: what differs by less than this is a rounding error. */
const tolerance = 1e-9

const shortfallsOf = (
  pool: readonly EventTypeHost[],
  { eventType, calendar, now }: HostRequest,
): Map<number, number> => {
  const month = monthOf(now)
  const counts = pool.map(({ userId }) => calendar.countMade(eventType.id, userId, month))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const totalWeight = pool.reduce((sum, host) => sum + weightOf(host), 0)
  return new Map(
    pool.map((host, index) => [host.userId, share(total * weightOf(host), totalWeight) - (counts[index] ?? 0)]),
  )
}

/** Hosts who all weigh nothing have no share. */
const share = (part: number, totalWeight: number): number => (totalWeight === 0 ? 0 : part / totalWeight)
