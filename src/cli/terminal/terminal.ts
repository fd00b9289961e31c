import { reasonOf } from '../../state/store-error.js'

/** What a command speaks to: two streams of lines, and the variables around it. */
export interface Terminal {
  out(line: string): void
  err(line: string): void
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether what goes out may be coloured. */
  readonly isColoured: boolean
}

/** Bytes that may wait for a reader who does not read; what comes above is dropped, since a server runs on. */
const mostUnread = 8 * 1024 * 1024

/** The terminal of this process. A reader that went away ends neither a server nor a command; a disk without room for what is told ends no server, and is told of by the exit code. */
export const processTerminal = (): Terminal => {
  const { stdout, stderr, env } = process
  stderr.on('error', noteLost)
  stdout.on('error', (error) => {
    if (noteLost(error)) stderr.write(`svc-mock: what it tells from here on is lost: ${reasonOf(error)}\n`)
  })
  return {
    out: writer(stdout),
    err: writer(stderr),
    env,
    isColoured: stdout.isTTY === true && !env['NO_COLOR'],
  }
}

const writer =
  (stream: NodeJS.WriteStream) =>
  (line: string): void => {
    if (stream.writableLength <= mostUnread) stream.write(`${line}\n`)
  }

/** Whether something that somebody wanted to read is lost: the code to exit with is then that of a failure. */
const noteLost = ({ code }: NodeJS.ErrnoException): boolean => {
  if (code === 'EPIPE') return false
  process.exitCode = 1
  return true
}
