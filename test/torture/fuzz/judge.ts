import { type Attempt, bytesOf } from './attempt.js'
import { calm, differenceOf, type House, stateOf, written } from './house.js'
import { type Answered, brokenRules } from './rules.js'
import type { Outcome } from './visit.js'
import { wordOf } from './word-of.js'

/** How requests are sent and judged. */
export interface Judging {
  /** Sends one, through whichever door. */
  ask(house: House, attempt: Attempt): Promise<Outcome>
  /** Errors that the mock logged since this was last emptied. */
  readonly logged: string[]
  /** Whether all that is stored is compared as a text too. */
  readonly thoroughly: boolean
  /** Whether everything that the house holds is exported and imported afterwards. */
  readonly isMoved?: boolean
}

/** The rule that nothing takes long. */
export const lateAnswer = 'answers in bounded time'

/** Milliseconds that an answer may take, and by how many bytes of a body it may take one more. */
const [boundedTime, bytesInAMillisecond] = [250, 1500]

/** What came of a request, and everything that is wrong with that. */
export interface Judged extends Answered {
  readonly broken: readonly (readonly [rule: string, found: string])[]
}

/** The rule that everything that is told can be taken back in. */
export const brokenWord = 'keeps its word'

const unanswered: Outcome = { status: undefined, headers: {}, body: '', hasWaited: false, took: 0 }

/** Asks, and judges the answer. */
export const judge = async (house: House, attempt: Attempt, judging: Judging): Promise<Judged> => {
  const { logged } = judging
  const before = stateOf(house)
  const text = judging.thoroughly ? written(house) : undefined
  house.answered.length = 0
  logged.length = 0
  const outcome = await judging.ask(house, attempt).catch((error: unknown) => {
    logged.push(`The door failed: ${error instanceof Error ? error.stack : error}`)
    return unanswered
  })
  const isMutated = text !== undefined && (outcome.status ?? 0) >= 400 && written(house) !== text
  const difference =
    differenceOf(before, stateOf(house)) ?? (isMutated ? 'something was mutated in its place' : undefined)
  const answered = { attempt, outcome, exchange: house.answered.at(-1), difference, logged: [...logged] }
  await calm(house)
  const word = judging.isMoved ? await wordOf(house) : undefined
  const further = word === undefined ? [] : [[brokenWord, word] as const]
  return { ...answered, broken: [...brokenRules(answered), ...lateness(attempt, outcome), ...further] }
}

const lateness = (attempt: Attempt, { hasWaited, took }: Outcome): readonly (readonly [string, string])[] => {
  const allowed = boundedTime + (bytesOf(attempt)?.length ?? 0) / bytesInAMillisecond
  return hasWaited || took <= allowed ? [] : [[lateAnswer, `${Math.round(took)} ms`]]
}
