import type { Fault } from './fault.js'
import { effects, refusals } from './fields.js'

/** Something that is wrong with a fault; one sentence. */
export interface FaultProblem {
  /** The field that it is about, where it is about one. */
  readonly field?: string
  /** Whether the field's name is wrong, not its value. */
  readonly isName?: boolean
  readonly message: string
}

type Combination = (fault: Fault) => FaultProblem | undefined

const given = <Name extends keyof Fault>(fault: Fault, names: readonly Name[]): readonly Name[] =>
  names.filter((name) => fault[name] !== undefined)

const doesSomething: Combination = (fault) =>
  given(fault, effects).length === 0
    ? { message: `a fault does something: give one of ${effects.join(', ')}` }
    : undefined

const answersOnce: Combination = (fault) => {
  const [first, second] = given(fault, refusals)
  if (second === undefined) return undefined
  return { field: second, isName: true, message: `${first} and ${second} exclude each other; leave one of them out` }
}

const resetLeavesNoAnswer: Combination = (fault) => {
  if (fault.connection !== 'reset') return undefined
  const [answer] = given(fault, [...refusals, 'slowBody'])
  if (answer === undefined) return undefined
  return { field: answer, isName: true, message: `connection: reset leaves no answer for ${answer}; leave one out` }
}

const truncatesAtOnce: Combination = ({ connection, slowBody }) =>
  connection === 'truncate' && slowBody !== undefined
    ? {
        field: 'slowBody',
        isName: true,
        message: 'connection: truncate and slowBody exclude each other; leave one out',
      }
    : undefined

const momentMatters: Combination = ({ when, status, connection }) =>
  when === undefined || status !== undefined || connection === 'reset'
    ? undefined
    : { field: 'when', isName: true, message: 'when goes with status and connection: reset only; leave it out' }

const jitterOfLatency: Combination = ({ jitter, latency }) =>
  jitter !== undefined && latency === undefined
    ? { field: 'jitter', isName: true, message: 'jitter goes on top of a latency; give it too, 0 will do' }
    : undefined

const seedOfDraws: Combination = ({ seed, chance, jitter }) =>
  seed !== undefined && chance === undefined && jitter === undefined
    ? { field: 'seed', isName: true, message: 'seed is for chance and jitter; leave it out where neither is given' }
    : undefined

/** What the fields of one fault have to do with each other. */
export const combinations: readonly Combination[] = [
  doesSomething,
  answersOnce,
  resetLeavesNoAnswer,
  truncatesAtOnce,
  momentMatters,
  jitterOfLatency,
  seedOfDraws,
]
