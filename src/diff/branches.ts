import { isObject } from '../documents/json.js'
import { viewOf } from './schema-view.js'
import type { Pair, Side } from './side.js'

/** The branches of two unions: which belong together, and the names of those that are gone or new. */
export interface PairedBranches {
  readonly pairs: readonly Pair[]
  readonly gone: readonly string[]
  readonly added: readonly string[]
}

/** Pairs branches of the same name, by what tells them apart: the tag, the name of the schema, the type. */
export const pairedBranches = (before: readonly Side[], after: readonly Side[]): PairedBranches => {
  const [former, latter] = [named(before), named(after)]
  const shared = [...former].flatMap(([name, side]) => {
    const other = latter.get(name)
    return other ? [{ before: side, after: other }] : []
  })
  const gone = [...former.keys()].filter((name) => !latter.has(name))
  const added = [...latter.keys()].filter((name) => !former.has(name))
  const [onlyBefore, onlyAfter] = [former.get(gone[0] ?? ''), latter.get(added[0] ?? '')]
  // One that is left on either side is the same under another name.
  if (gone.length === 1 && added.length === 1 && onlyBefore && onlyAfter)
    return { pairs: [...shared, { before: onlyBefore, after: onlyAfter }], gone: [], added: [] }
  return { pairs: shared, gone, added }
}

const named = (sides: readonly Side[]): ReadonlyMap<string, Side> => {
  const all = new Map<string, Side>()
  for (const side of sides) {
    const name = nameOf(side)
    all.set(all.has(name) ? `${name} (${all.size})` : name, side)
  }
  return all
}

const nameOf = (side: Side): string => {
  const view = viewOf(side)
  const tag = [...view.properties].map(([name, { value }]) => tagOf(name, value)).find((it) => it !== undefined)
  if (tag !== undefined) return tag
  const last = side.steps.at(-1) ?? ''
  // What is referred to has a name, what stands in the list a number.
  if (!/^\d+$/.test(last)) return last
  const { type, title } = view.keywords
  return [title ?? type ?? 'anything'].flat().join(' or ')
}

const tagOf = (name: string, schema: unknown): string | undefined =>
  isObject(schema) && typeof schema['const'] === 'string' ? `${name}: ${schema['const']}` : undefined
