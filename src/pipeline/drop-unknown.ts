import type { Shape } from '../contract/operation-contract.js'

/** A body, and the dotted names of its properties that the document does not describe. */
export interface Pruned {
  readonly known: Record<string, unknown>
  readonly dropped: readonly string[]
}

/** The body without properties that the document does not describe (ER-07); free-form objects keep all of theirs. */
export const dropUnknown = (body: Record<string, unknown>, shape: Shape): Pruned => {
  const dropped: string[] = []
  return { known: pruneObject(body, shape, { prefix: '', dropped }), dropped }
}

interface Pruning {
  /** Ends with a dot where it is not empty. */
  readonly prefix: string
  readonly dropped: string[]
}

const prune = (value: unknown, shape: Shape, pruning: Pruning): unknown => {
  if (Array.isArray(value)) return pruneArray(value, shape.i, pruning)
  if (typeof value !== 'object' || value === null || !shape.p) return value
  return pruneObject(value as Record<string, unknown>, shape, pruning)
}

const pruneArray = (value: readonly unknown[], items: Shape | undefined, { prefix, dropped }: Pruning): unknown =>
  items ? value.map((item, position) => prune(item, items, { prefix: `${prefix}${position}.`, dropped })) : value

const pruneObject = (value: Record<string, unknown>, { p = {}, o: isOpen }: Shape, { prefix, dropped }: Pruning) => {
  const kept: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const inner = Object.hasOwn(p, key) ? p[key] : undefined
    if (!inner && !isOpen) dropped.push(prefix + key)
    else kept[key] = inner ? prune(item, inner, { prefix: `${prefix}${key}.`, dropped }) : item
  }
  return kept
}
