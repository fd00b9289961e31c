import type { ControlOperation } from './operation.js'

/** PUT /__svc/deliveries/retry */
export const setRetry: ControlOperation<'setRetry'> = {
  handle({ body }, { mock }) {
    mock.deliveries.setRetry(body)
    return { data: body }
  },
}
