/** What stopping has to do with the platform. */
export interface Platform {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
  exit(code: number): void
  /** Milliseconds of any clock. */
  now(): number
}

const thisProcess: Platform = {
  on: (signal, listener) => process.on(signal, listener),
  exit: (code) => process.exit(code),
  now: () => performance.now(),
}

/** npx passes on a Ctrl-C that the terminal sent to both; within so many milliseconds two signals are one. */
const sameSignal = 150

/** Waits for Ctrl-C or SIGTERM, then closes; a second signal while that lasts ends the process with 130. */
export const untilStopped = (close: () => Promise<void>, platform = thisProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let stopping: number | undefined
    const stop = (): void => {
      if (stopping !== undefined && platform.now() - stopping > sameSignal) platform.exit(130)
      if (stopping !== undefined) return
      stopping = platform.now()
      close().then(resolve, reject)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) platform.on(signal, stop)
  })
