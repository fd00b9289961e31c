import type { JsonObject } from '../../../contract/compile/document.js'
import { describedOperation } from '../described.js'
import type { Parts, Probe } from '../probe.js'
import type { Run } from '../run.js'
import { type Chance, createChance } from './chance.js'
import { boundaryValues, drawnValue, inQuery } from './values.js'

/** How many drawn queries an operation gets. */
const drawn = 3
/** Most values of a parameter that no operation was tried with, and of one that some was. */
const mostValues = { first: 8, again: 2 }

/** Queries of an operation: each parameter with values at its bounds, and several parameters with drawn values. */
export const queryProbes = (plain: Probe, run: Run): readonly Probe[] => {
  const parameters = describedOperation(plain.operation).described.parameters.filter((it) => it['in'] === 'query')
  const chance = createChance(run.seed, plain.operation.id)
  const single = parameters.flatMap((parameter) =>
    valuesOf(parameter, chance, run).map((value): readonly (readonly [string, string])[] => [
      [nameOf(parameter), value],
    ]),
  )
  const several = parameters.length < 2 ? [] : Array.from({ length: drawn }, () => drawnQuery(parameters, chance))
  return distinct([...single, ...several]).map((query) => withQuery(plain, query, run))
}

const nameOf = (parameter: JsonObject): string => String(parameter['name'])

const valuesOf = ({ name, schema }: JsonObject, chance: Chance, { tried }: Run): readonly string[] => {
  const key = `${name} ${JSON.stringify(schema)}`
  const most = tried.has(key) ? mostValues.again : mostValues.first
  tried.add(key)
  const values = boundaryValues(schema).flatMap((value) => inQuery(value) ?? [])
  return chance.some([...new Set(values)], most)
}

const drawnQuery = (parameters: readonly JsonObject[], chance: Chance): Parts['query'] =>
  chance
    .some(parameters, 2 + chance.whole(3))
    .map((parameter) => [nameOf(parameter), inQuery(drawnValue(parameter['schema'], chance)) ?? ''] as const)

const distinct = (queries: readonly Parts['query'][]): readonly Parts['query'][] => [
  ...new Map(queries.map((query) => [JSON.stringify(query), query])).values(),
]

const withQuery = (plain: Probe, query: Parts['query'], run: Run): Probe => {
  const { operation, mirror, form } = plain
  const laid = (below: Parts['query']): Parts['query'] => [
    ...below.filter(([name]) => !query.some(([other]) => other === name)),
    ...query,
  ]
  const parts = { params: plain.params, query: laid(plain.query), body: undefined }
  const [objection] = run.objectionsTo(operation, form, parts)
  return {
    ...plain,
    ...parts,
    id: `${operation.id} ${query.map(([name, value]) => `${name}=${shortened(value)}`).join('&')}`,
    aim: objection === undefined ? 'valid' : 'invalid',
    ...(objection !== undefined && { objection }),
    mirror: mirror && { ...mirror, query: laid(mirror.query) },
  }
}

const shortened = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…${value.length}` : value)
