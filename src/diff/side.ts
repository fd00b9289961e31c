import { type Steps, toPointer } from '../documents/json.js'
import { childrenAt, followed, type Node } from '../documents/operations.js'

/** A place in one of the two documents. */
export interface Side extends Node {
  readonly root: unknown
}

/** The same thing in both documents. */
export interface Pair {
  readonly before: Side
  readonly after: Side
}

/** The two things of one name; one of them is missing where it is new or gone. */
export interface Couple {
  readonly name: string
  readonly before: Side | undefined
  readonly after: Side | undefined
}

/** What stands below, references followed; undefined for nothing. */
export const below = ({ root, steps }: Side, ...names: Steps): Side | undefined => {
  const node = followed(root, [...steps, ...names])
  return node && { root, ...node }
}

/** What stands below by its keys. */
export const allBelow = (side: Side | undefined, ...names: Steps): ReadonlyMap<string, Side> =>
  side ? sidesOf(side.root, childrenAt(side.root, [...side.steps, ...names])) : new Map()

const sidesOf = (root: unknown, nodes: ReadonlyMap<string, Node>): ReadonlyMap<string, Side> =>
  new Map([...nodes].map(([key, node]) => [key, { root, ...node }]))

/** Things of both documents by their names, those of the former first. */
export const couples = (before: ReadonlyMap<string, Side>, after: ReadonlyMap<string, Side>): readonly Couple[] =>
  [...new Set([...before.keys(), ...after.keys()])].map((name) => ({
    ...{ name, before: before.get(name), after: after.get(name) },
  }))

/** The JSON pointer to a place. */
export const pointerOf = (side: Side | undefined): string | undefined => side && toPointer(side.steps)
