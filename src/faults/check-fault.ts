import { didYouMean } from '../domain/nearest-name.js'
import { contracts } from '../generated/contracts.js'
import { combinations, type FaultProblem } from './combinations.js'
import type { Fault } from './fault.js'
import { FaultError } from './fault-error.js'
import { fields } from './fields.js'
import { refusalNames } from './refusal-names.js'

/** Names of callers that a fault may be aimed at. */
export type KnownCallers = () => readonly string[]

/** The fault without fields that are not given; throws a `FaultError` with everything that is wrong with it. */
export const checkedFault = (value: unknown, callers: KnownCallers): Fault => {
  const given = givenFields(value)
  const problems = misshapen(given)
  if (problems.length > 0) throw toError(problems)
  const fault = given as Fault
  const wrong = faultProblems(fault, callers)
  if (wrong.length > 0) throw toError(wrong)
  return fault
}

const toError = (problems: readonly FaultProblem[]): FaultError =>
  new FaultError(`Cannot set this fault: ${problems.map(({ message }) => message).join('; ')}`)

const givenFields = (value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FaultError(`A fault is an object, such as { status: 503 }, is ${shown(value)}`)
  return Object.fromEntries(Object.entries(value).filter(([, it]) => it !== undefined))
}

const misshapen = (given: Readonly<Record<string, unknown>>): readonly FaultProblem[] =>
  Object.entries(given).flatMap(([field, value]) => {
    const message = isField(field) ? misfit(field, value) : unknownField(field)
    return message === undefined ? [] : [{ field, message }]
  })

const isField = (name: string): name is keyof Fault => Object.hasOwn(fields, name)

const misfit = (field: keyof Fault, value: unknown): string | undefined => {
  const wanted = fields[field](value)
  return wanted && `${field} must be ${wanted}, is ${shown(value)}`
}

const unknownField = (name: string): string => {
  const known = Object.keys(fields)
  return `there is no field "${name.slice(0, longestShown)}"${didYouMean(name, known) || `; there are ${known.join(', ')}`}`
}

/** What is wrong with a fault whose fields each have a value of their kind: names that nothing has, and fields that exclude each other. */
export const faultProblems = (fault: Fault, callers: KnownCallers): readonly FaultProblem[] => [
  ...unknownName(fault, 'operationId', { noun: 'operation', known: () => contracts.map(({ id }) => id) }),
  ...unknownName(fault, 'refuse', { noun: 'refusal', known: () => refusalNames }),
  ...unknownName(fault, 'caller', { noun: 'credential', known: () => ['anonymous', ...callers()] }),
  ...combinations.flatMap((judge) => judge(fault) ?? []),
]

interface Names {
  readonly noun: string
  readonly known: () => readonly string[]
}

const fewNames = 12

const unknownName = (
  fault: Fault,
  field: 'operationId' | 'refuse' | 'caller',
  { noun, known }: Names,
): readonly FaultProblem[] => {
  const name = fault[field]
  if (name === undefined) return []
  const names = known()
  if (names.includes(name)) return []
  const others = names.length > fewNames ? '' : `; there are ${names.join(', ')}`
  return [
    { field, message: `there is no ${noun} "${name.slice(0, longestShown)}"${didYouMean(name, names) || others}` },
  ]
}

const longestShown = 80

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return JSON.stringify(value.slice(0, longestShown))
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
