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

/** The terminal of this process. A reader that went away ends neither a server nor a command. */
export const processTerminal = (): Terminal => {
  const { stdout, stderr, env } = process
  for (const stream of [stdout, stderr]) stream.on('error', ignoreClosedPipe)
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

const ignoreClosedPipe = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error
}
