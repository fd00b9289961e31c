import { Failure } from '../../failure.js'
import { leavesNoHosts } from '../apply-input.js'
import type { EventTypeAlternative } from './event-type-rule.js'

/** AL-03: a new scheduling type comes with hosts, or with all members. */
export const hostsSupplied: EventTypeAlternative = {
  name: 'hostsSupplied',
  alternative: 'AL-03',

  check({ before, input }) {
    if (!before || !leavesNoHosts(before, input)) return undefined

    return new Failure(
      'event_type.hosts_missing',
      `schedulingType changes from ${before.schedulingType} to ${input.schedulingType} and nobody is named for it; send hosts or assignAllTeamMembers too`,
      { property: 'schedulingType', value: input.schedulingType, eventTypeId: before.id },
    )
  },
}
