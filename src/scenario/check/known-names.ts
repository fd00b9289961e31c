import type { Path } from '../path.js'
import schema from '../scenario.schema.json' with { type: 'json' }

/** As much of JSON Schema as the scenario's schema uses. */
interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly then?: Schema
  readonly else?: Schema
}

const root = schema as unknown as Schema & { readonly $defs: Readonly<Record<string, Schema>> }

/** The schema itself and everything it points or branches to. */
const expand = (it: Schema): readonly Schema[] => {
  const target = it.$ref ? root.$defs[it.$ref.replace('#/$defs/', '')] : undefined
  const onward = [target, it.then, it.else].filter((next) => next !== undefined)
  return [it, ...onward.flatMap(expand)]
}

const stepInto = (it: Schema, step: string | number): readonly Schema[] => {
  if (typeof step === 'number') return it.items ? [it.items] : []
  const others = typeof it.additionalProperties === 'object' ? it.additionalProperties : undefined
  const next = it.properties?.[step] ?? others
  return next ? [next] : []
}

/** The names that properties at this place may have. */
export const knownNames = (path: Path): readonly string[] => {
  let found = expand(root)
  for (const step of path) found = found.flatMap((it) => stepInto(it, step)).flatMap(expand)
  return [...new Set(found.flatMap((it) => Object.keys(it.properties ?? {})))]
}
