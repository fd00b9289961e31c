import type { Redactor } from '../../checks/live/secrets.js'
import { CommandError } from '../command-error.js'
import type { Terminal } from '../terminal/terminal.js'
import { visible } from '../terminal/visible.js'

/** The terminal without any secret, and without anything that it would obey. */
export const quietly = ({ out, err, ...others }: Terminal, { text }: Redactor): Terminal => ({
  ...others,
  out: (line) => out(visible(text(line))),
  err: (line) => err(visible(text(line))),
})

/** The error without any secret: one of ours as it was, any other with its trace. */
export const redactedError = (error: unknown, { text }: Redactor): Error => {
  if (error instanceof CommandError) return new CommandError(text(error.message), error.exitCode)
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return Object.assign(new Error(), { stack: text(trace) })
}
