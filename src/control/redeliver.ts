import type { ControlOperation } from './operation.js'
import { requireDelivery } from './require-delivery.js'
import { toDelivery } from './shown/to-delivery.js'

/** POST /__svc/deliveries/{deliveryId}/redeliver */
export const redeliver: ControlOperation<'redeliver'> = {
  async handle({ params: { deliveryId } }, controlled) {
    const { id } = requireDelivery(controlled, deliveryId)
    return { data: toDelivery(await controlled.mock.deliveries.redeliver(id)) }
  },
}
