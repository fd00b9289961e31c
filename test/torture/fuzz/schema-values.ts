import type { Json, JsonObject } from '../../../src/contract/compile/document.js'
import { isObject } from '../../../src/contract/compile/schema.js'
import type { Dice } from '../dice.js'

/** A value that the schema, its references resolved, describes: as good as always valid, and mostly short. */
export const describedValue = (schema: Json | undefined, dice: Dice): Json => {
  if (!isObject(schema)) return 'anything'
  const chosen = schema['oneOf'] ?? schema['anyOf']
  const branch = Array.isArray(chosen) ? describedValue(dice.pick(chosen), dice) : undefined
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'].map((it) => describedValue(it, dice)) : []
  const own =
    schema['type'] === undefined && (branch !== undefined || parts.length > 0) ? undefined : plain(schema, dice)
  return merged([own, ...parts, branch])
}

/** Objects are put together; of anything else the last counts. */
const merged = (values: readonly (Json | undefined)[]): Json => {
  const given = values.filter((it) => it !== undefined)
  const last = given.at(-1) ?? null
  return isObject(last) ? Object.assign({}, ...given.filter(isObject)) : last
}

const plain = (schema: JsonObject, dice: Dice): Json => {
  if (schema['const'] !== undefined) return schema['const']
  if (Array.isArray(schema['enum'])) return dice.pick(schema['enum'])
  const example = schema['example'] ?? schema['default']
  if (example !== undefined && dice.chance(0.4)) return example
  return ofType[typeOf(schema, dice)]?.(schema, dice) ?? null
}

const typeOf = ({ type, properties }: JsonObject, dice: Dice): string => {
  if (Array.isArray(type)) return String(dice.pick(type))
  return String(type ?? (properties ? 'object' : 'string'))
}

type Make = (schema: JsonObject, dice: Dice) => Json

const numberOf = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

const integer: Make = (schema, dice) => {
  const least = numberOf(schema['minimum'], numberOf(schema['exclusiveMinimum'], -1) + 1)
  const most = Math.min(numberOf(schema['maximum'], least + 60), least + 1_000_000)
  return dice.pick([least, most, least + dice.below(Math.max(1, most - least)), least + Math.min(15, most - least)])
}

const array: Make = (schema, dice) => {
  const least = numberOf(schema['minItems'], 0)
  const count = Math.min(least + dice.below(3), numberOf(schema['maxItems'], 10))
  const items = Array.from({ length: count }, () => describedValue(schema['items'], dice))
  return schema['uniqueItems'] === true ? uniques(items) : items
}

const uniques = (items: readonly Json[]): Json[] => [...new Map(items.map((it) => [JSON.stringify(it), it])).values()]

const object: Make = (schema, dice) => {
  const { properties, required, additionalProperties } = schema
  const needed = new Set(Array.isArray(required) ? required : [])
  const chosen = Object.entries(isObject(properties) ? properties : {}).filter(
    ([name]) => needed.has(name) || dice.chance(0.3),
  )
  const free = additionalProperties === true && dice.chance(0.3) ? { note: 'free' } : {}
  return { ...free, ...Object.fromEntries(chosen.map(([name, inner]) => [name, describedValue(inner, dice)])) }
}

/** Values of each format; `start` and the like are put right by what is known of the house. */
const formats: Readonly<Record<string, readonly string[]>> = {
  email: ['zoe@example.com', 'Zoe+tag@example.com', 'a.b-c@mail.example.com'],
  'iana-time-zone': ['Europe/London', 'UTC', 'Asia/Kathmandu', 'Pacific/Apia', 'America/St_Johns'],
  'iso-8601': ['2026-01-06T10:00:00Z', '2026-01-07', '2026-01-08T12:00:00+05:45', '2026-03-29T01:30:00.000Z'],
  'http-url': ['http://127.0.0.1:4011/hook', 'https://hooks.example.com/a?b=c'],
  'absolute-url': ['https://example.com/done', 'https://a.example.com/x?y=1#z'],
  date: ['2026-01-06', '2026-02-28', '2026-12-31'],
  'hex-colour': ['#4f46e5', '#fff', 'abcdef12'],
  weekday: ['Monday', 'Friday', 'Sunday'],
}

const patterns: readonly (readonly [text: string, values: readonly string[]])[] = [
  ['525600', ['60', '1', '0030', '525600']],
  ['[^\\s', ['plain-slug', 'a', 'slug.1']],
  ['([01]', ['09:00', '17:30', '00:00', '23:59']],
  ['A-Za-z0-9._-', ['worker-1', 'a.b_c']],
  ['-?\\d+ *(', ['10001', '10001,10002', ' 1 , 2 ']],
  ['^-?\\d+$', ['10001', '101', '-1']],
]

const words = ['text', 'Intro', 'Ümläut', '日本', 'a b', '10001', '🙂', 'x'.repeat(120), 'svc-video', "O'Neil <b>"]

const text: Make = (schema, dice) => {
  const { format, pattern } = schema
  if (typeof format === 'string') return dice.pick(formats[format] ?? ['text'])
  const known = typeof pattern === 'string' ? patterns.find(([part]) => pattern.includes(part)) : undefined
  if (known) return dice.pick(known[1])
  return dice.pick(words).slice(0, numberOf(schema['maxLength'], 200))
}

const ofType: Readonly<Record<string, Make>> = {
  integer,
  number: integer,
  array,
  object,
  string: text,
  boolean: (_schema, dice) => dice.chance(0.5),
  null: () => null,
}
