import { Failure } from '../../failure.js'
import type { Rule } from '../../rule.js'

/** What the alternative AL-14 refuses: properties that no schema knows. By default they were dropped (ER-07). */
export const unknownProperties: Rule<{ readonly unknown: readonly string[] }> = {
  name: 'unknownProperties',
  alternative: 'AL-14',

  check({ unknown }) {
    if (unknown.length === 0) return undefined
    return new Failure(
      'booking.unknown_property',
      `The request has unknown properties: ${unknown.join(', ')}; leave them out`,
      { properties: unknown },
    )
  },
}
