import type { Delivery } from '../delivery/delivery.js'
import { Failure } from '../domain/failure.js'
import type { Controlled } from './controlled.js'

/** A recorded delivery by its number. */
export const requireDelivery = ({ mock }: Controlled, id: number): Delivery => {
  const found = mock.deliveries.last({ id })
  if (found) return found
  const message = `There is no delivery ${id} on record; use the id of one that GET /__svc/deliveries lists`
  throw new Failure('control.delivery_unknown', message, { deliveryId: id })
}
