import type { Failure } from '../domain/failure.js'

/** How long something may take, until when anybody cares, and what is said when it takes longer. */
interface Patience {
  /** Milliseconds. */
  readonly timeout: number
  readonly gone: AbortSignal
  late(): Failure
}

/** What the work comes to, if it does so in time and as long as somebody waits. */
export const withinTime = async <T>(work: Promise<T>, { timeout, gone, late }: Patience): Promise<T> => {
  const stopped = new AbortController()
  const { signal } = stopped
  const ended = new Promise<never>((_resolve, reject) => {
    const giveUp = (): void => reject(gone.reason)
    const timer = setTimeout(() => reject(late()), timeout)
    signal.addEventListener('abort', () => clearTimeout(timer))
    if (gone.aborted) giveUp()
    else gone.addEventListener('abort', giveUp, { signal })
  })
  try {
    return await Promise.race([work, ended])
  } finally {
    stopped.abort()
  }
}
