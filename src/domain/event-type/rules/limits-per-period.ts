import { Failure } from '../../failure.js'
import type { EventType, LimitPeriod } from '../event-type.js'
import type { EventTypeAlternative } from './event-type-rule.js'

type LimitName = 'bookingLimitsCount' | 'bookingLimitsDuration'

const periods: readonly LimitPeriod[] = ['day', 'week', 'month', 'year']
const shortestDuration = 15

/** AL-20: no shorter period has a higher limit than a longer one, and no duration limit is below 15 minutes. */
export const limitsPerPeriod: EventTypeAlternative = {
  name: 'limitsPerPeriod',
  alternative: 'AL-20',

  check({ eventType, input }) {
    const sent = (['bookingLimitsCount', 'bookingLimitsDuration'] as const).filter((name) => input[name])
    const disorder = sent.map((name) => exceeding(eventType, name)).find((it) => it !== undefined)
    return disorder ?? (input.bookingLimitsDuration && tooShort(eventType))
  },
}

const limitsOf = (eventType: EventType, name: LimitName): readonly (readonly [LimitPeriod, number])[] =>
  periods.flatMap((period) => {
    const limit = eventType[name]?.[period]
    return limit === undefined ? [] : [[period, limit] as const]
  })

const exceeding = (eventType: EventType, name: LimitName): Failure | undefined => {
  const limits = limitsOf(eventType, name)
  const place = limits.findIndex(([, limit], index) => limit > (limits[index + 1]?.[1] ?? Number.POSITIVE_INFINITY))
  const [shorter, longer] = [limits[place], limits[place + 1]]
  if (!shorter || !longer) return undefined

  return new Failure(
    'event_type.limit_exceeds_longer_period',
    `${name} allows ${shorter[1]} a ${shorter[0]} and only ${longer[1]} a ${longer[0]}; the shorter period may not allow more`,
    { property: name, [shorter[0]]: shorter[1], [longer[0]]: longer[1] },
  )
}

const tooShort = (eventType: EventType): Failure | undefined => {
  const found = limitsOf(eventType, 'bookingLimitsDuration').find(([, limit]) => limit < shortestDuration)
  if (!found) return undefined

  return new Failure(
    'event_type.duration_limit_too_short',
    `bookingLimitsDuration allows ${found[1]} minutes a ${found[0]}; allow ${shortestDuration} or more`,
    { property: 'bookingLimitsDuration', [found[0]]: found[1] },
  )
}
