import type { HostPriority } from '../event-type/event-type.js'
import type { HostStep } from './host-choice.js'

const rank: Record<HostPriority, number> = { lowest: 0, low: 1, medium: 2, high: 3, highest: 4 }

/** Those of the highest priority (HA-03). */
export const byPriority: HostStep = {
  rests: 'HA-03',

  narrow(hosts) {
    const highest = Math.max(...hosts.map(({ priority }) => rank[priority]))
    return hosts.filter(({ priority }) => rank[priority] === highest)
  },
}
