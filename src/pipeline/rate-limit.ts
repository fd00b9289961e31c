import type { OperationContract } from '../contract/operation-contract.js'

/** What a client is counted by: requests per minute, and how the names of the headers end that tell it. */
interface Allowance {
  readonly limit: number
  readonly ending: '' | '-Default' | '-Location'
}

/** State of one counter after a request. */
export interface RateState extends Allowance {
  readonly remaining: number
  /** Seconds until counting begins anew. */
  readonly resetIn: number
  readonly isExceeded: boolean
}

/** Kinds of trackers with their requests per minute (RL-01, RL-03). */
const limits = { apiKey: 120, oauthClient: 500, accessToken: 500, anonymous: 120, v1: 30 } as const

/** Whom a request is counted for. */
export interface Tracker {
  readonly kind: keyof typeof limits
  readonly id: string
}

/** What is asked for, as far as counting is concerned; no id where no operation was found. */
export type Counted = Pick<OperationContract, 'generation'> & { readonly id?: string }

/** Operations that count by themselves. */
const own: Readonly<Partial<Record<string, Allowance>>> = { updateBookingLocation: { limit: 5, ending: '-Location' } }

const windowLength = 60_000
const blockLength = 60_000
const mostTrackers = 10_000

interface Window {
  readonly startedAt: number
  readonly count: number
  readonly blockedUntil: number
}

/** Counts requests per tracker in windows of one minute on the mock's clock. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>()

  /** Counts one request, and says how it stands. */
  count(operation: Counted, tracker: Tracker, now: number): RateState {
    const allowance = allowanceOf(operation, tracker)
    const key = keyOf(allowance, tracker)
    const window = withOneMore(this.#window(key, now), allowance.limit, now)
    if (this.#windows.size >= mostTrackers && !this.#windows.has(key)) this.#windows.clear()
    this.#windows.set(key, window)
    return stateOf(window, allowance, now)
  }

  /** How it stands without counting anything: for what is refused before its turn to be counted. */
  standing(operation: Counted, tracker: Tracker, now: number): RateState {
    const allowance = allowanceOf(operation, tracker)
    return stateOf(this.#window(keyOf(allowance, tracker), now), allowance, now)
  }

  reset(): void {
    this.#windows.clear()
  }

  /** The window that counts now: a new one where the last is over, or where the clock was set back before it. */
  #window(key: string, now: number): Window {
    const window = this.#windows.get(key)
    return window && now >= window.startedAt && now < endOf(window)
      ? window
      : { startedAt: now, count: 0, blockedUntil: 0 }
  }
}

/** A blocked window stays as it is; any other counts, and is blocked above its limit. */
const withOneMore = (window: Window, limit: number, now: number): Window => {
  if (window.blockedUntil > 0) return window
  const count = window.count + 1
  return { ...window, count, blockedUntil: count > limit ? now + blockLength : 0 }
}

const keyOf = ({ ending }: Allowance, { kind, id }: Tracker): string => `${ending} ${kind} ${id}`

const allowanceOf = ({ id = '', generation }: Counted, { kind }: Tracker): Allowance =>
  generation === 'v1' ? { limit: limits.v1, ending: '' } : (own[id] ?? { limit: limits[kind], ending: '-Default' })

const endOf = ({ blockedUntil, startedAt }: Window): number =>
  blockedUntil > 0 ? blockedUntil : startedAt + windowLength

const stateOf = (window: Window, { limit, ending }: Allowance, now: number): RateState => {
  return {
    limit,
    ending,
    remaining: Math.max(0, limit - window.count),
    resetIn: Math.max(0, Math.ceil((endOf(window) - now) / 1000)),
    isExceeded: window.blockedUntil > 0,
  }
}

/** How it stands for a tracker that is blocked from now on, whatever it used up. */
export const exhausted = (state: RateState): RateState => ({
  ...state,
  remaining: 0,
  resetIn: blockLength / 1000,
  isExceeded: true,
})

/** The three headers that tell a client how it stands (RL-02). */
export const rateHeaders = ({ limit, remaining, resetIn, ending }: RateState): Record<string, string> =>
  endings[ending](String(limit), String(remaining), String(resetIn))

type Told = (limit: string, remaining: string, reset: string) => Record<string, string>

/** Written out, since names that are put together for each reply cost more than the reply's validation. */
const endings = {
  '': (limit, remaining, reset) => ({
    'X-RateLimit-Limit': limit,
    'X-RateLimit-Remaining': remaining,
    'X-RateLimit-Reset': reset,
  }),
  '-Default': (limit, remaining, reset) => ({
    'X-RateLimit-Limit-Default': limit,
    'X-RateLimit-Remaining-Default': remaining,
    'X-RateLimit-Reset-Default': reset,
  }),
  '-Location': (limit, remaining, reset) => ({
    'X-RateLimit-Limit-Location': limit,
    'X-RateLimit-Remaining-Location': remaining,
    'X-RateLimit-Reset-Location': reset,
  }),
} satisfies Record<string, Told>
