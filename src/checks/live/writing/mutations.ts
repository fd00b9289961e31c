import type { JsonObject } from '../../../contract/compile/document.js'
import { dereference, isObject } from '../../../contract/compile/schema.js'
import type { OperationContract } from '../../../contract/operation-contract.js'
import { describedOperation } from '../described.js'
import { createChance } from '../probes/chance.js'
import { boundaryValues } from '../probes/values.js'
import { onlyRefused } from './bodies.js'

/** A body with one property changed. */
export interface Mutation {
  /** `name=""`, or `name left out`. */
  readonly says: string
  change(body: JsonObject): JsonObject
  /** Whether it may be sent even where the documents take it. */
  readonly mayBeValid: boolean
}

const most = 16

/** Changes of an operation's bodies: each described property left out, and with values at the bounds of its schema; a draw of them. */
export const mutationsOf = (operation: OperationContract, seed: number): readonly Mutation[] => {
  const { described, document } = describedOperation(operation)
  const schema = dereference(document, described.body ?? null)
  const properties = isObject(schema) ? propertiesIn(schema) : {}
  const all = Object.entries(properties).flatMap(([name, property]) => [
    leftOut(name),
    ...boundaryValues(property).map((value): Mutation => {
      const says = `${name}=${(JSON.stringify(value) ?? '').slice(0, 60)}`
      return { says, change: (body) => ({ ...body, [name]: value }), mayBeValid: !onlyRefused.has(name) }
    }),
  ])
  return createChance(seed, operation.id).some(all, most)
}

const leftOut = (name: string): Mutation => ({
  says: `${name} left out`,
  change: ({ [name]: _, ...others }) => others,
  mayBeValid: !onlyRefused.has(name),
})

const propertiesIn = (schema: JsonObject): JsonObject => {
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const value = schema[key]
    return Array.isArray(value) ? value.filter(isObject) : []
  })
  const own = isObject(schema['properties']) ? schema['properties'] : {}
  return Object.assign({}, ...branches.map(propertiesIn), own)
}
