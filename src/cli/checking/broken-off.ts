import { passOnSignals } from '../executing/pass-on-signals.js'

/** A run that may be broken off. */
export interface BreakingOff {
  /** Aborted by the first Ctrl-C, or the first signal that asks us to end. */
  readonly signal: AbortSignal
  /** Waits so long, but not past the first signal. */
  sleep(milliseconds: number): Promise<void>
  /** Leaves signals to the platform again. */
  end(): void
}

/** What is done at the second signal: what is still there is named, and the process ends. */
export type EndAtOnce = () => void

/** Listens for signals: the first breaks the run off, the second ends it at once. */
export const breakOffOnSignals = (onFirst: () => void, endAtOnce: EndAtOnce): BreakingOff => {
  const aborting = new AbortController()
  const end = passOnSignals(() => {
    if (aborting.signal.aborted) return endAtOnce()
    onFirst()
    aborting.abort()
  })
  return { signal: aborting.signal, sleep: (milliseconds) => sleepUntil(aborting.signal, milliseconds), end }
}

/** Once the run is broken off, tidying up waits like everything else. */
const sleepUntil = (signal: AbortSignal, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
