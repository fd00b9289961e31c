import { Failure } from '../../failure.js'
import type { BookingRule } from './booking-rule.js'

/** Refuses the template of managed event types, which nobody hosts (BK-16). */
export const managedParent: BookingRule = {
  name: 'managedParent',

  check({ eventType }) {
    if (eventType.schedulingType !== 'managed') return undefined
    return new Failure(
      'booking.managed_parent',
      `Event type ${eventType.id} is a managed one, a template for its children; book a child of it`,
      { eventTypeId: eventType.id },
    )
  },
}
