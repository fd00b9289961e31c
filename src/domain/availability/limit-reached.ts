import type { EventType } from '../event-type/event-type.js'
import type { FailureName } from '../failure.js'
import { toIso } from '../time/instant.js'
import type { FullPeriod } from './limits.js'

/** Name and reason of the refusal that a full period makes: which it is, what it holds, when the next one begins (BK-28). */
export const limitReached = (
  { limit: { kind, period, most }, taken, from, to }: FullPeriod,
  { id }: EventType,
): { readonly name: FailureName; readonly reason: string } => {
  const when = `the ${period} from ${toIso(from)}; the next ${period} begins at ${toIso(to)}`
  return kind === 'count'
    ? {
        name: 'booking.limit_reached',
        reason: `event type ${id} takes ${most} bookings a ${period} and has ${taken} in ${when}`,
      }
    : {
        name: 'booking.duration_limit_reached',
        reason: `event type ${id} takes ${most} minutes a ${period} and has ${taken} in ${when}`,
      }
}
