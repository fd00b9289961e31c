import type { LedgerId } from '../generated/ledger.js'

/** What came back of one sending. */
export interface Outcome {
  readonly status?: number
  readonly error?: string
  readonly response?: string
  /** The decision that made an error of it. */
  readonly restsOn?: LedgerId
}

/** Bytes of an answer's body that are read before the connection is dropped. */
export const largestAnswer = 64 * 1024

const longestResponse = 1000
const longestLocation = 300

/** An answer that came whole, or as far as it is read. */
export interface Answer {
  readonly status: number
  readonly location: string | null | undefined
  readonly body: Uint8Array
}

/** What an answer amounts to; one that leads elsewhere is an error, since redirects are not followed (WH-26). */
export const outcomeOf = ({ status, location, body }: Answer): Outcome => {
  const text = new TextDecoder().decode(body).slice(0, longestResponse)
  const outcome: Outcome = { status, ...(text !== '' && { response: text }) }
  if (status < 300 || status > 399 || !location) return outcome
  return {
    ...outcome,
    error: `The answer ${status} leads to ${location.slice(0, longestLocation)}; redirects are not followed`,
    restsOn: 'WH-26',
  }
}

/** What a failed sending amounts to. */
export const outcomeOfError = (error: unknown): Outcome => ({ error: messageOf(error) })

/** What a sending that was broken off amounts to: the reason of its signal. */
export const outcomeOfAbort = ({ reason }: AbortSignal): Outcome =>
  reason instanceof TooSlow ? { error: reason.message, restsOn: 'WH-25' } : outcomeOfError(reason)

/** The receiver had not answered when the time was over. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow'

  constructor(timeout: number) {
    super(`No complete answer within ${timeout} ms`)
  }
}

/** Several addresses that were tried in vain have their messages inside. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message || error.name : String(error)
}
