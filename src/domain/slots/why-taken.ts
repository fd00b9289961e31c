import { type Attempt, createAttempt, type Wish } from '../booking/attempt.js'
import { timeRules } from '../booking/rules/booking-rules.js'
import { managedParent } from '../booking/rules/managed-parent.js'
import { teamHosts } from '../booking/rules/team-hosts.js'
import type { EventType } from '../event-type/event-type.js'
import type { Failure } from '../failure.js'

/** The rules of a booking that do not ask who books: what passes them can be booked by somebody (XT-51). */
const rules = [managedParent, teamHosts, ...timeRules].filter(({ alternative }) => alternative === undefined)

/** One time of one event type, in milliseconds since the epoch and minutes. */
export interface AskedSlot {
  readonly start: number
  readonly length: number
}

/** Why nobody could book the event type then: the refusal that he would hear; nothing where the slot is free. */
export const whyTaken = (
  eventType: EventType,
  slot: AskedSlot,
  { policy, now, ...around }: Parameters<typeof createAttempt>[2] & Pick<Wish, 'policy' | 'now'>,
): Failure | undefined => {
  const attempt = createAttempt({ ...somebody(slot), policy, now }, eventType, around)
  return firstRefusal(attempt)
}

const firstRefusal = (attempt: Attempt): Failure | undefined => {
  for (const rule of rules) {
    const refusal = rule.check(attempt)
    if (refusal) return refusal
  }
  return undefined
}

/** A wish for one meeting of nobody in particular. */
const somebody = ({ start, length }: AskedSlot): Omit<Wish, 'policy' | 'now'> => ({
  input: {
    start,
    lengthInMinutes: length,
    attendee: { name: '', timeZone: 'UTC', email: '' },
    ...{ responses: {}, guests: [], metadata: {}, instant: false, isSingle: true },
  },
  caller: { kind: 'anonymous' },
  unknown: [],
  verificationCode: '',
})
