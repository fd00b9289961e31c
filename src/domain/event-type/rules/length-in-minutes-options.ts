import { Failure } from '../../failure.js'
import type { EventTypeRule } from './event-type-rule.js'

/** The lengths on offer differ and include the length itself; judged on the result, whichever of the two was sent (EV-01). */
export const lengthInMinutesOptions: EventTypeRule = {
  name: 'lengthInMinutesOptions',

  check({ eventType: { lengthInMinutes, lengthInMinutesOptions: options }, input }) {
    const isSent = input.lengthInMinutes !== undefined || input.lengthInMinutesOptions !== undefined
    if (!isSent || !options) return undefined
    const offered = options.map(Number)
    const repeated = offered.find((length, place) => offered.indexOf(length) !== place)
    if (repeated !== undefined) return twice(repeated, options)
    return offered.includes(lengthInMinutes) ? undefined : lacking(lengthInMinutes, options)
  },
}

type Options = readonly (number | string)[]

const twice = (length: number, options: Options): Failure =>
  new Failure(
    'event_type.length_repeated',
    `lengthInMinutesOptions is ${options.join(', ')} and offers ${length} twice; send each length once`,
    { property: 'lengthInMinutesOptions', value: length, lengthInMinutesOptions: options },
  )

const lacking = (lengthInMinutes: number, options: Options): Failure =>
  new Failure(
    'event_type.length_not_offered',
    `lengthInMinutesOptions is ${options.join(', ')} and lacks lengthInMinutes, ${lengthInMinutes}; add it or send another length`,
    { property: 'lengthInMinutesOptions', lengthInMinutes, lengthInMinutesOptions: options },
  )
