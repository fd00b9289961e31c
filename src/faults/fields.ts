import type { Fault } from './fault.js'

/** What is wrong with the value of a field, after "must be"; undefined where nothing is. */
type Judge = (value: unknown) => string | undefined

const longest = 600_000

const whole =
  (least: number, most = Number.POSITIVE_INFINITY): Judge =>
  (value) => {
    if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return undefined
    return `a whole number ${most === Number.POSITIVE_INFINITY ? `of ${least} or more` : `from ${least} to ${most}`}`
  }

const oneOf =
  (...allowed: readonly string[]): Judge =>
  (value) =>
    allowed.some((it) => it === value) ? undefined : `one of ${allowed.join(', ')}`

const text: Judge = (value) => (typeof value === 'string' && value !== '' ? undefined : 'a text')
const onlyTrue: Judge = (value) => (value === true ? undefined : 'true, or left out')
const likelihood: Judge = (value) =>
  typeof value === 'number' && value > 0 && value <= 1 ? undefined : 'a number above 0, up to 1'

/** The fields of a fault, each with what it takes. */
export const fields: Readonly<Record<keyof Fault, Judge>> = {
  operationId: text,
  caller: text,
  nth: whole(1),
  times: whole(1),
  chance: likelihood,
  seed: whole(0),
  status: whole(400, 599),
  refuse: text,
  rateLimited: onlyTrue,
  expiredToken: onlyTrue,
  latency: whole(0, longest),
  jitter: whole(0, longest),
  connection: oneOf('reset', 'truncate', 'malformed'),
  slowBody: whole(1, longest),
  when: oneOf('before', 'after'),
}

/** The fields that choose which requests meet a fault. */
export const aims = ['operationId', 'caller', 'nth', 'times', 'chance'] as const satisfies readonly (keyof Fault)[]

/** The fields that put a refusal in the place of the answer; a fault has at most one of them. */
export const refusals = ['status', 'refuse', 'rateLimited', 'expiredToken'] as const satisfies readonly (keyof Fault)[]

/** The fields of which a fault has at least one. */
export const effects = [...refusals, 'latency', 'connection', 'slowBody'] as const satisfies readonly (keyof Fault)[]
