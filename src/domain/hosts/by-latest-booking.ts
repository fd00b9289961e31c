import type { HostStep } from './host-choice.js'

/**
 * The one whose latest booking of this event type was made longest ago, those never booked before all others (HA-04).
 *
 * Numbers of bookings are the order of their making, so that hosts take turns under a frozen clock too.
 */
export const byLatestBooking: HostStep = {
  rests: 'HA-04',

  narrow(hosts, { eventType, calendar }) {
    const latest = hosts.map(({ userId }) => calendar.latestOf(eventType.id, userId)?.id ?? 0)
    const earliest = hosts[latest.indexOf(Math.min(...latest))]
    return earliest ? [earliest] : hosts
  },
}
