import type { Delivery } from '../delivery/delivery.js'
import type { RetryPolicy } from '../delivery/retry.js'
import type { AlternativeId } from '../generated/ledger.js'
import type { Exchange } from '../pipeline/engine.js'
import type { Profile, Reach } from '../pipeline/policy.js'
import type { Scenario } from '../scenario/scenario.js'
import type { StoredState } from '../state/stored-state.js'

/** How a mock is made; everything has a default. */
export interface MockOptions {
  /** Name of a built-in scenario, path of a YAML or JSON file, or a scenario as an object; an exported state is one too. Default `personal`. */
  readonly scenario?: string | Scenario | StoredState
  /** Where the clock starts, ISO 8601; default the scenario's `now`, else the platform's time. */
  readonly now?: string
  /** Stops the clock where it starts. */
  readonly freeze?: boolean
  /** Seed of ids and chance. Default 1. */
  readonly seed?: number
  /** The word that names of headers, keys and values carry on the wire in place of `svc`: lower-case letters, digits, hyphens. */
  readonly product?: string
  /** Base of meeting links and booking pages. Default `https://<product>.example.com`. */
  readonly webBase?: string
  /** The e-mail verification code that counts as right (BK-24). Default `123456`. */
  readonly verificationCode?: string
  /** A JSON file that keeps the state; it wins over the scenario when it exists. */
  readonly db?: string
  /** Leaves out the operations that the specification does not show. */
  readonly specOnly?: boolean
  /** How far an answer may reach. Default `beyond`. */
  readonly policy?: Reach
  /** Whether the mock refuses only what the specification grounds, or as the public service does. Default `specification`. */
  readonly profile?: Profile
  /** Single alternatives to turn on. */
  readonly alternatives?: readonly AlternativeId[]
  /** Whether requests over the rate limit are refused (RL-04). Default false. */
  readonly rateLimit?: boolean
  /** An OpenAPI document of your own (3.0 or 3.1): the path of a file, or the document. Operations in it that the mock has no handler for are answered from their examples or schemas. */
  readonly overlay?: string | Readonly<Record<string, unknown>>
  /** How these answers are made: of the first example or the plainest value, or of chance, by the seed. Default `static`. */
  readonly overlayMode?: 'static' | 'dynamic'
  /** How many requests, and how many deliveries, the journal of each sandbox keeps. Default 1000. */
  readonly journalSize?: number
  /** What everybody must present to control the mock over a socket; without one, only this machine may. */
  readonly controlToken?: string
  /** Hosts beside the loopback addresses that webhooks may be delivered to: `host` or `host:port`. */
  readonly allowDelivery?: readonly string[]
  /** Milliseconds that a receiver of webhooks may take. Default 10000 (WH-25). */
  readonly deliveryTimeout?: number
  /** How failed deliveries are repeated, on the mock's clock. Default: not at all (WH-26). */
  readonly retry?: RetryPolicy
  /**
   * A JSON file that gets the report of everything that is asked of the mock, in all its sandboxes, when it ends.
   *
   * `%p` in its name becomes the number of the process, so that parallel workers write one each. Default the variable `SVC_MOCK_REPORT`, or a file of its own in the folder `SVC_MOCK_REPORT_DIR`.
   */
  readonly report?: string
  /** Whether journal and report name the line of yours that called `mock.fetch`, which costs that a few microseconds. Default: where there is a report. */
  readonly callSites?: boolean
  /** Told of every request once it is answered, and how many milliseconds that took. */
  readonly onRequest?: (exchange: Exchange, milliseconds: number) => void
  /** Told of a delivery's record whenever it is known what became of it: delivered, failed, refused, dropped, or waiting to be sent later. */
  readonly onDeliveryResult?: (delivery: Delivery) => void
}
