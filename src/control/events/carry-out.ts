import type { OutsideEvent } from '../../domain/outside/outside-event.js'
import type { World } from '../../state/world.js'
import type { CarryOut, Raise } from '../../timeline/due-kind.js'
import { eventKinds } from './index.js'

/** Lets an event of any type happen now; throws a `Failure` where it cannot. */
export const carryOut: CarryOut = (world, event, raise) => {
  // Each kind takes the events of its own type.
  const happen = eventKinds[event.type] as (event: OutsideEvent, world: World, raise: Raise) => void
  happen(event, world, raise)
}
