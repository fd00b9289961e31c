/** What passing on has to do with the platform. */
export interface SignalSource {
  on(signal: NodeJS.Signals, listener: () => void): unknown
  off(signal: NodeJS.Signals, listener: () => void): unknown
  /** Milliseconds of any clock. */
  now(): number
}

const thisProcess: SignalSource = {
  on: (signal, listener) => process.on(signal, listener),
  off: (signal, listener) => process.off(signal, listener),
  now: () => performance.now(),
}

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const

/** npm and npx pass on a signal that the terminal sent to all of us; within so many milliseconds two are one. */
const sameSignal = 150

/** Passes on every signal that asks this process to end, once; answers what ends that. */
export const passOnSignals = (send: (signal: NodeJS.Signals) => void, source = thisProcess): (() => void) => {
  const listeners = passedOn.map((signal) => {
    let last = Number.NEGATIVE_INFINITY
    const listener = (): void => {
      const now = source.now()
      if (now - last > sameSignal) send(signal)
      last = now
    }
    source.on(signal, listener)
    return { signal, listener }
  })
  return () => {
    for (const { signal, listener } of listeners) source.off(signal, listener)
  }
}
