import { type Described, describedOperations } from '../../../src/contract/compile/described.js'
import type { Documents, Json, JsonObject } from '../../../src/contract/compile/document.js'
import { dereference, isObject } from '../../../src/contract/compile/schema.js'

/** One request that both judges read, and what was changed in it. */
export interface Trial {
  readonly operationId: string
  /** `body.attendee.email = 1`, or `example` where nothing was changed. */
  readonly change: string
  readonly method: string
  readonly path: string
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: Json | undefined
}

/** Whether every change is tried everywhere: `SVC_MOCK_TRIALS=all`. */
const isThorough = process.env['SVC_MOCK_TRIALS'] === 'all'

/**
 * Every example of every described operation, and systematic changes of it.
 *
 * Each place is tried with every other value, in turn; what was tried before, the same place of the same schema, with every eighth.
 */
export const trials = (documents: Documents): readonly Trial[] => {
  const tried = new Set<string>()
  return describedOperations(documents).flatMap((operation) => {
    const examples = examplesOf(operation, documents)
    const [first] = examples
    if (!first) return []
    return [
      ...examples,
      ...examples.flatMap(withChangedBody(operation, { documents, tried })),
      ...withChangedQuery(operation, first),
      ...withChangedPath(operation, first),
    ]
  })
}

const examplesOf = (operation: Described, documents: Documents): readonly Trial[] => {
  const bodies = operation.body === undefined ? [undefined] : bodyExamples(operation, documents)
  return bodies.map((body) => ({
    operationId: operation.id,
    change: 'example',
    method: operation.method,
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      String(parameterNamed(operation, name)?.['example'] ?? 1),
    ),
    query: requiredQuery(operation),
    headers: headersOf(operation),
    body,
  }))
}

/** The examples of the query parameters that must be there. */
const requiredQuery = ({ parameters }: Described): Trial['query'] =>
  parameters
    .filter((it) => it['in'] === 'query' && it['required'] === true)
    .map((it) => [String(it['name']), String(it['example'])])

const parameterNamed = ({ parameters }: Described, name: string) => parameters.find((it) => it['name'] === name)

const headersOf = ({ version, parameters, body }: Described): Record<string, string> => {
  const header = parameters.find((it) => it['in'] === 'header')
  return {
    ...(version && header && { [String(header['name'])]: String(version['value']) }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
}

const bodyExamples = ({ operation, document }: Described, documents: Documents): readonly Json[] => {
  const { content } = dereference(documents[document], operation['requestBody'] ?? null) as { content: JsonObject }
  const { examples } = content['application/json'] as { examples: JsonObject }
  return Object.values(examples).map((example) => (example as JsonObject)['value'] ?? null)
}

/** Values of every type, some of them well-formed for some property. */
const values: readonly Json[] = [
  ...[
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    13,
    24,
    2 ** 53,
    '',
    'text',
    '1',
    'true',
    'a@example.com',
    'https://a.example.com',
    '2026-01-05',
  ],
  ...['2026-01-05T10:00:00Z', 'Europe/Paris', '#4f46e5', 'Monday', 'en', 'x'.repeat(501)],
  ...[[], ['text'], [1], [null], {}, { type: 'text' }, { disabled: true }, { key: 'value' }],
  Object.fromEntries(Array.from({ length: 51 }, (_, number) => [`key${number}`, 'x'])),
  { ['k'.repeat(41)]: 'x' },
]

const withChangedBody =
  (operation: Described, { documents, tried }: { readonly documents: Documents; readonly tried: Set<string> }) =>
  (trial: Trial): readonly Trial[] => {
    if (trial.body === undefined) return []
    const places = [...placesIn(trial.body), ...describedPlaces(operation, documents)]
    const distinct = [...new Map(places.map((place) => [place.join('.'), place])).values()]
    return distinct.flatMap((place, turn) => {
      const name = `${JSON.stringify(operation.body)} ${place.join('.')}`
      const every = isThorough ? 1 : tried.has(name) ? 8 : 2
      tried.add(name)
      const chosen = [...values, undefined].filter((_value, position) => (position + turn) % every === 0)
      return chosen.map((value) => changed(trial, place, value))
    })
  }

type Place = readonly (string | number)[]

/** Every place of a body, itself included. */
const placesIn = (value: Json, place: Place = []): readonly Place[] => {
  const children = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  return [place, ...children.flatMap(([key, item]) => placesIn(item, [...place, key]))]
}

/** The described properties of the body, and one that nobody describes. */
const describedPlaces = ({ body, document }: Described, documents: Documents): readonly Place[] => {
  const schema = dereference(documents[document], body ?? {})
  const properties = isObject(schema) && isObject(schema['properties']) ? Object.keys(schema['properties']) : []
  return [...properties, 'undescribed'].map((name) => [name])
}

const changed = (trial: Trial, place: Place, value: Json | undefined): Trial => ({
  ...trial,
  change: `body${place.map((step) => `.${step}`).join('')} = ${JSON.stringify(value)?.slice(0, 60) ?? 'left out'}`,
  body: replaced(trial.body ?? null, place, value),
})

const replaced = (body: Json, [step, ...rest]: Place, value: Json | undefined): Json | undefined => {
  if (step === undefined) return value
  if (Array.isArray(body))
    return body.flatMap((item, index) => (index === step ? kept(replaced(item, rest, value)) : [item]))
  const object = isObject(body) ? body : {}
  const { [String(step)]: present, ...others } = object
  const next = replaced(present ?? null, rest, value)
  return next === undefined ? others : { ...others, [String(step)]: next }
}

const kept = (value: Json | undefined): Json[] => (value === undefined ? [] : [value])

const texts = [
  '',
  'text',
  '0',
  '1',
  '-1',
  '1.5',
  '250',
  '251',
  '1,2',
  '1,text',
  'true',
  'asc',
  'past',
  'past,upcoming',
  '2026-01-05',
  '2026-01-05T10:00:00Z',
  '+1',
  '1e3',
  ' 1',
]

const withChangedQuery = ({ parameters }: Described, trial: Trial): readonly Trial[] =>
  parameters
    .filter((it) => it['in'] === 'query')
    .flatMap(({ name }) =>
      texts.map((text) => ({ ...trial, change: `query.${name} = ${text}`, query: [[String(name), text] as const] })),
    )

const withChangedPath = ({ path, parameters }: Described, trial: Trial): readonly Trial[] =>
  parameters
    .filter((it) => it['in'] === 'path')
    .flatMap(({ name }) => {
      const position = path.split('/').indexOf(`{${name}}`)
      return ['text', '0', '-1', '1.5', '+1', '1e3'].map((text) => ({
        ...trial,
        change: `path.${name} = ${text}`,
        path: trial.path.split('/').with(position, text).join('/'),
      }))
    })
