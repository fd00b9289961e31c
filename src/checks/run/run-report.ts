import type { FindingKind, RunFinding } from './finding.js'

/** How often something was met: by its name, and zero for what was not. */
export type Counts = Readonly<Record<string, number>>

/** What was met of one operation, faked answers left out. */
export interface OperationUse {
  readonly operationId: string
  readonly method: string
  /** The template: `/v2/bookings/{bookingUid}`. */
  readonly path: string
  readonly provenance: 'specification' | 'beyond'
  readonly calls: number
  /** Replies by each status that the document describes. */
  readonly statuses: Counts
  /** Proper requests with each described parameter: `query.take`, `body.attendee`. */
  readonly parameters: Counts
  /** Requests by what they asked for in the version header: `current`, and `older` where there is one. */
  readonly versions: Counts
  /** Refusals that were met, by name. */
  readonly refusals: Counts
}

/** The interface, and how much of it was met. */
export interface Coverage {
  readonly operations: readonly OperationUse[]
  /** Every refusal that a request can meet. */
  readonly refusals: Counts
  /** Every event of webhooks, and how many deliveries told of it. */
  readonly triggers: Counts
}

/** A credential of the user's own scenario. */
export interface KeyUse {
  readonly scenario: string
  readonly name: string
  readonly requests: number
}

/** What a run says about the contract between the service and those who call it; `report.schema.json` describes it too. */
export interface RunReport {
  readonly format: 1
  /** Version of the package. */
  readonly version: string
  /** ISO 8601 UTC, on the platform's clock. */
  readonly began: string
  readonly ended: string
  /** How many reports it was merged from; 1 for one that was not. */
  readonly parts: number
  /** The word that stands in place of `svc`. */
  readonly product: string
  readonly scenarios: readonly string[]
  readonly requests: number
  readonly deliveries: number
  /** How many requests gave cause for a kind of findings. */
  readonly causes: Readonly<Record<FindingKind, number>>
  /** The same findings of several requests are one. */
  readonly findings: readonly RunFinding[]
  /** How many requests had findings that there was no room for. */
  readonly untold: Readonly<Record<FindingKind, number>>
  readonly coverage: Coverage
  readonly keys: readonly KeyUse[]
}
