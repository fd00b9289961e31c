import { main } from '../../src/cli/main.js'
import type { Terminal } from '../../src/cli/terminal/terminal.js'

/** A terminal that keeps what it is told. */
export const aTerminal = (given: Partial<Terminal> = {}) => {
  const out: string[] = []
  const err: string[] = []
  const terminal: Terminal = {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    env: {},
    isColoured: false,
    ...given,
  }
  return { terminal, out, err }
}

/** Runs a command line in this process; for commands that end of themselves. */
export const call = async (line: string, env: Readonly<Record<string, string>> = {}) => {
  const { terminal, out, err } = aTerminal({ env })
  const code = await main(line === '' ? [] : line.split(' '), terminal)
  return { code, out: out.join('\n'), err }
}
