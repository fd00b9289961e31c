import type { ControlOperation } from './operation.js'
import { toClockMove } from './shown/to-clock-move.js'

/** POST /__svc/clock/run-until-idle */
export const runUntilIdle: ControlOperation<'runUntilIdle'> = {
  handle: async ({ body: { most } }, { mock, sandbox }) => ({
    data: toClockMove(sandbox, await mock.clock.runUntilIdle(most)),
  }),
}
