import type { ControlOperation } from './operation.js'
import { toDelivery } from './shown/to-delivery.js'

/** GET /__svc/deliveries */
export const listDeliveries: ControlOperation<'listDeliveries'> = {
  handle: ({ query: { take = 100, ...wanted } }, { mock }) => ({
    data: mock.deliveries.matching(wanted).slice(-take).map(toDelivery),
  }),
}
