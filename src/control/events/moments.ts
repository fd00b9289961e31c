import { Failure } from '../../domain/failure.js'
import { parseIso } from '../../domain/time/instant.js'

/** Milliseconds since the epoch of an ISO 8601 text that an event carries. */
export const requireMoment = (property: string, text: string): number => {
  const moment = parseIso(text)
  if (moment !== undefined) return moment
  const message = `${property} is no time: "${text}"; write ISO 8601 such as 2026-01-05T09:00:00Z`
  throw new Failure('control.time_invalid', message, { property, value: text })
}
