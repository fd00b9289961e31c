import type { OutsideEvent, ScheduledEvent } from '../../domain/outside/outside-event.js'
import { toIso } from '../../domain/time/instant.js'
import type { Sandbox } from '../../sandbox/sandbox.js'
import { instantKey, lastInstant } from '../../state/booking-keys.js'

/** An event that waits for its moment. */
export interface WaitingEvent {
  /** Its number, which the clock repeats when it fires. */
  readonly eventId: number
  /** When it is to happen: ISO 8601 UTC. */
  readonly at: string
  /** What is to happen, as it was told. */
  readonly event: OutsideEvent
}

/** The events that are still to happen, in the order in which they will. */
export const waitingEvents = ({ clock, world }: Sandbox): readonly WaitingEvent[] => {
  clock.catchUp()
  return world.scheduled.between('at', instantKey(Number.NEGATIVE_INFINITY), lastInstant).map(shown)
}

/** Takes back an event that is still to happen, and answers it; undefined where none of that number waits. */
export const cancelEvent = (sandbox: Sandbox, eventId: number): WaitingEvent | undefined => {
  const { clock, world } = sandbox
  clock.catchUp()
  const found = world.scheduled.get(eventId)
  if (!found) return undefined
  world.scheduled.remove(eventId)
  sandbox.stir()
  return shown(found)
}

const shown = ({ id, at, event }: ScheduledEvent): WaitingEvent => ({ eventId: id, at: toIso(at), event })
