import type { Delivery, Reply } from './call.js'
import { joinedSignals } from './joined-signals.js'
import { firstHalf, piecesOver, waited } from './pieces.js'

/** Waits as long as a reply without a socket is late; throws what `fetch` throws where no answer comes. */
export const waitForReply = async (
  { delay, connection, ended }: Delivery,
  aborted: AbortSignal | undefined,
): Promise<void> => {
  const isInTime = delay === 0 || (await waitedUnless(delay, ended, aborted))
  aborted?.throwIfAborted()
  if (!isInTime) throw connectionLost('other side closed')
  if (connection === 'reset') throw connectionLost('read ECONNRESET')
}

const connectionLost = (message: string): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code: 'ECONNRESET' }) })

const cutShort = (): TypeError => new TypeError('terminated', { cause: new Error('other side closed') })

/** The body as its delivery has it: whole, cut short, or slow. */
export const spoiledBody = ({ body, delivery }: Reply, aborted: AbortSignal | undefined): string | ReadableStream => {
  if (delivery?.connection === 'truncate') return half(body)
  if (!delivery || delivery.slowBody === 0) return body
  return slow(body, delivery, aborted)
}

const half = (body: string): ReadableStream =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(firstHalf(Buffer.from(body)))
    },
    pull(stream) {
      stream.error(cutShort())
    },
  })

const waitedUnless = async (delay: number, ...stops: readonly (AbortSignal | undefined)[]): Promise<boolean> => {
  const { signal, letGo } = joinedSignals(...stops)
  return waited(delay, signal).finally(letGo)
}

const slow = (body: string, { slowBody, ended }: Delivery, aborted: AbortSignal | undefined): ReadableStream => {
  const cancelled = new AbortController()
  const { signal: stop, letGo } = joinedSignals(ended, aborted, cancelled.signal)
  const pieces = piecesOver(Buffer.from(body), slowBody, stop)
  return new ReadableStream({
    async pull(stream) {
      const { value, done } = await pieces.next()
      if (done) letGo()
      if (aborted?.aborted) stream.error(aborted.reason)
      else if (stop.aborted) stream.error(cutShort())
      else if (done) stream.close()
      else stream.enqueue(value)
    },
    cancel: () => cancelled.abort(),
  })
}
