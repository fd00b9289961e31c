/** A signal that follows others. */
export interface JoinedSignals {
  readonly signal: AbortSignal
  /** Follows them no longer: one of them that lives long would keep something of every signal that ever followed it. */
  letGo(): void
}

/** A signal that is aborted with the first of those that there are, until it is let go; `AbortSignal.any` cannot be. */
export const joinedSignals = (...given: readonly (AbortSignal | undefined)[]): JoinedSignals => {
  const others = given.filter((signal) => signal !== undefined)
  const own = new AbortController()
  const letGo = (): void => {
    for (const other of others) other.removeEventListener('abort', abort)
  }
  const abort = (): void => {
    letGo()
    own.abort()
  }
  for (const other of others) other.addEventListener('abort', abort)
  if (others.some(({ aborted }) => aborted)) abort()
  return { signal: own.signal, letGo }
}
