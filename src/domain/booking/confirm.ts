import { isHost } from '../access/booking-access.js'
import type { Directory } from '../directory.js'
import type { User } from '../organization/user.js'
import { attendedBy } from './attended-by.js'
import type { Booking } from './booking.js'
import type { Numbering } from './make-bookings.js'

/** Whether a booking waits for a host to answer (BK-47). */
export const isWaiting = ({ status }: Booking): boolean => status === 'pending' || status === 'awaiting_host'

/** What a host is asked to confirm or decline: one booking, or the occurrences of a series. */
export interface HostAnswer {
  readonly wished: 'confirmed' | 'declined'
  readonly bookings: readonly Booking[]
}

/** Who answers, when, and what the answer may need. */
export interface Answering {
  readonly user: User
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly directory: Directory
  readonly numbering: Pick<Numbering, 'nextId'>
}

/** The booking with the host's consent; an instant one is his who takes it up (BK-33). */
export const confirm = (booking: Booking, answering: Answering): Booking =>
  confirmed(booking.status === 'awaiting_host' ? takeUp(booking, answering) : booking, answering.now)

/** The booking with consent, whoever gave it. */
export const confirmed = (booking: Booking, now: number): Booking => ({
  ...booking,
  status: 'accepted',
  updatedAt: now,
})

/** The booking without the host's consent. */
export const decline = (booking: Booking, { reason, now }: { reason: string | null; now: number }): Booking => ({
  ...booking,
  status: 'rejected',
  rejectionReason: reason,
  updatedAt: now,
})

/** A host who takes up an instant booking organizes it: in the organizer's place, or before the others where he attends anyway. An admin only lets it happen. */
const takeUp = (booking: Booking, { user, directory, numbering }: Answering): Booking => {
  if (user.id === booking.organizerId || !isHost(directory, user, booking)) return booking
  const attends = booking.hostIds.includes(user.id)
  const others = booking.hostIds.filter((id) => id !== user.id && (attends || id !== booking.organizerId))
  const hostIds = [user.id, ...others]
  const attended = attendedBy(booking.attendees, hostIds, { directory, numbering })
  return { ...booking, ...attended, organizerId: user.id, hostIds }
}
