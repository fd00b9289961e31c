/** Milliseconds that a line may wait for others: nobody sees them pass. */
const longestWait = 10

/**
 * Lines that may wait for others, to be written together: a write for each would cost a busy server more than answering.
 *
 * They come out in their order; the process stays until they have.
 */
export const gatherLines = (out: (text: string) => void): ((line: string) => void) => {
  let waiting: string[] = []
  const tell = (): void => {
    const lines = waiting
    waiting = []
    out(lines.join('\n'))
  }
  return (line) => {
    if (waiting.length === 0) setTimeout(tell, longestWait)
    waiting.push(line)
  }
}
