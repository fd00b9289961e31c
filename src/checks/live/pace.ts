import type { Ask, LiveReply } from './exchange.js'

/** What waiting has to do with the platform. */
export interface Time {
  /** Milliseconds of any clock that only goes forward. */
  now(): number
  /** Resolves after so many milliseconds, earlier where the run is broken off. */
  sleep(milliseconds: number): Promise<void>
}

/** How fast a service may be asked. */
export interface Pace extends Time {
  /** Requests a second. */
  readonly rate: number
  /** Told when the service makes us wait. */
  readonly onWait?: (seconds: number, why: string) => void
}

const mostTries = 3
const longestWait = 120

/** Asks no faster than allowed: by `rate`, by what `X-RateLimit-*` leaves, and again after 429 when `Retry-After` has passed. */
export const paced = (ask: Ask, pace: Pace): Ask => {
  let next = 0
  const untilFree = new Map<string, number>()
  const unenforced = new Set<string>()
  const turn = async (counter: string): Promise<void> => {
    const at = Math.max(next, untilFree.get(counter) ?? 0)
    if (at > pace.now()) await pace.sleep(at - pace.now())
    if (untilFree.delete(counter)) unenforced.add(counter)
    next = pace.now() + 1000 / pace.rate
  }
  const heed = (counter: string, reply: LiveReply): void => {
    const seconds = waitAfter(reply)
    if (seconds === undefined || (unenforced.has(counter) && reply.status !== 429)) return
    pace.onWait?.(seconds, reply.status === 429 ? 'it answers 429' : 'its rate limit is used up')
    untilFree.set(counter, pace.now() + seconds * 1000)
  }
  return async (request) => {
    for (let tries = 1; ; tries += 1) {
      await turn(request.counter)
      const reply = await ask(request)
      heed(request.counter, reply)
      if (reply.status !== 429 || tries === mostTries) return reply
    }
  }
}

/** Seconds to wait before the next request of this kind; undefined where none need be. A limit that is told but let us through after its wait is not heeded again. */
const waitAfter = ({ status, headers }: LiveReply): number | undefined => {
  const retryAfter = secondsIn(headers['retry-after'])
  const reset = secondsIn(numberOf(headers, 'x-ratelimit-reset'))
  if (status === 429) return Math.min(retryAfter ?? reset ?? 1, longestWait)
  return numberOf(headers, 'x-ratelimit-remaining') === '0' ? Math.min(reset ?? 1, longestWait) : undefined
}

/** The header of this name, whatever suffix names its counter. */
const numberOf = (headers: LiveReply['headers'], name: string): string | undefined =>
  Object.entries(headers).find(([key]) => key === name || key.startsWith(`${name}-`))?.[1]

const secondsIn = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (/^\d+(?:\.\d+)?$/.test(text.trim())) return Number(text)
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000)
}
