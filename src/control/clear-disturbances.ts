import type { ControlOperation } from './operation.js'

/** DELETE /__svc/deliveries/disturbances */
export const clearDisturbances: ControlOperation<'clearDisturbances'> = {
  handle(_request, { mock }) {
    const removed = mock.deliveries.disturbances().length
    mock.deliveries.clearDisturbances()
    return { data: { removed } }
  },
}
