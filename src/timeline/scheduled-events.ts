import { Failure } from '../domain/failure.js'
import type { ScheduledEvent } from '../domain/outside/outside-event.js'
import type { Happening } from '../domain/webhook/happening.js'
import { instantKey, lastInstant } from '../state/booking-keys.js'
import type { World } from '../state/world.js'
import type { DueEvent, DueKind, Effects } from './due-kind.js'

/** Events happen that were put off to a moment, in the order in which they were scheduled; one that cannot leaves no trace, and says why. */
export const scheduledEvents: DueKind = {
  next(world, after) {
    for (const { at } of world.scheduled.range('at', instantKey(after + 1), lastInstant)) return at
    return undefined
  },

  happen(world, at, effects) {
    const due = world.scheduled.between('at', instantKey(at), instantKey(at))
    return due.map((scheduled) => {
      world.scheduled.remove(scheduled.id)
      return { ...toDue(scheduled), ...attempt(world, scheduled, effects) }
    })
  },
}

const toDue = ({ id, event }: ScheduledEvent): DueEvent => ({
  what: event.type,
  eventId: id,
  ...('bookingUid' in event && { bookingUid: event.bookingUid }),
})

/** What kept the event from happening, if anything did; the others of that moment go on. */
const attempt = (
  world: World,
  { event }: ScheduledEvent,
  { carryOut, raise }: Effects,
): Pick<DueEvent, 'refusedBy' | 'reason'> => {
  const [before, happenings]: [ReturnType<World['snapshot']>, Happening[]] = [world.snapshot(), []]
  try {
    carryOut(world, event, (...more) => void happenings.push(...more))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    world.restore(before)
    return { refusedBy: error.name, reason: error.message }
  }
  raise(...happenings)
  return {}
}
