import type { ControlOperation } from './operation.js'

/** POST /__svc/deliveries/disturbances */
export const addDisturbance: ControlOperation<'addDisturbance'> = {
  handle({ body }, { mock }) {
    mock.deliveries.disturb(body)
    return { data: mock.deliveries.disturbances().at(-1) ?? body }
  },
}
