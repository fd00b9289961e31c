import type { ControlOperation } from './operation.js'
import { toClock } from './shown/to-clock.js'

/** POST /__svc/reset */
export const reset: ControlOperation<'reset'> = {
  handle(_request, { mock, sandbox }) {
    mock.reset()
    return { data: toClock(sandbox) }
  },
}
