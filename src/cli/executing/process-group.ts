import { setTimeout as wait } from 'node:timers/promises'

/** A program with everything that it started. */
export interface ProcessGroup {
  /** Sends a signal to all of them; whether there was anybody. */
  send(signal: NodeJS.Signals): boolean
  /** Ends whoever is left: asks first, and kills what is still there after a while. */
  end(): Promise<void>
}

/** Milliseconds that a program may take to end when it is asked to. */
const patience = 2000
const glance = 10

/** The group that the process of this id leads; nobody where there is no such id. */
export const processGroup = (leader: number | undefined): ProcessGroup => {
  const send = (signal: NodeJS.Signals | 0): boolean => {
    try {
      return leader !== undefined && process.kill(-leader, signal)
    } catch {
      return false
    }
  }
  return {
    send,
    async end() {
      if (!send('SIGTERM')) return
      for (let left = patience / glance; left > 0 && send(0); left -= 1) await wait(glance)
      send('SIGKILL')
    },
  }
}
