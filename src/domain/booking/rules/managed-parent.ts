import type { EventType } from '../../event-type/event-type.js'
import { Failure } from '../../failure.js'
import type { BookingRule } from './booking-rule.js'

/** Refuses the template of managed event types, which nobody hosts (BK-16). */
export const managedParent: BookingRule = {
  name: 'managedParent',
  check: ({ eventType }) => templateRefusal(eventType),
}

/** The refusal to do with a template what is done with its children. */
export const templateRefusal = ({ id, schedulingType }: EventType): Failure | undefined => {
  if (schedulingType !== 'managed') return undefined
  return new Failure(
    'booking.managed_parent',
    `Event type ${id} is a managed one, a template for its children; book a child of it`,
    { eventTypeId: id },
  )
}
