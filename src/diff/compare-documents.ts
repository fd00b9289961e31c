import { type ForeignOperation, operationsOf } from '../documents/operations.js'
import { basePathOf } from '../documents/server-path.js'
import type { Change, DocumentDiff, Effect } from './change.js'
import { compareOperations, type OperationSide } from './compare-operations.js'
import { Findings } from './findings.js'

/** A document without references to other files. */
export interface Comparable {
  readonly value: unknown
}

/** An operation that can be looked up by method and path, whatever its parameters are called. */
interface Found {
  /** `GET /v2/me` */
  readonly name: string
  readonly side: OperationSide
}

/** What changes for a client when one set of documents takes the place of another. */
export const compareDocuments = (before: readonly Comparable[], after: readonly Comparable[]): DocumentDiff => {
  const findings = new Findings()
  const [former, latter] = [operationsByKey(before), operationsByKey(after)]
  for (const [key, { name, side }] of former) {
    findings.begin(name)
    const other = latter.get(key)
    if (other) compareOperations(side, other.side, findings)
    else findings.tell('operation-removed', { before: side }, 'the operation is gone')
  }
  for (const [, { name, side }] of [...latter].filter(([key]) => !former.has(key))) {
    findings.begin(name)
    findings.tell('operation-added', { after: side }, 'the operation is new')
  }
  const changes = findings.all()
  const inCommon = [...former.keys()].filter((key) => latter.has(key)).length
  return { changes, counts: countsOf(changes), inCommon }
}

/** Whether two documents describe any operation in common. */
export const haveInCommon = (one: Comparable, other: Comparable): boolean => {
  const keys = operationsByKey([other])
  return [...operationsByKey([one]).keys()].some((key) => keys.has(key))
}

const operationsByKey = (documents: readonly Comparable[]): ReadonlyMap<string, Found> =>
  new Map(
    documents.flatMap(({ value: root }) =>
      operationsOf({ value: root }).map((operation) => {
        const path = `${basePathOf(root, operation.steps)}${operation.path}`
        const name = `${operation.method} ${path}`
        return [name.replace(/\{[^{}]*\}/g, '{}'), { name, side: sideOf(root, operation) }] as const
      }),
    ),
  )

const sideOf = (root: unknown, { value, steps, parameters }: ForeignOperation): OperationSide => ({
  ...{ root, value, steps },
  parameters: parameters.map((it) => ({ root, ...it })),
})

const countsOf = (changes: readonly Change[]): Readonly<Record<Effect, number>> => {
  const count = (effect: Effect): number => changes.filter((it) => it.effect === effect).length
  return { breaking: count('breaking'), 'non-breaking': count('non-breaking'), unclear: count('unclear') }
}
