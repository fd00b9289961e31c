import { isObject, type JsonObject } from '../documents/json.js'
import { allBelow, below, type Side } from './side.js'

/** A schema as far as it can be compared, its `allOf` laid together. */
export interface SchemaView {
  readonly side: Side
  /** All keywords; where parts of an `allOf` contradict each other, the last counts. */
  readonly keywords: JsonObject
  readonly properties: ReadonlyMap<string, Side>
  readonly required: ReadonlySet<string>
  readonly items: Side | undefined
  /** Values of `additionalProperties`, where that is a schema. */
  readonly others: Side | undefined
  /** Branches of `oneOf` and `anyOf`. */
  readonly branches: readonly Side[]
}

const deepest = 16

/** The view of a schema. */
export const viewOf = (side: Side, depth = 0): SchemaView => {
  const parts = depth < deepest ? [...allBelow(side, 'allOf').values()].map((part) => viewOf(part, depth + 1)) : []
  const { required } = side.value
  const items = below(side, 'items')
  const others = below(side, 'additionalProperties')
  const own: SchemaView = {
    side,
    keywords: side.value,
    properties: allBelow(side, 'properties'),
    required: new Set(Array.isArray(required) ? required.map(String) : []),
    items,
    others,
    branches: [...allBelow(side, 'oneOf').values(), ...allBelow(side, 'anyOf').values()],
  }
  return [...parts, own].reduce((a, b) => laidOver(a, b, side))
}

const laidOver = (a: SchemaView, b: SchemaView, side: Side): SchemaView => ({
  side,
  keywords: { ...a.keywords, ...b.keywords },
  properties: new Map([...a.properties, ...b.properties]),
  required: new Set([...a.required, ...b.required]),
  items: b.items ?? a.items,
  others: b.others ?? a.others,
  branches: [...a.branches, ...b.branches],
})

const allTypes = ['null', 'boolean', 'integer', 'fraction', 'string', 'array', 'object'] as const

type Kind = (typeof allTypes)[number]

/** The kinds of values that a schema takes; numbers are integers and fractions. */
export const kindsOf = ({ keywords, branches }: SchemaView): ReadonlySet<Kind> => {
  const { type, nullable } = keywords
  const named = Array.isArray(type) ? type : type === undefined ? [] : [type]
  if (named.length === 0 && branches.length > 0) return new Set(branches.flatMap((it) => [...kindsOf(viewOf(it))]))
  if (named.length === 0) return new Set(allowed(keywords)?.map(kindOf) ?? allTypes)
  return new Set([...named.flatMap(kindsNamed), ...(nullable === true ? (['null'] as const) : [])])
}

const kindsNamed = (type: unknown): readonly Kind[] =>
  type === 'number' ? ['integer', 'fraction'] : allTypes.filter((it) => it === type)

const kindOf = (value: unknown): Kind => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction'
  return isObject(value) ? 'object' : typeof value === 'boolean' ? 'boolean' : 'string'
}

/** The values that `enum` or `const` allow; undefined where neither stands. */
const allowed = ({ enum: several, const: one }: JsonObject): readonly unknown[] | undefined => {
  if (Array.isArray(several)) return several
  return one === undefined ? undefined : [one]
}

/** The values that a schema allows, as JSON; undefined for all of its kinds. */
export const valuesOf = ({ keywords }: SchemaView): ReadonlySet<string> | undefined => {
  const values = allowed(keywords)
  return values && new Set(values.map((value) => JSON.stringify(value)))
}
