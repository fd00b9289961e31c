import type { ControlOperation } from './operation.js'
import { toClock } from './shown/to-clock.js'

/** GET /__svc/clock */
export const getClock: ControlOperation<'getClock'> = {
  handle: (_request, { sandbox }) => ({ data: toClock(sandbox) }),
}
