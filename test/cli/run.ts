import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** How a run ended. */
export interface Ended {
  readonly code: number | null
  readonly out: readonly string[]
  readonly err: readonly string[]
}

/** The program as its users run it, in a process of its own. */
export interface Running {
  /** The first line of standard output that matches, whether it came already or comes yet; rejects when the run ends before. */
  line(pattern: RegExp): Promise<string>
  /** The same of standard error. */
  errorLine(pattern: RegExp): Promise<string>
  /** Resolves when the run has ended. */
  readonly ended: Promise<Ended>
  /** Sends a signal, and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Ended>
  [Symbol.asyncDispose](): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')
const built = process.env['SVC_MOCK_BIN']

/** The bin where `SVC_MOCK_BIN` names it, else the sources. */
const program = built ? [resolve(root, built)] : ['--import', import.meta.resolve('tsx'), join(root, 'src', 'cli.ts')]

/** The variables around us, without those that our own tests set. */
const cleanEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(SVC_MOCK_|NODE_|VITEST)/.test(name)))

/** Starts `svc-mock` with these arguments. */
export const run = (
  args: readonly string[],
  {
    env = {},
    cwd = root,
    under = [],
  }: {
    readonly env?: Readonly<Record<string, string>>
    readonly cwd?: string
    /** A command that starts it in its place, such as `nice`. */
    readonly under?: readonly string[]
  } = {},
): Running => {
  const [command = process.execPath, ...rest] = [...under, process.execPath, ...program, ...args]
  const child = spawn(command, rest, {
    cwd,
    env: { ...cleanEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const out = collect(child.stdout)
  const err = collect(child.stderr)
  const ended = once(child, 'close').then(([code]): Ended => {
    out.end(err.lines)
    err.end(out.lines)
    return { code, out: out.lines, err: err.lines }
  })
  const stop = (signal: NodeJS.Signals = 'SIGINT') => {
    child.kill(signal)
    return ended
  }
  return {
    line: out.find,
    errorLine: err.find,
    ended,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop('SIGKILL')),
  }
}

interface Waiter {
  readonly pattern: RegExp
  readonly found: (line: string) => void
  readonly lost: (error: Error) => void
}

const collect = (stream: Readable) => {
  const lines: string[] = []
  const waiters = new Set<Waiter>()
  createInterface({ input: stream }).on('line', (line) => {
    lines.push(line)
    for (const waiter of [...waiters].filter(({ pattern }) => pattern.test(line))) {
      waiters.delete(waiter)
      waiter.found(line)
    }
  })
  return {
    lines,
    find: (pattern: RegExp): Promise<string> => {
      const known = lines.find((line) => pattern.test(line))
      if (known !== undefined) return Promise.resolve(known)
      return new Promise((found, lost) => waiters.add({ pattern, found, lost }))
    },
    end: (others: readonly string[]) => {
      const all = [...lines, ...others].join('\n')
      for (const { pattern, lost } of waiters) lost(new Error(`It ended without a line like ${pattern}:\n${all}`))
    },
  }
}
