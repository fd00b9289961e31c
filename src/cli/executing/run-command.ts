import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { CommandError } from '../command-error.js'
import { passOnSignals } from './pass-on-signals.js'
import { processGroup } from './process-group.js'

/** A program with its arguments, and the variables that it sees. */
export interface CommandLine {
  readonly program: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Runs a program on our own input and output; answers its exit code, 128 and the signal's number where a signal ended it.
 *
 * Signals that we get, it gets. What it started and left behind is ended. Throws a `CommandError` of 127 where it cannot be started.
 */
export const runCommand = async (line: CommandLine): Promise<number> => {
  const child = startChild(line)
  const group = processGroup(child.pid)
  const endPassing = passOnSignals(group.send)
  const atOurEnd = (): void => void group.send('SIGKILL')
  process.once('exit', atOurEnd)
  try {
    const code = await codeOf(child, line.program)
    await group.end()
    return code
  } finally {
    process.off('exit', atOurEnd)
    endPassing()
  }
}

/** In a group of its own, so that whatever it starts can be reached. */
const startChild = ({ program, args, env }: CommandLine): ChildProcess => {
  try {
    return spawn(program, args, { stdio: 'inherit', env, detached: true })
  } catch (error) {
    throw cannotStart(program, error)
  }
}

const codeOf = async (child: ChildProcess, program: string): Promise<number> => {
  try {
    const [code, signal]: (number | NodeJS.Signals | null)[] = await once(child, 'exit')
    return typeof signal === 'string' ? 128 + numberOf(signal) : Number(code)
  } catch (error) {
    throw cannotStart(program, error)
  }
}

const numberOf = (signal: string): number =>
  Object.entries(constants.signals).find(([name]) => name === signal)?.[1] ?? 0

const cannotStart = (program: string, error: unknown): CommandError => {
  const { code, message } = error as NodeJS.ErrnoException
  const reason = { ENOENT: 'there is no such program', EACCES: 'it may not be run' }[code ?? ''] ?? message
  return new CommandError(`The command "${program}" cannot be started: ${reason}`, 127)
}
