import { Failure } from '../domain/failure.js'
import { cancelEvent as cancel } from './events/scheduled.js'
import type { ControlOperation } from './operation.js'

/** DELETE /__svc/events/{eventId} */
export const cancelEvent: ControlOperation<'cancelEvent'> = {
  handle({ params: { eventId } }, { sandbox }) {
    const cancelled = cancel(sandbox, eventId)
    if (cancelled) return { data: { ...cancelled, event: { ...cancelled.event } } }
    const message = `No event ${eventId} is still to happen; use the eventId of one that GET /__svc/events lists`
    throw new Failure('control.event_unknown', message, { eventId })
  },
}
