/** Code under test called a host that it must not call. */
export class GuardError extends Error {
  override readonly name = 'GuardError'
}

/** A watch over the calls of the code under test. */
export interface Guard {
  /** Every call that was stopped, oldest first: `GET https://api.example.com/v2/me`. */
  readonly calls: readonly string[]
  /** Throws a `GuardError` that names the calls stopped since the last time it was asked. */
  verify(): void
}

/** Keeps what a guard stopped. */
export interface StoppedCalls extends Guard {
  /** Answers the error for the caller. */
  add(method: string, url: URL): GuardError
}

/** A record of stopped calls; `advice` says what would do, for a host. */
export const createStoppedCalls = (advice: (host: string) => string): StoppedCalls => {
  const calls: string[] = []
  let fresh: GuardError[] = []
  return {
    calls,
    add(method, { origin, pathname, host }) {
      const call = `${method} ${origin}${pathname}`
      const error = new GuardError(`${call} was stopped before it left this machine; ${advice(host)}`)
      calls.push(call)
      fresh.push(error)
      return error
    },
    verify() {
      const [first, ...others] = fresh
      fresh = []
      if (!first) return
      throw others.length === 0 ? first : new GuardError([first, ...others].map(({ message }) => message).join('\n'))
    },
  }
}
