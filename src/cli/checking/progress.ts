import type { Executed } from '../../checks/live/session.js'
import type { Terminal } from '../terminal/terminal.js'

/** Tells how far a run is. */
export interface Progress {
  onExecuted(executed: Executed): void
  say(line: string): void
  end(): void
}

/** The line of a terminal that is written over. */
export interface OverwrittenLine {
  write(text: string): unknown
  readonly isTTY?: boolean
}

const every = 5000

/** One line that is written over on a terminal; elsewhere a line now and then. */
export const createProgress = (
  { err }: Terminal,
  stream: OverwrittenLine = process.stderr,
  now: () => number = () => performance.now(),
): Progress => {
  const state = { checks: 0, gaps: 0, told: now() }
  const clear = (): void => void (stream.isTTY && stream.write('\r\u001b[K'))
  const tell = (operationId: string): void => {
    const line = `${state.checks} checks, ${state.gaps} with gaps, at ${operationId}`
    if (stream.isTTY) stream.write(`\r\u001b[K${line}`)
    else if (now() - state.told >= every) err(`svc-mock: ${line}`)
    if (now() - state.told >= every) state.told = now()
  }
  return {
    onExecuted({ operationId, findings }) {
      state.checks += 1
      if (findings.some(({ weight }) => weight === 'gap')) state.gaps += 1
      tell(operationId)
    },
    say(line) {
      clear()
      err(`svc-mock: ${line}`)
    },
    end: clear,
  }
}
