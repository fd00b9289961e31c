import type { ControlOperation } from './operation.js'
import { requireDelivery } from './require-delivery.js'
import { toDelivery } from './shown/to-delivery.js'

/** GET /__svc/deliveries/{deliveryId} */
export const getDelivery: ControlOperation<'getDelivery'> = {
  handle: ({ params: { deliveryId } }, controlled) => ({ data: toDelivery(requireDelivery(controlled, deliveryId)) }),
}
