import { isDecision } from '../contract/ledger.js'
import type { Failure } from '../domain/failure.js'
import type { HostExplanation } from '../domain/hosts/host-choice.js'
import type { Happening } from '../domain/webhook/happening.js'
import type { AlternativeId, LedgerId } from '../generated/ledger.js'
import type { Notes } from '../operations/operation.js'
import type { Policy } from './policy.js'

/** A hint for the client, with the ledger entry behind it where there is one. */
export interface Warning {
  readonly message: string
  readonly id?: LedgerId
}

const nothing: readonly LedgerId[] = []

/** Collects what one answer rests on and what its client should heed; its functions may be taken from it. */
export class RequestNotes implements Notes {
  readonly warnings: Warning[] = []
  /** Why these hosts, where the request chose some. */
  why: HostExplanation | undefined
  /** What subscribers are told of. */
  readonly happened: Happening[] = []
  readonly #rests = new Set<LedgerId>()
  readonly #policy: Policy

  constructor(policy: Policy) {
    this.#policy = policy
  }

  /** Cited decisions, most specific first. */
  get rests(): readonly LedgerId[] {
    return this.#rests.size === 0 ? nothing : [...this.#rests]
  }

  readonly restsOn = (...ids: readonly LedgerId[]): void => {
    for (const id of ids) if (isDecision(id)) this.#rests.add(id)
  }

  readonly warn = (message: string, id?: LedgerId): void => {
    this.warnings.push(id ? { message, id } : { message })
  }

  readonly judge = (alternative: AlternativeId, finding: Failure | undefined): void => {
    if (!finding) return
    if (this.isOn(alternative)) throw finding
    this.warn(`the public service would refuse this: ${finding.message}`, alternative)
  }

  readonly isOn = (alternative: AlternativeId): boolean => this.#policy.alternatives.has(alternative)

  readonly explain = (why: HostExplanation): void => {
    this.why = why
  }

  readonly raise = (...happenings: readonly Happening[]): void => {
    this.happened.push(...happenings)
  }
}
