import { toIso } from '../domain/time/instant.js'
import { type Attempt, type Delivery, type DeliveryState, succeeded } from './delivery.js'
import { nextTry, type RetryPolicy } from './retry.js'

/** What becomes of a delivery. */
export interface Verdict {
  readonly state: DeliveryState
  readonly reason?: string
  /** When it is sent again: milliseconds since the epoch. */
  readonly dueAt?: number
}

/** What a verdict goes by. */
export interface Circumstances {
  readonly policy: RetryPolicy | undefined
  /** How often the delivery was sent by now. */
  readonly sent: number
  readonly now: number
}

/** What an attempt makes of a delivery: delivered, to be sent again, or given up. */
export const verdictOn = (attempt: Attempt, { policy, sent, now }: Circumstances): Verdict => {
  if (succeeded(attempt)) return { state: 'delivered' }
  const dueAt = nextTry(policy, sent, now)
  const problem = problemOf(attempt)
  return dueAt === undefined
    ? { state: 'failed', reason: problem }
    : { state: 'waiting', reason: `${problem}; it is sent again at ${toIso(dueAt)}`, dueAt }
}

/** What an attempt by hand makes of a delivery that was concluded: what was delivered stays so. */
export const verdictByHand = ({ state }: Delivery, attempt: Attempt): Verdict =>
  state === 'delivered' || succeeded(attempt) ? { state: 'delivered' } : { state: 'failed', reason: problemOf(attempt) }

const problemOf = ({ status, error }: Attempt): string => error ?? `The receiver answered ${status}`
