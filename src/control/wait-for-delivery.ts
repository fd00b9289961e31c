import type { DeliveryFilter } from '../delivery/deliveries.js'
import type { ControlOperation } from './operation.js'
import { toDelivery } from './shown/to-delivery.js'

/** POST /__svc/deliveries/wait */
export const waitForDelivery: ControlOperation<'waitForDelivery'> = {
  async handle({ body: { filter = {}, timeout = 5000 }, gone: signal }, { mock }) {
    // Whatever JSON can ask for may be compared with a delivery; what no delivery has matches none.
    const wanted = filter as DeliveryFilter
    return { data: toDelivery(await mock.deliveries.waitFor(wanted, { timeout, signal })) }
  },
}
