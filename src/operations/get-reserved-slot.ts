import type { SlotReservation } from '../domain/slots/slot-reservation.js'
import { toReservedSlot } from '../projection/reserved-slot-output.js'
import { type Operation, success } from './operation.js'
import { requireReservation } from './slots/keep-slot.js'

/** GET /v2/slots/reservations/{uid} */
export const getReservedSlot: Operation<'getReservedSlot', SlotReservation> = {
  authorize: ({ params }, world) => requireReservation(world, params.uid),

  handle: (_request, _world, reservation) => success(toReservedSlot(reservation)),
}
