import type { EventType } from './event-type.js'
import { newEventType } from './new-event-type.js'

/** The event type under which any users can be met together: half an hour, all defaults, stored nowhere (EV-51). */
export const dynamicEventType: EventType = newEventType({
  id: 0,
  title: 'Dynamic',
  slug: 'dynamic',
  lengthInMinutes: 30,
  createdAt: 0,
})
