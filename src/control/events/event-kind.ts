import type { OutsideEventOf, OutsideEventType } from '../../domain/outside/outside-event.js'
import type { World } from '../../state/world.js'
import type { Raise } from '../../timeline/due-kind.js'

/** What an event of one type changes, and what subscribers are told of it; throws a `Failure` where it cannot happen. */
export type EventKind<Type extends OutsideEventType> = (event: OutsideEventOf<Type>, world: World, raise: Raise) => void
