/** Milliseconds that a line may wait for others: nobody sees them pass. */
const longestWait = 10

/** Makes a line when it is written. */
type Line = () => string

/**
 * Lines that may wait for others, to be made and written together: a write for each would cost a busy server more than answering, and making many at
 * once costs half of making each between two answers.
 *
 * They come out in their order; the process stays until they have.
 */
export const gatherLines = (out: (text: string) => void): ((line: Line) => void) => {
  let waiting: Line[] = []
  const tell = (): void => {
    const lines = waiting
    waiting = []
    out(lines.map((line) => line()).join('\n'))
  }
  return (line) => {
    if (waiting.length === 0) setTimeout(tell, longestWait)
    waiting.push(line)
  }
}
