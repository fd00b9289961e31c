import type { Shape } from '../operation-contract.js'
import type { Document, Json, JsonObject } from './document.js'
import { isObject, resolveReference } from './schema.js'

/** The shape of a schema; branches of a union or of a condition are laid over each other. */
export const shapeOf = (document: Document, schema: Json | undefined): Shape => {
  if (!isObject(schema)) return {}
  if (typeof schema['$ref'] === 'string') {
    return overlay(shapeOf(document, resolveReference(document, schema['$ref'])), ownShape(document, schema))
  }
  const branches = ['allOf', 'anyOf', 'oneOf', 'then', 'else'].flatMap((key) => schema[key] ?? [])
  return branches.map((branch) => shapeOf(document, branch)).reduce(overlay, ownShape(document, schema))
}

const ownShape = (document: Document, schema: JsonObject): Shape => {
  const shape: Shape = {}
  const word = schema['x-svc-word']
  if (word === 'value' || word === 'suffix') shape.w = word
  if (word === 'name') shape.n = true
  if (isObject(schema['properties'])) {
    const entries = Object.entries(schema['properties']).map(([name, it]) => [name, shapeOf(document, it)] as const)
    shape.p = Object.fromEntries(entries)
  }
  if (isObject(schema['items'])) shape.i = shapeOf(document, schema['items'])
  if (schema['additionalProperties'] !== undefined && schema['additionalProperties'] !== false) shape.o = true
  return shape
}

const overlay = (a: Shape, b: Shape): Shape => {
  const merged: Shape = { ...a, ...b }
  if (a.p || b.p) {
    merged.p = { ...a.p }
    for (const [name, shape] of Object.entries(b.p ?? {})) merged.p[name] = overlay(merged.p[name] ?? {}, shape)
  }
  if (a.i && b.i) merged.i = overlay(a.i, b.i)
  return merged
}

/** Only the branches of a shape that lead to the word; undefined where none does. */
export const wordsOf = (shape: Shape): Shape | undefined => {
  const kept: Shape = {}
  const properties = Object.entries(shape.p ?? {}).flatMap(([name, it]) => {
    const inner = wordsOf(it)
    return inner ? [[name, inner] as const] : []
  })
  if (properties.length > 0) kept.p = Object.fromEntries(properties)
  const items = shape.i && wordsOf(shape.i)
  if (items) kept.i = items
  if (shape.w) kept.w = shape.w
  if (shape.n) kept.n = true
  return Object.keys(kept).length > 0 ? kept : undefined
}
