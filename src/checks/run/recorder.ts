import type { OperationContract } from '../../contract/operation-contract.js'
import type { OperationId } from '../../contract/wire.js'
import { createWords } from '../../contract/words.js'
import { triggers } from '../../domain/webhook/trigger.js'
import { contracts } from '../../generated/contracts.js'
import { type Answered, findingsIn } from './findings-in.js'
import { GatheredFindings } from './gathered-findings.js'
import { OperationTally } from './operation-tally.js'
import type { RunReport } from './run-report.js'

/** What the mock of a run is, as far as its report tells of it. */
export interface RunGround {
  readonly version: string
  readonly scenario: string
  /** The operations that it serves. */
  readonly operations: readonly OperationContract[]
  /** Every refusal that a request can meet. */
  readonly refusals: readonly string[]
  /** The credentials of the user's own scenario, with every name by which requests may call them. */
  readonly keys: readonly { readonly name: string; readonly names: readonly string[] }[]
}

/** A delivery whose state changed. */
interface Told {
  readonly trigger: string
  readonly state: string
}

/** Keeps what matters of every request and delivery, whatever their number. */
export interface Recorder {
  readonly requests: number
  add(answered: Answered): void
  /** Of a delivery, counted once it arrived. */
  addDelivery(delivery: Told): void
  report(ground: RunGround): RunReport
}

/** Records from nothing; `product` is the word in place of `svc`. */
export const createRecorder = (product = 'svc'): Recorder => {
  const words = createWords(product)
  const began = new Date()
  const findings = new GatheredFindings()
  const tallies = new Map<OperationId, OperationTally>()
  const [refusals, arrived, callers] = [new Counter(), new Counter(), new Counter()]
  let requests = 0

  const tallyOf = (operation: OperationContract): OperationTally => {
    const tally = tallies.get(operation.id) ?? new OperationTally(operation, words)
    tallies.set(operation.id, tally)
    return tally
  }

  return {
    get requests() {
      return requests
    },
    add(answered) {
      requests += 1
      const operation = answered.operationId && byId.get(answered.operationId)
      findings.add(findingsIn(answered, operation))
      if (answered.caller !== undefined) callers.add(answered.caller)
      if (answered.fault !== undefined) return
      if (answered.refusedBy !== undefined) refusals.add(answered.refusedBy)
      if (operation) tallyOf(operation).add(answered)
    },
    addDelivery({ trigger, state }) {
      if (state === 'delivered') arrived.add(trigger)
    },
    report: ({ version, scenario, operations, keys, refusals: known }) => ({
      ...{ format: 1, version, product, scenarios: [scenario], parts: 1, requests, deliveries: arrived.total },
      ...{ began: began.toISOString(), ended: new Date().toISOString() },
      ...{ causes: { ...findings.causes }, findings: findings.all(), untold: { ...findings.untold } },
      coverage: {
        operations: operations.map((it) => tallyOf(it).use),
        refusals: refusals.of(known),
        triggers: arrived.of(triggers, (it) => words.marked(it, 'value')),
      },
      keys: keys.map(({ name, names }) => ({ scenario, name, requests: callers.sum(names) })),
    }),
  }
}

const byId: ReadonlyMap<OperationId, OperationContract> = new Map(contracts.map((it) => [it.id, it]))

/** Counts names. */
class Counter {
  readonly #counts = new Map<string, number>()
  total = 0

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
    this.total += 1
  }

  sum(names: readonly string[]): number {
    return [...new Set(names)].reduce((sum, name) => sum + (this.#counts.get(name) ?? 0), 0)
  }

  of(names: readonly string[], told = (name: string): string => name): Readonly<Record<string, number>> {
    return Object.fromEntries(names.map((name) => [told(name), this.#counts.get(name) ?? 0]))
  }
}
