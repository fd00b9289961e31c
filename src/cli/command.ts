import type { Options, Values } from './arguments/option.js'
import type { Terminal } from './terminal/terminal.js'

/** What a command is called with. */
export interface Invocation<T extends Options> {
  readonly values: Values<T>
  readonly positionals: readonly string[]
  /** The command line of another program, behind `--`; empty where there is none. */
  readonly behind: readonly string[]
  readonly terminal: Terminal
}

/** One command of the program. */
export interface Command<T extends Options = Options> {
  /** What follows the program's name: `ledger [ID]`. */
  readonly usage: string
  /** One sentence. */
  readonly says: string
  readonly options: T
  /** Whether options may be given as `SVC_MOCK_…` variables too. */
  readonly takesVariables: boolean
  /** Whether the command line of another program follows behind `--`. */
  readonly takesCommand?: true
  /** Answers the exit code. */
  run(invocation: Invocation<T>): Promise<number>
}

/** A command, its options' types kept for `run`. */
export const defineCommand = <T extends Options>(command: Command<T>): Command => command as unknown as Command
