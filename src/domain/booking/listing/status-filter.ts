import type { LedgerId } from '../../../generated/ledger.js'
import type { Booking } from '../booking.js'

/** The five views that a list can be narrowed to; no states of a booking (BK-74). */
export type StatusFilter = 'upcoming' | 'recurring' | 'past' | 'cancelled' | 'unconfirmed'

const isOff = ({ status }: Booking): boolean => status === 'cancelled' || status === 'rejected'
const inSeries = ({ recurringBookingUid }: Booking): boolean => recurringBookingUid !== null

/** What each view holds at a moment (BK-75, BK-76). */
export const statusFilters: Readonly<Record<StatusFilter, (booking: Booking, now: number) => boolean>> = {
  upcoming: (it, now) => it.end >= now && (inSeries(it) ? it.status === 'accepted' : !isOff(it)),
  recurring: (it, now) => it.end >= now && inSeries(it) && !isOff(it),
  past: (it, now) => it.end <= now && !isOff(it),
  cancelled: (it) => isOff(it),
  unconfirmed: (it, now) => it.end >= now && it.status === 'pending',
}

/** The decision that each view rests on. */
export const statusDecisions: Readonly<Record<StatusFilter, LedgerId>> = {
  upcoming: 'BK-75',
  recurring: 'BK-75',
  past: 'BK-75',
  cancelled: 'BK-76',
  unconfirmed: 'BK-76',
}
