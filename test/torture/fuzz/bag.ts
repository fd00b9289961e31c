import type { Judged } from './judge.js'

/** Something that was found, told so that it can be done again. */
export interface Find {
  readonly rule: string
  readonly found: string
  /** Where in which hunt, and the smallest request that shows it. */
  readonly told: string
}

/** What a hunt came across so far. */
export class Bag {
  asked = 0
  /** Operations that were seen to succeed, and to refuse. */
  readonly succeeded = new Set<string>()
  readonly refused = new Set<string>()
  /** How often each status was answered. */
  readonly statuses = new Map<number, number>()
  readonly #finds = new Map<string, Find>()

  get finds(): readonly Find[] {
    return [...this.#finds.values()]
  }

  note({ attempt, outcome: { status = 0 }, exchange }: Judged): void {
    this.asked += 1
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    const operationId = exchange ? exchange.operationId : attempt.operationId
    if (operationId === undefined) return
    if (status >= 200 && status < 300) this.succeeded.add(operationId)
    if (status >= 400 && status < 500) this.refused.add(operationId)
  }

  /** Whether something of this kind was found before. */
  has(kind: string): boolean {
    return this.#finds.has(kind)
  }

  put(kind: string, find: Find): void {
    this.#finds.set(kind, find)
  }
}
