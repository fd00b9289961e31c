import type { Path } from '../path.js'
import schema from '../scenario.schema.json' with { type: 'json' }

/** As much of JSON Schema as our schemas use. */
export interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly then?: Schema
  readonly else?: Schema
  readonly oneOf?: readonly Schema[]
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** The schema itself and everything it points or branches to. */
const expand = (it: Schema, root: Schema): readonly Schema[] => {
  const target = it.$ref ? root.$defs?.[it.$ref.replace('#/$defs/', '')] : undefined
  const onward = [target, it.then, it.else, ...(it.oneOf ?? [])].filter((next) => next !== undefined)
  return [it, ...onward.flatMap((next) => expand(next, root))]
}

const stepInto = (it: Schema, step: string | number): readonly Schema[] => {
  if (typeof step === 'number') return it.items ? [it.items] : []
  const others = typeof it.additionalProperties === 'object' ? it.additionalProperties : undefined
  const next = it.properties?.[step] ?? others
  return next ? [next] : []
}

/** The names that properties at this place may have. */
export const namesAt = (root: Schema, path: Path): readonly string[] => {
  let found = expand(root, root)
  for (const step of path) found = found.flatMap((it) => stepInto(it, step)).flatMap((it) => expand(it, root))
  return [...new Set(found.flatMap((it) => Object.keys(it.properties ?? {})))]
}

/** The same for a scenario. */
export const knownNames = (path: Path): readonly string[] => namesAt(schema as Schema, path)
