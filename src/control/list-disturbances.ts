import type { ControlOperation } from './operation.js'

/** GET /__svc/deliveries/disturbances */
export const listDisturbances: ControlOperation<'listDisturbances'> = {
  handle: (_request, { mock }) => ({ data: [...mock.deliveries.disturbances()] }),
}
