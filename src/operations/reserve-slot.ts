import { anyCaller, type Operation } from './operation.js'
import { keepSlot } from './slots/keep-slot.js'

/** POST /v2/slots/reservations */
export const reserveSlot: Operation<'reserveSlot'> = {
  authorize: anyCaller,

  handle: (request, world) => keepSlot(request, world, world.nextUuid('reservation')),
}
