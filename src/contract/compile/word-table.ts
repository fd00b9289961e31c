import { type Documents, documentNames, type Json, type JsonObject } from './document.js'
import { isObject } from './schema.js'

/** Every name and value of the documents that holds the product's word, in its inside form. */
export interface WordTable {
  /** Names of properties: `svcVideoSettings`. */
  readonly names: readonly string[]
  /** Values: `svc-video`, `AFTER_HOSTS_SVC_VIDEO_NO_SHOW`. */
  readonly values: readonly string[]
}

/** The table of words that the marks `x-svc-word` of the documents make. */
export const wordTable = (documents: Documents): WordTable => {
  const names = new Set<string>()
  const values = new Set<string>()
  for (const name of documentNames) collect(documents[name], { names, values })
  return { names: [...names].sort(), values: [...values].sort() }
}

interface Found {
  readonly names: Set<string>
  readonly values: Set<string>
}

const collect = (node: Json, found: Found): void => {
  if (isObject(node)) collectOwn(node, found)
  if (typeof node === 'object' && node !== null) for (const item of Object.values(node)) collect(item, found)
}

const collectOwn = (node: JsonObject, { names, values }: Found): void => {
  for (const value of node['x-svc-word'] === 'value' ? allowedValues(node) : []) values.add(value)
  for (const name of markedNames(node['properties'])) names.add(name)
}

const allowedValues = ({ enum: several, const: one }: JsonObject): readonly string[] =>
  [...(Array.isArray(several) ? several : []), one ?? null]
    .filter((value) => typeof value === 'string')
    .filter((value) => /svc/i.test(value))

const markedNames = (properties: Json | undefined): readonly string[] =>
  isObject(properties)
    ? Object.keys(properties).filter((name) => {
        const property = properties[name]
        return isObject(property) && property['x-svc-word'] === 'name'
      })
    : []
