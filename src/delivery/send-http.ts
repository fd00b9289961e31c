import type { ClientRequest, IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { isLocalName, lookUpLocalName, plainHost } from './loopback.js'
import { largestAnswer, type Outcome, outcomeOf, outcomeOfAbort, outcomeOfError } from './outcome.js'
import type { Parcel } from './parcel.js'

/** Posts the parcel over a connection of its own, until the signal breaks it off. Never rejects. */
export const sendHttp = async (parcel: Parcel, signal: AbortSignal): Promise<Outcome> => {
  try {
    return await exchange(await open(parcel), parcel, signal)
  } catch (error) {
    return outcomeOfError(error)
  }
}

const open = async ({ url, headers }: Parcel): Promise<ClientRequest> => {
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http')
  return request(url, { method: 'POST', headers, agent: false, lookup: await lookUpFor(url) })
}

const lookUpFor = async (url: URL): Promise<LookupFunction> => {
  if (isLocalName(plainHost(url))) return lookUpLocalName
  const { lookUpElsewhere } = await import('./look-up-elsewhere.js')
  return lookUpElsewhere()
}

/** Settles once; whatever the connection does later is nobody's business any more. */
const exchange = (request: ClientRequest, { body }: Parcel, signal: AbortSignal): Promise<Outcome> =>
  new Promise((resolve) => {
    let begun: Outcome = {}
    const settle = (outcome: Outcome): void => {
      resolve({ ...begun, ...outcome })
      request.destroy()
      request.socket?.destroy()
    }
    const breakOff = (): void => settle(outcomeOfAbort(signal))
    request.on('error', (error) => settle(outcomeOfError(error)))
    request.on('close', () => settle({ error: 'The connection closed before the answer was complete' }))
    request.on('response', (response) => {
      begun = { status: response.statusCode ?? 0 }
      receive(response, settle)
    })
    signal.addEventListener('abort', breakOff, { once: true })
    if (signal.aborted) breakOff()
    else request.end(body)
  })

/** An answer that breaks off shows when its request closes. */
const receive = (response: IncomingMessage, settle: (outcome: Outcome) => void): void => {
  const { statusCode: status = 0, headers } = response
  const chunks: Buffer[] = []
  let size = 0
  const answered = (): void => settle(outcomeOf({ status, location: headers.location, body: Buffer.concat(chunks) }))
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
    if (size >= largestAnswer) answered()
  })
  response.on('end', answered)
  response.on('error', () => undefined)
}
