import type { House } from '../sandbox/house.js'
import type { Sandbox } from '../sandbox/sandbox.js'

/** What control operations act on: one sandbox, and the house in which it stands. */
export interface Controlled {
  readonly sandbox: Sandbox
  readonly house: House
  /** Milliseconds since the epoch on the sandbox's clock. */
  now(): number
  /** Version of the mock. */
  readonly version: string
  /** What does not change while the mock runs. */
  readonly about: About
}

/** What a mock was started with, as its clients read it. */
export interface About {
  readonly scenario: string
  readonly story: string
  readonly product: string
  readonly warnings: readonly string[]
  /** Address of the server; undefined where it listens to none. */
  url(): string | undefined
}
