import type { JsonObject } from '../documents/json.js'

/** A bound that was moved, in words, and whether fewer or more values fit. */
export interface MovedBound {
  readonly change: 'narrowed' | 'widened'
  readonly message: string
}

const lower = ['minLength', 'minItems', 'minProperties'] as const
const upper = ['maxLength', 'maxItems', 'maxProperties'] as const

/** Bounds that one schema sets otherwise than the other. */
export const movedBounds = (before: JsonObject, after: JsonObject): readonly MovedBound[] => [
  ...lower.flatMap((name) => moved(name, numberAt(before, name) ?? 0, numberAt(after, name) ?? 0)),
  ...upper.flatMap((name) => moved(name, -limitAt(before, name), -limitAt(after, name))),
  ...moved('minimum', leastOf(before), leastOf(after)),
  ...moved('maximum', -mostOf(before), -mostOf(after)),
  ...texts('pattern', before, after),
  ...texts('format', before, after),
  ...texts('multipleOf', before, after),
  ...flags('uniqueItems', before['uniqueItems'] === true, after['uniqueItems'] === true),
]

/** A tiny bit more than the bound itself, where that does not fit. */
const excluded = 1e-9

const numberAt = (schema: JsonObject, name: string): number | undefined =>
  typeof schema[name] === 'number' ? schema[name] : undefined

const limitAt = (schema: JsonObject, name: string): number => numberAt(schema, name) ?? Number.POSITIVE_INFINITY

const leastOf = (schema: JsonObject): number => {
  const least = numberAt(schema, 'minimum') ?? Number.NEGATIVE_INFINITY
  const above = numberAt(schema, 'exclusiveMinimum') ?? (schema['exclusiveMinimum'] === true ? least : undefined)
  return above === undefined ? least : Math.max(least, above + excluded)
}

const mostOf = (schema: JsonObject): number => {
  const most = limitAt(schema, 'maximum')
  const below = numberAt(schema, 'exclusiveMaximum') ?? (schema['exclusiveMaximum'] === true ? most : undefined)
  return below === undefined ? most : Math.min(most, below - excluded)
}

const moved = (name: string, before: number, after: number): readonly MovedBound[] => {
  if (before === after) return []
  const change = after > before ? 'narrowed' : 'widened'
  return [{ change, message: `${name} was ${shown(before)}, is ${shown(after)}` }]
}

const shown = (bound: number): string => {
  if (!Number.isFinite(bound)) return 'none'
  const rounded = Math.round(Math.abs(bound) * 1e6) / 1e6
  return Math.abs(bound) === rounded || Number.isInteger(bound)
    ? String(Math.abs(bound))
    : `${rounded}, itself left out`
}

/** What a text of rules takes cannot be compared with what another takes: one that is new narrows, one that is gone widens, another does both. */
const texts = (name: string, before: JsonObject, after: JsonObject): readonly MovedBound[] => {
  const [was, is] = [before[name], after[name]]
  if (was === is) return []
  const message = `${name} was ${was ?? 'none'}, is ${is ?? 'none'}`
  if (was === undefined) return [{ change: 'narrowed', message }]
  if (is === undefined) return [{ change: 'widened', message }]
  return [
    { change: 'narrowed', message },
    { change: 'widened', message },
  ]
}

const flags = (name: string, before: boolean, after: boolean): readonly MovedBound[] =>
  before === after ? [] : [{ change: after ? 'narrowed' : 'widened', message: `${name} was ${before}, is ${after}` }]
