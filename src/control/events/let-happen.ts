import { Failure } from '../../domain/failure.js'
import type { OutsideEvent, OutsideEventType } from '../../domain/outside/outside-event.js'
import { toIso } from '../../domain/time/instant.js'
import type { Happening } from '../../domain/webhook/happening.js'
import type { Trigger } from '../../domain/webhook/trigger.js'
import type { Sandbox } from '../../sandbox/sandbox.js'
import { carryOut } from './carry-out.js'
import { requireMoment } from './moments.js'

/** What an event brought about, or that it is still to happen. */
export interface EventOutcome {
  readonly type: OutsideEventType
  /** When it happened or is to happen: ISO 8601 UTC. */
  readonly at: string
  readonly isScheduled: boolean
  /** Of a scheduled event its number, which `fired` of the clock repeats. */
  readonly eventId?: number
  /** What subscribers were told of, in the order of telling. */
  readonly happened: readonly { readonly trigger: Trigger; readonly bookingUid: string | null }[]
  /** Numbers of the deliveries that it put on their way. */
  readonly deliveries: readonly number[]
}

/** Lets an event happen at once, or notes it for its moment; throws a `Failure`, and then nothing is changed. */
export const letHappen = (sandbox: Sandbox, event: OutsideEvent): EventOutcome => {
  sandbox.clock.catchUp()
  const now = sandbox.world.now()
  const at = event.at === undefined ? now : requireMoment('at', event.at)
  if (at < now) throw past(at, now)
  const outcome = at > now ? schedule(sandbox, event, at) : happenNow(sandbox, event)
  sandbox.past.note({ do: 'event', event })
  sandbox.stir()
  return { type: event.type, at: toIso(at), ...outcome }
}

type Outcome = Omit<EventOutcome, 'type' | 'at'>

const past = (at: number, now: number): Failure =>
  new Failure(
    'control.event_past',
    `An event cannot happen at ${toIso(at)}, since it is ${toIso(now)}; name a later time, or leave at out`,
    { at: toIso(at), now: toIso(now) },
  )

const schedule = ({ world }: Sandbox, event: OutsideEvent, at: number): Outcome => {
  const eventId = world.nextId('scheduledEvent')
  world.scheduled.save({ id: eventId, at, event })
  return { isScheduled: true, eventId, happened: [], deliveries: [] }
}

const happenNow = ({ world, engine }: Sandbox, event: OutsideEvent): Outcome => {
  const happenings: Happening[] = []
  const { result: deliveries } = world.transact(() => {
    carryOut(world, event, (...more) => void happenings.push(...more))
    return engine.publish(world, happenings)
  })
  return { isScheduled: false, happened: happenings.map(toHappened), deliveries }
}

const toHappened = (happening: Happening) => ({
  trigger: happening.trigger,
  bookingUid: 'booking' in happening ? happening.booking.uid : null,
})
