import type { OutsideEvent } from '../domain/outside/outside-event.js'
import type { Fault } from '../faults/fault.js'
import type { AlternativeId } from '../generated/ledger.js'
import type { Presented } from '../pipeline/sent.js'
import type { StoredState } from '../state/stored-state.js'

/** How the mock of a bundle behaved. */
export interface BundleOptions {
  readonly product: string
  readonly webBase: string
  readonly verificationCode: string
  readonly policy: 'specification' | 'choice' | 'beyond'
  readonly alternatives: readonly AlternativeId[]
  readonly specOnly: boolean
  readonly rateLimit: boolean
  readonly overlay?: Readonly<Record<string, unknown>>
  readonly overlayMode?: 'static' | 'dynamic'
}

/** A request as it came, and how it was answered; credentials by name. */
export interface RequestStep {
  readonly do: 'request'
  /** When it was answered, on the mock's clock: ISO 8601 UTC. */
  readonly at: string
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly presented: Presented
  readonly body?: unknown
  /** The body, where it is no JSON. */
  readonly text?: string
  readonly fault?: Fault
  /** The path under which the mock was mounted. */
  readonly mount?: string
  readonly reply: { readonly status: number; readonly body?: unknown }
}

/** Something that happened beside the requests: things that a test added, an event from outside. */
export type BesideStep =
  | { readonly do: 'seed'; readonly at: string; readonly addition: Readonly<Record<string, unknown>> }
  | { readonly do: 'event'; readonly at: string; readonly event: OutsideEvent }

/** One step of a run. */
export type BundleStep = RequestStep | BesideStep

/** A run that can be done again anywhere: seed, clock and content of the world it began with, its switches, and what was asked of it. */
export interface Bundle {
  readonly format: 1
  readonly kind: 'svc-mock-bundle'
  /** Of the mock that wrote it. */
  readonly version: string
  /** When the run began, on the mock's clock. */
  readonly begun: string
  /** A running clock tells times that are a little different each time. */
  readonly clock: 'frozen' | 'running'
  readonly options: BundleOptions
  /** The world as it was then. */
  readonly state: StoredState
  readonly steps: readonly BundleStep[]
  /** What the bundle could not hold. */
  readonly notes: readonly string[]
}
