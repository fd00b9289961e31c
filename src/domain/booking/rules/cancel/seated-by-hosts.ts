import { isHost } from '../../../access/booking-access.js'
import { Failure } from '../../../failure.js'
import type { Booking } from '../../booking.js'
import type { Cancellation } from '../../cancel.js'
import type { CancelRule } from './cancel-rule.js'

/** Leaves a whole booking with seats to its hosts; everybody else names a seat (XT-42). */
export const seatedByHosts: CancelRule = {
  name: 'seatedByHosts',

  check(cancellation) {
    const { seatUid, bookings, caller } = cancellation
    if (seatUid !== undefined) return undefined
    const foreign = bookings.find((booking) => booking.isSeated && !mayEnd(booking, cancellation))
    if (!foreign) return undefined

    const who = caller.user ? `User ${caller.user.id}` : 'A caller without credentials'
    return new Failure(
      'booking.seated_cancelled_by_hosts',
      `${who} may not cancel booking ${foreign.uid} with all its seats; its hosts may, anybody else sends a seatUid to give up that seat`,
      { bookingUid: foreign.uid, userId: caller.user?.id ?? null },
    )
  },
}

const mayEnd = (booking: Booking, { caller: { user }, directory }: Cancellation): boolean =>
  user !== undefined && (user.isSystemAdmin || isHost(directory, user, booking))
