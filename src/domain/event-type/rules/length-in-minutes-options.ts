import { Failure } from '../../failure.js'
import type { EventTypeRule } from './event-type-rule.js'

/** The lengths on offer include the length itself; judged on the result, whichever of the two was sent (EV-01). */
export const lengthInMinutesOptions: EventTypeRule = {
  name: 'lengthInMinutesOptions',

  check({ eventType: { lengthInMinutes, lengthInMinutesOptions: options }, input }) {
    const isSent = input.lengthInMinutes !== undefined || input.lengthInMinutesOptions !== undefined
    if (!isSent || !options || options.some((it) => Number(it) === lengthInMinutes)) return undefined

    return new Failure(
      'event_type.length_not_offered',
      `lengthInMinutesOptions is ${options.join(', ')} and lacks lengthInMinutes, ${lengthInMinutes}; add it or send another length`,
      { property: 'lengthInMinutesOptions', lengthInMinutes, lengthInMinutesOptions: options },
    )
  },
}
