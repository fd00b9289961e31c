import type { Bundle } from './bundle.js'
import { isObject, type JsonObject, nodeAt, type Steps, stepsOf } from './json.js'

/** A node of a document, and where it stands once its references are followed. */
export interface Node {
  readonly value: JsonObject
  readonly steps: Steps
}

/** One operation of a document. */
export interface ForeignOperation extends Node {
  /** In capitals. */
  readonly method: string
  /** The template as the document has it. */
  readonly path: string
  /** Its own parameters, and before them those of its path that it does not replace. */
  readonly parameters: readonly Node[]
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** All operations of a document, in its order. */
export const operationsOf = (document: Pick<Bundle, 'value'>): readonly ForeignOperation[] =>
  Object.keys(objectAt(document.value, ['paths'])).flatMap((path) => {
    const item = followed(document.value, ['paths', path])
    if (!item) return []
    return methods.flatMap((method) => {
      const node = followed(document.value, [...item.steps, method])
      if (!node) return []
      const parameters = [...parametersOf(document.value, item), ...parametersOf(document.value, node)]
      return [{ ...node, method: method.toUpperCase(), path, parameters: lastOfEach(parameters) }]
    })
  })

/** The object at the steps, references followed; undefined where there is none, or where they go round in circles. */
export const followed = (root: unknown, steps: Steps): Node | undefined => {
  let at = steps
  for (let hops = 0; hops < 32; hops += 1) {
    const node = nodeAt(root, at)
    if (!isObject(node)) return undefined
    const { $ref: reference } = node
    if (typeof reference !== 'string') return { value: node, steps: at }
    const target = stepsOf(reference)
    if (!target) return undefined
    at = target
  }
  return undefined
}

/** The nodes below a list or a map, by key, references followed. */
export const childrenAt = (root: unknown, steps: Steps): ReadonlyMap<string, Node> => {
  const holder = nodeAt(root, steps)
  const keys = typeof holder === 'object' && holder !== null ? Object.keys(holder) : []
  return new Map(
    keys.flatMap((key) => {
      const node = followed(root, [...steps, key])
      return node ? [[key, node] as const] : []
    }),
  )
}

const objectAt = (root: unknown, steps: Steps): JsonObject => {
  const node = nodeAt(root, steps)
  return isObject(node) ? node : {}
}

const parametersOf = (root: unknown, { steps }: Node): readonly Node[] => [
  ...childrenAt(root, [...steps, 'parameters']).values(),
]

const lastOfEach = (parameters: readonly Node[]): readonly Node[] => [
  ...new Map(parameters.map((it) => [`${it.value['in']} ${it.value['name']}`, it])).values(),
]
