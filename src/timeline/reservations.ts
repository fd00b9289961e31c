import { instantKey, lastInstant } from '../state/booking-keys.js'
import type { DueKind } from './due-kind.js'

/** Reservations expire (XT-31). */
export const reservations: DueKind = {
  next(world, after) {
    for (const { until } of world.reservations.range('until', instantKey(after + 1), lastInstant)) return until
    return undefined
  },

  happen(world, at) {
    const gone = world.reservations.between('until', instantKey(at), instantKey(at))
    return gone.map(({ id }) => {
      world.reservations.remove(id)
      return { what: 'reservationExpired', reservationUid: id }
    })
  },
}
