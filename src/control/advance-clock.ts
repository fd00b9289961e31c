import type { ControlOperation } from './operation.js'
import { toClockMove } from './shown/to-clock-move.js'

/** POST /__svc/clock/advance */
export const advanceClock: ControlOperation<'advanceClock'> = {
  handle: ({ body }, { mock, sandbox }) => ({ data: toClockMove(sandbox, mock.clock.advance(body)) }),
}
