import { waitingEvents } from './events/scheduled.js'
import type { ControlOperation } from './operation.js'

/** GET /__svc/events */
export const listEvents: ControlOperation<'listEvents'> = {
  handle: (_request, { sandbox }) => ({
    data: waitingEvents(sandbox).map(({ event, ...waiting }) => ({ ...waiting, event: { ...event } })),
  }),
}
