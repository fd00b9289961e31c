import { type Stretch, stretchLength } from '../domain/time/stretch.js'
import { DeliveryError } from './delivery-error.js'

/** How often, and after which waits on the mock's clock, a delivery is tried. */
export interface RetryPolicy {
  /** How often it is sent at most, the first time included. */
  readonly attempts: number
  /** The wait after the first attempt; default 10 seconds. */
  readonly after?: Stretch
  /** How many times longer each wait is than the one before; default 2. */
  readonly factor?: number
  /** The longest wait; default one day. */
  readonly upTo?: Stretch
}

const defaultAfter: Stretch = { seconds: 10 }
const defaultFactor = 2
const defaultUpTo: Stretch = { days: 1 }
const longestWait: Stretch = { days: 366 }

/** When a delivery that failed so many times is sent again, in milliseconds since the epoch; undefined where it is given up. */
export const nextTry = (policy: RetryPolicy | undefined, attempts: number, now: number): number | undefined => {
  if (policy === undefined || attempts >= policy.attempts) return undefined
  const { after = defaultAfter, factor = defaultFactor, upTo = defaultUpTo } = policy
  const [first = 0, longest = 0] = [stretchLength(after), stretchLength(upTo)]
  const wait = first === 0 ? 0 : first * factor ** (attempts - 1)
  return now + Math.round(Math.min(wait, longest))
}

/** The policy, if it can be one; throws a `DeliveryError` that says what would do. */
export const checkedRetry = (policy: RetryPolicy | undefined): RetryPolicy | undefined => {
  if (policy === undefined) return undefined
  if (typeof policy !== 'object' || policy === null)
    throw new DeliveryError('A retry policy is an object such as { attempts: 3 }, or undefined for one attempt')
  const { attempts, factor = defaultFactor, after = defaultAfter, upTo = defaultUpTo } = policy
  mustBe(Number.isSafeInteger(attempts) && attempts >= 1, 'attempts', 'a whole number of one or more')
  mustBe(Number.isFinite(factor) && factor >= 1, 'factor', 'a number of one or more')
  mustBe(isWait(after), 'after', 'a stretch of up to 366 days such as { seconds: 10 }')
  mustBe(isWait(upTo), 'upTo', 'a stretch of up to 366 days such as { minutes: 5 }')
  return policy
}

const isWait = (stretch: Stretch): boolean =>
  (stretchLength(stretch) ?? Number.POSITIVE_INFINITY) <= (stretchLength(longestWait) ?? 0)

const mustBe = (isSo: boolean, member: string, what: string): void => {
  if (!isSo) throw new DeliveryError(`The member ${member} of a retry policy must be ${what}`)
}
