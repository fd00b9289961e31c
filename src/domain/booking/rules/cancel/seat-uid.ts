import { seatHolder } from '../../seat.js'
import { seatUnknown } from '../seat-unknown.js'
import type { CancelRule } from './cancel-rule.js'

/** Refuses a seat that the booking does not have (XT-42). */
export const seatUid: CancelRule = {
  name: 'seatUid',

  check({ seatUid: sent, bookings }) {
    if (sent === undefined || bookings.some((booking) => seatHolder(booking, sent))) return undefined
    return seatUnknown(sent, bookings)
  },
}
