import type { DescribedContract, OperationContract } from './operation-contract.js'

/** What a router needs of an operation. */
export type Routed = Pick<DescribedContract, 'method' | 'path'>

/** What a path leads to: an operation with its raw parameters, a path that knows other methods, or nothing. */
export type Match<Found extends Routed = OperationContract> =
  | {
      readonly found: 'operation'
      readonly operation: Found
      readonly values: Readonly<Record<string, string>>
    }
  | { readonly found: 'path'; readonly methods: readonly string[] }
  | { readonly found: 'nothing' }

/** Finds the operation of a method and a path without its query. */
export type Router<Found extends Routed = OperationContract> = (method: string, path: string) => Match<Found>

/** An operation, and where in its path which parameter stands. */
interface Placed<Found> {
  readonly operation: Found
  readonly parameters: readonly (readonly [position: number, name: string])[]
}

interface Node<Found> {
  readonly fixed: Map<string, Node<Found>>
  parameter: Node<Found> | undefined
  readonly operations: Map<string, Placed<Found>>
}

const createNode = <Found>(): Node<Found> => ({ fixed: new Map(), parameter: undefined, operations: new Map() })

/** A router over the path templates; a fixed segment wins over a parameter. It knows the latest match again: several steps ask for the same one. */
export const createRouter = <Found extends Routed>(operations: readonly Found[]): Router<Found> => {
  const root = createNode<Found>()
  for (const operation of operations) insert(root, operation)
  let latest: { readonly method: string; readonly path: string; readonly match: Match<Found> } | undefined
  return (method, path) => {
    if (latest?.method !== method || latest.path !== path) latest = { method, path, match: match(root, method, path) }
    return latest.match
  }
}

const known = new WeakMap<object, Router<never>>()

/** The router of a list of operations, made once: every mock of a process serves the same ones. */
export const routerOf = <Found extends DescribedContract>(operations: readonly Found[]): Router<Found> => {
  const router = known.get(operations) ?? createRouter(operations)
  known.set(operations, router as Router<never>)
  return router as Router<Found>
}

const insert = <Found extends Routed>(root: Node<Found>, operation: Found): void => {
  let node = root
  for (const segment of operation.path.slice(1).split('/'))
    node = segment.startsWith('{') ? parameterOf(node) : fixedOf(node, segment)
  node.operations.set(operation.method, { operation, parameters: parametersOf(operation) })
}

const parametersOf = ({ path }: Routed): Placed<unknown>['parameters'] =>
  path
    .slice(1)
    .split('/')
    .flatMap((segment, position) => (segment.startsWith('{') ? [[position, segment.slice(1, -1)] as const] : []))

const parameterOf = <Found>(node: Node<Found>): Node<Found> => {
  node.parameter ??= createNode()
  return node.parameter
}

const fixedOf = <Found>(node: Node<Found>, segment: string): Node<Found> => {
  const next = node.fixed.get(segment) ?? createNode<Found>()
  node.fixed.set(segment, next)
  return next
}

const match = <Found extends Routed>(root: Node<Found>, method: string, path: string): Match<Found> => {
  const segments = segmentsOf(path)
  if (!segments) return { found: 'nothing' }
  const node = walk(root, segments, 0)
  if (!node) return { found: 'nothing' }
  const placed = node.operations.get(method)
  if (!placed) return { found: 'path', methods: [...node.operations.keys()] }
  return { found: 'operation', operation: placed.operation, values: valuesOf(placed, segments) }
}

/** Decoded segments; one slash at the end is ignored (ER-20); undefined for what cannot be decoded. */
const segmentsOf = (path: string): readonly string[] | undefined => {
  const trimmed = path.endsWith('/') ? path.slice(1, -1) : path.slice(1)
  try {
    const segments = trimmed.split('/')
    return trimmed.includes('%') ? segments.map(decodeURIComponent) : segments
  } catch {
    return undefined
  }
}

const walk = <Found>(node: Node<Found>, segments: readonly string[], position: number): Node<Found> | undefined => {
  const segment = segments[position]
  if (segment === undefined) return node.operations.size > 0 ? node : undefined
  const fixed = node.fixed.get(segment)
  const found = fixed && walk(fixed, segments, position + 1)
  if (found || !node.parameter || segment === '') return found
  return walk(node.parameter, segments, position + 1)
}

const valuesOf = ({ parameters }: Placed<unknown>, segments: readonly string[]): Readonly<Record<string, string>> => {
  const values: Record<string, string> = {}
  for (const [position, name] of parameters) values[name] = segments[position] ?? ''
  return values
}
