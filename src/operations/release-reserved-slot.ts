import type { SlotReservation } from '../domain/slots/slot-reservation.js'
import type { Operation } from './operation.js'
import { requireReservation } from './slots/keep-slot.js'

/** DELETE /v2/slots/reservations/{uid}: the slot is offered again. */
export const releaseReservedSlot: Operation<'releaseReservedSlot', SlotReservation> = {
  authorize: ({ params }, world) => requireReservation(world, params.uid),

  handle(_request, world, reservation) {
    world.reservations.remove(reservation.id)
    return {}
  },
}
