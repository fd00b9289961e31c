import type { OperationContract } from '../../contract/operation-contract.js'
import type { Words } from '../../contract/words.js'
import type { Answered } from './findings-in.js'
import { type Parameters, parametersOf } from './parameters.js'
import type { OperationUse } from './run-report.js'

type Tally = Record<string, number>

/** What was met of one operation so far. */
export class OperationTally {
  #calls = 0
  readonly #operation: OperationContract
  readonly #parameters: Parameters
  readonly #used: Tally
  readonly #statuses: Tally
  readonly #versions: Tally
  readonly #refusals: Tally = {}

  constructor(operation: OperationContract, words: Words) {
    this.#operation = operation
    this.#parameters = parametersOf(operation, words)
    this.#used = zeros(this.#parameters.names)
    this.#statuses = zeros(operation.statuses.map(String))
    this.#versions = zeros(operation.version ? ['current', ...(operation.older ? ['older'] : [])] : [])
  }

  /** Takes a request whose answer was the service's own. */
  add(answered: Answered): void {
    const { status, query, body, refusedBy, violations } = answered
    this.#calls += 1
    meet(this.#statuses, String(status))
    meet(this.#versions, versionOf(answered))
    if (refusedBy !== undefined) this.#refusals[refusedBy] = (this.#refusals[refusedBy] ?? 0) + 1
    if (violations.length > 0) return
    for (const name of this.#parameters.usedBy(query, body)) meet(this.#used, name)
  }

  get use(): OperationUse {
    const { id: operationId, method, path, provenance } = this.#operation
    return {
      ...{ operationId, method, path, provenance, calls: this.#calls, statuses: { ...this.#statuses } },
      ...{ parameters: { ...this.#used }, versions: { ...this.#versions }, refusals: { ...this.#refusals } },
    }
  }
}

const zeros = (names: readonly string[]): Tally => Object.fromEntries(names.map((name) => [name, 0]))

/** Counts what is described, and nothing else. */
const meet = (tally: Tally, name: string): void => {
  const count = tally[name]
  if (count !== undefined) tally[name] = count + 1
}

/** Without a header nobody chose the current form. */
const versionOf = ({ version }: Answered): string => {
  if (version?.served === 'older') return 'older'
  return version?.asked !== undefined && version.served !== undefined ? 'current' : ''
}
