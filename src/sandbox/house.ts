import { Failure } from '../domain/failure.js'
import { mustBeName } from '../pipeline/name-sandbox.js'
import type { Sandbox } from './sandbox.js'

/** The sandboxes of one mock: the default one, and those that were named. */
export interface House {
  readonly main: Sandbox
  /** The sandbox of that name, forked from the scenario when it is first asked for. Throws a `Failure` for a name that cannot be one, and when there are too many. */
  sandbox(name: string | undefined): Sandbox
  /** The named ones, in the order in which they were first asked for. */
  named(): readonly Sandbox[]
  /** Forgets a sandbox with all it holds; whether there was one. The next request for it forks anew. */
  drop(name: string): boolean
  close(): Promise<void>
}

const mostSandboxes = 1000

/** A house whose further sandboxes are made by `fork`. */
export const createHouse = (main: Sandbox, fork: (name: string) => Sandbox): House => {
  const named = new Map<string, Sandbox>()
  return {
    main,
    sandbox(name) {
      if (name === undefined) return main
      const found = named.get(name)
      if (found) return found
      mustBeName(name)
      mustFit(named.size)
      const made = fork(name)
      named.set(name, made)
      return made
    },
    named: () => [...named.values()],
    drop(name) {
      const found = named.get(name)
      named.delete(name)
      void found?.close()
      return found !== undefined
    },
    async close() {
      await Promise.all([main, ...named.values()].map((sandbox) => sandbox.close()))
    },
  }
}

const mustFit = (count: number): void => {
  if (count < mostSandboxes) return
  throw new Failure(
    'sandbox.too_many',
    `There are ${mostSandboxes} sandboxes; drop those that are over with DELETE /__svc/sandboxes/{name}, or use their names again`,
    { most: mostSandboxes },
  )
}
