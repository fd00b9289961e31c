import type { SlotReservation } from '../domain/slots/slot-reservation.js'
import type { Operation } from './operation.js'
import { keepSlot, requireReservation } from './slots/keep-slot.js'

/** PATCH /v2/slots/reservations/{uid}: another slot, or the same one anew. */
export const updateReservedSlot: Operation<'updateReservedSlot', SlotReservation> = {
  authorize: ({ params }, world) => requireReservation(world, params.uid),

  handle: (request, world, { id }) => keepSlot(request, world, id),
}
