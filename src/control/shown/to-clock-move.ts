import type { ControlWire } from '../../contract/control-wire.js'
import type { FiredEvent } from '../../mock/mock-clock.js'
import type { Sandbox } from '../../sandbox/sandbox.js'
import { toClock } from './to-clock.js'

/** The clock after a move, with what came due on the way. */
export const toClockMove = (sandbox: Sandbox, fired: readonly FiredEvent[]): ControlWire<'ClockMove'> => ({
  clock: toClock(sandbox),
  fired: [...fired],
})
