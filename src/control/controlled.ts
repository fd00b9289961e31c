import type { MockSandbox } from '../mock/mock-sandbox.js'
import type { House } from '../sandbox/house.js'
import type { Sandbox } from '../sandbox/sandbox.js'

/** What control operations act on: one sandbox, and the house in which it stands. */
export interface Controlled {
  /** The sandbox as test authors hold it: what they can do in their process, a request can do from anywhere. */
  readonly mock: Omit<MockSandbox, 'url'>
  readonly sandbox: Sandbox
  readonly house: House
  /** Milliseconds since the epoch on the sandbox's clock. */
  now(): number
  /** Version of the mock. */
  readonly version: string
  /** What does not change while the mock runs. */
  readonly about: About
}

/** What a mock was started with, as far as its sandboxes do not know it. */
export interface About {
  readonly warnings: readonly string[]
  readonly profile: 'specification' | 'service'
  readonly specOnly: boolean
  /** Address of the server; undefined where it listens to none. */
  url(): string | undefined
}
