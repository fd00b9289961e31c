import type { Happening } from '../domain/webhook/happening.js'
import type { World } from '../state/world.js'
import { delayedDeliveries } from './delayed-deliveries.js'
import type { CarryOut, Due, DueKind } from './due-kind.js'
import { expiringTokens } from './expiring-tokens.js'
import { meetings } from './meetings.js'
import { reservations } from './reservations.js'
import { scheduledEvents } from './scheduled-events.js'

/** Something that fell due and happened, and when; milliseconds since the epoch. */
export type Fired = Due & { readonly at: number }

/** Writes what subscribers are told of into the world's outbox. */
export type Publish = (world: World, happenings: readonly Happening[]) => unknown

/** Ways into the world that are handed in, since time itself knows neither subscribers nor events. */
export interface Ways {
  readonly publish: Publish
  readonly carryOut: CarryOut
}

/** Of one moment, kinds happen in this order. */
const kinds: readonly DueKind[] = [reservations, expiringTokens, scheduledEvents, meetings, delayedDeliveries]

/** The first moment after the one that the world has reached at which anything is due; undefined where nothing ever is. */
export const nextDue = (world: World): number | undefined => {
  const moments = kinds.flatMap((kind) => kind.next(world, world.reached) ?? [])
  return moments.length === 0 ? undefined : Math.min(...moments)
}

/** Lets everything happen that is due up to and including a moment, in the order of time; each as if the clock stood there. */
export const fireUntil = (world: World, until: number, ways: Ways): readonly Fired[] => {
  const fired: Fired[] = []
  for (let at = nextDue(world); at !== undefined && at <= until; at = nextDue(world)) {
    fired.push(...fireAt(world, at, ways))
    world.reached = at
  }
  world.reached = Math.max(world.reached, until)
  return fired
}

const fireAt = (world: World, at: number, { publish, carryOut }: Ways): readonly Fired[] =>
  world.clock.during(at, () => {
    const { result } = world.transact(() => {
      const happenings: Happening[] = []
      const effects = { carryOut, raise: (...more: readonly Happening[]) => void happenings.push(...more) }
      const due = kinds.flatMap((kind) => kind.happen(world, at, effects))
      if (happenings.length > 0) publish(world, happenings)
      return due
    })
    return result.map((it) => ({ ...it, at }))
  })
