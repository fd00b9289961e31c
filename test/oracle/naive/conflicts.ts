import { oncePerHost } from './once-per-host.js'
import type { NaiveBooking, NaiveHost, Situation } from './situation.js'

/** Whether the meeting, widened by its buffers, shares a minute with another one of the host, widened by its own (AV-04, AV-12). */
export const isBusy = (host: NaiveHost, start: number, situation: Situation): boolean => {
  const { before, after, length } = situation.type
  const taken = takenMinutes(host, situation)
  for (let minute = start - before; minute < start + length + after; minute++) if (taken.has(minute)) return true
  return false
}

/** Every minute that the host's bookings and their buffers take. */
const takenMinutes = oncePerHost((host, situation): ReadonlySet<number> => {
  const taken = new Set<number>()
  for (const booking of situation.bookings.filter((it) => takesTime(it, host, situation))) {
    const { before, after } = situation[booking.of]
    const end = booking.start + booking.length + after
    for (let minute = booking.start - before; minute < end; minute++) taken.add(minute)
  }
  return taken
})

const takesTime = ({ hosts, status, of }: NaiveBooking, host: NaiveHost, situation: Situation): boolean => {
  if (!hosts.some((position) => situation.hosts[position] === host)) return false
  return status === 'accepted' || (status === 'pending' && situation[of].pendingBlocks)
}
