import type { Json, JsonObject } from '../../../contract/compile/document.js'
import { isObject } from '../../../contract/compile/schema.js'
import type { Chance } from './chance.js'

/** Values of every type that may be tried where something else is meant. */
const others: readonly Json[] = ['text', '', 0, -1, 1.5, true, null, [], {}]

const byFormat: Readonly<Record<string, readonly string[]>> = {
  'iso-8601': ['2026-01-05', '2026-01-05T10:00:00Z', '2026-01-05T10:00:00+05:45', '2026-02-30', 'tomorrow'],
  'date-time': ['2026-01-05T10:00:00.000Z', '2026-01-05'],
  date: ['2026-01-05', '2026-02-30'],
  email: ['someone@example.com', 'someone+tag@example.com', 'nobody'],
  'iana-time-zone': ['Asia/Kathmandu', 'UTC', 'Mars/Olympus'],
  'hex-colour': ['#0f62fe', '#fff', '#12'],
  'http-url': ['https://hooks.example.com/in', 'ftp://example.com', 'nowhere'],
  'absolute-url': ['https://example.com', 'nowhere'],
  uri: ['https://example.com', 'nowhere'],
  uuid: ['6a1d2f84-3c5b-4e0f-8d7a-91b2c3d4e5f6', '6a1d'],
  weekday: ['Monday', 'sunday', 'Blursday'],
  e164: ['+442071838750', '020'],
}

/** Values at the bounds of a schema, within and without, as JSON; the documents say of each whether it will do. */
export const boundaryValues = (schema: Json | undefined): readonly Json[] => {
  if (!isObject(schema)) return others
  const branches = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (branches.length > 0) return distinct([...branches.flatMap(boundaryValues), ...others])
  return distinct([...ownValues(schema), ...others])
}

const ownValues = (schema: JsonObject): readonly Json[] => {
  if (schema['const'] !== undefined) return [schema['const']]
  if (Array.isArray(schema['enum'])) return [...schema['enum'].slice(0, 4), 'no-such-value']
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type']
  if (type === 'integer' || type === 'number') return numbersAround(schema)
  if (type === 'boolean') return [true, false, 'yes']
  if (type === 'array') return listsOf(schema)
  return type === 'string' ? textsAround(schema) : []
}

const numbersAround = ({ minimum, maximum }: JsonObject): readonly Json[] => [
  ...(typeof minimum === 'number' ? [minimum - 1, minimum, minimum + 1] : [1]),
  ...(typeof maximum === 'number' ? [maximum - 1, maximum, maximum + 1] : [250]),
]

const textsAround = ({ format, pattern, minLength, maxLength }: JsonObject): readonly Json[] => {
  if (typeof format === 'string') return byFormat[format] ?? ['text']
  if (typeof pattern === 'string' && pattern.includes('\\d')) return ['1', '-1', '1,2', 'text']
  return [
    'text',
    'ünï cödé',
    ...(typeof minLength === 'number' ? ['x'.repeat(minLength), 'x'.repeat(Math.max(0, minLength - 1))] : []),
    ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1)] : []),
  ]
}

const listsOf = ({ items }: JsonObject): readonly Json[] => {
  const values = boundaryValues(items)
  return [values.slice(0, 2), ...values.slice(0, 3).map((value) => [value]), ['no-such-value']]
}

/** A value that may well be valid, drawn by chance. */
export const drawnValue = (schema: Json | undefined, chance: Chance): Json => {
  if (!isObject(schema)) return 'text'
  const branches = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (branches.length > 0) return drawnValue(chance.pick(branches), chance)
  if (Array.isArray(schema['enum'])) return chance.pick(schema['enum']) ?? null
  return drawnOfType(schema, chance)
}

const drawnOfType = (schema: JsonObject, chance: Chance): Json => {
  const { type, items } = schema
  if (type === 'integer' || type === 'number') return drawnNumber(schema, chance)
  if (type === 'array') return [drawnValue(items, chance)]
  if (type === 'boolean') return chance.whole(2) === 1
  return drawnText(schema, chance)
}

const drawnNumber = ({ minimum, maximum }: JsonObject, chance: Chance): number => {
  const least = Number(minimum ?? 0)
  return least + chance.whole(Number(maximum ?? least + 300) - least + 1)
}

const drawnText = ({ format, pattern }: JsonObject, chance: Chance): string => {
  if (format === 'iso-8601')
    return new Date(
      Date.UTC(2020 + chance.whole(20), chance.whole(12), 1 + chance.whole(28), chance.whole(24)),
    ).toISOString()
  if (typeof format === 'string') return byFormat[format]?.[0] ?? 'text'
  if (typeof pattern === 'string' && pattern.includes('\\d')) return String(1 + chance.whole(20_000))
  return Array.from({ length: 1 + chance.whole(12) }, () => chance.pick([...'abc xyzäß019-_.@'])).join('')
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

const distinct = (values: readonly Json[]): readonly Json[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** A value as it stands in a query; undefined where none can. */
export const inQuery = (value: Json): string | undefined => {
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(',') : undefined
  return value === null || isObject(value) ? undefined : String(value)
}
