/**
 * Lines that may wait until everything that arrived with them is answered: a write for each would cost a busy server more than answering.
 *
 * They come out in their order, a turn of the event loop later.
 */
export const gatherLines = (out: (text: string) => void): ((line: string) => void) => {
  let waiting: string[] = []
  const tell = (): void => {
    const lines = waiting
    waiting = []
    out(lines.join('\n'))
  }
  return (line) => {
    if (waiting.length === 0) setImmediate(tell)
    waiting.push(line)
  }
}
