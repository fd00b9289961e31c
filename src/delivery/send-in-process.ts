import type { Delivery } from './delivery.js'
import { largestAnswer, type Outcome, outcomeOf, outcomeOfAbort, outcomeOfError } from './outcome.js'
import type { Parcel } from './parcel.js'
import type { Receiver, ReceiverAnswer } from './receivers.js'

/** A delivery, and what the wire would carry of it. */
export interface Handover {
  readonly delivery: Delivery
  readonly parcel: Parcel
}

/** Hands the parcel to a receiver in this process, until the signal breaks it off. Never rejects. */
export const sendInProcess = (receiver: Receiver, handover: Handover, signal: AbortSignal): Promise<Outcome> =>
  Promise.race([exchange(receiver, handover).catch(outcomeOfError), brokenOff(signal)])

const exchange = async (receiver: Receiver, { delivery, parcel }: Handover): Promise<Outcome> => {
  const { url, headers, body } = parcel
  return read(await receiver(new Request(url, { method: 'POST', headers: { ...headers }, body }), delivery))
}

const read = async (answer: ReceiverAnswer): Promise<Outcome> => {
  if (answer === undefined) return { status: 200 }
  if (typeof answer === 'number') return readStatus(answer)
  if (!isResponse(answer)) throw new Error(`The receiver answered ${answer}; answer a Response or a status`)
  const { status, headers } = answer
  return outcomeOf({ status, location: headers.get('location'), body: await bytesOf(answer) })
}

const readStatus = (status: number): Outcome => {
  if (Number.isInteger(status) && status >= 200 && status <= 599) return { status }
  throw new Error(`The receiver answered ${status}; answer a Response or a status from 200 to 599`)
}

/** Test runners give each file globals of its own: what a response is shows in what it can do. */
const isResponse = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'arrayBuffer' in answer

const bytesOf = async ({ body }: Response): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= largestAnswer) break
  }
  return Buffer.concat(chunks)
}

const brokenOff = (signal: AbortSignal): Promise<Outcome> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(outcomeOfAbort(signal)), { once: true })
  })
