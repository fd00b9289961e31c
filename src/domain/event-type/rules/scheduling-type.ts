import { Failure } from '../../failure.js'
import { readSchedulingType } from '../read-settings.js'
import type { EventTypeRule } from './event-type-rule.js'

/** No event type becomes managed, and no managed one becomes another (EV-15, PATCH 3). */
export const schedulingType: EventTypeRule = {
  name: 'schedulingType',

  check({ before, input }) {
    if (!before || input.schedulingType === undefined) return undefined
    const wanted = readSchedulingType(input.schedulingType)
    if ((wanted === 'managed') === (before.schedulingType === 'managed')) return undefined

    return new Failure(
      'event_type.managed_not_convertible',
      `Event type ${before.id} is ${before.schedulingType} and cannot become ${wanted}; create a new event type and delete this one`,
      { property: 'schedulingType', value: wanted, eventTypeId: before.id, schedulingType: before.schedulingType },
    )
  },
}
