import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Delivery, Reply } from './call.js'
import { joinedSignals } from './joined-signals.js'
import { firstHalf, piecesOver, waited } from './pieces.js'

/** Sends a reply over a socket as its delivery has it: late, slow, cut short or not at all. */
export const deliver = async (
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { reply, delivery }: { readonly reply: Reply; readonly delivery: Delivery },
  sendWhole: () => void,
): Promise<void> => {
  const stop = stopSignal(delivery.ended, response)
  if (delivery.delay > 0 && !(await waited(delivery.delay, stop))) return void response.destroy()
  if (delivery.connection === 'reset') return reset(response)
  const hasBody = reply.body !== '' && request.method !== 'HEAD'
  if (hasBody && delivery.connection === 'truncate') return truncate(response, reply)
  if (hasBody && delivery.slowBody > 0) return trickle(response, { reply, time: delivery.slowBody, stop })
  sendWhole()
}

/** Told when the client, or somebody on our side, ended the connection, or the waiting for all answers. */
const stopSignal = (ended: AbortSignal, response: ServerResponse): AbortSignal => {
  const gone = new AbortController()
  const { signal, letGo } = joinedSignals(ended, gone.signal)
  response.once('close', () => {
    gone.abort()
    letGo()
  })
  return signal
}

/** Plain connections end as if the machine behind them were gone; encrypted ones cannot. */
const reset = (response: ServerResponse): void => {
  const { socket } = response
  if (socket && !('encrypted' in socket)) socket.resetAndDestroy()
  else response.destroy()
}

const begin = (response: ServerResponse, { status, headers, body }: Reply): Uint8Array => {
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, 'Content-Length': bytes.length })
  return bytes
}

const truncate = (response: ServerResponse, reply: Reply): void => {
  const bytes = begin(response, reply)
  response.write(firstHalf(bytes), () => response.destroy())
}

const trickle = async (
  response: ServerResponse,
  { reply, time, stop }: { readonly reply: Reply; readonly time: number; readonly stop: AbortSignal },
): Promise<void> => {
  const bytes = begin(response, reply)
  for await (const piece of piecesOver(bytes, time, stop)) response.write(piece)
  if (stop.aborted) response.destroy()
  else response.end()
}
