import type { ControlWire } from '../../contract/control-wire.js'
import { toIso } from '../../domain/time/instant.js'
import type { Sandbox } from '../../sandbox/sandbox.js'

/** What the clock of a sandbox reads, whether it runs, and by how much it is ahead of the machine's. */
export const toClock = ({ world }: Sandbox): ControlWire<'Clock'> => {
  const { state, platformTime } = world.clock
  const now = toIso(world.now())
  if (state.frozen) return { now, mode: 'frozen', offset: Math.round(state.at - platformTime) }
  return { now, mode: state.offset === 0 ? 'real' : 'offset', offset: Math.round(state.offset) }
}
