import type { Words } from '../contract/words.js'
import { type Failure, kindOf } from '../domain/failure.js'
import type { Call, Reply } from '../http/call.js'
import { tokenHeader } from './control-access.js'
import { v2Refusal } from './refuse.js'
import type { Generation } from './select-generation.js'

/** How a reply of the control interface is told: when, to whom, in which words. */
interface Telling {
  readonly call: Call
  readonly now: number
  readonly words: Words
}

/** Only a page that may ask may read the answer; none of it is kept by a cache. */
const headersFor = ({ headers: { origin } }: Call, now: number): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Date: new Date(now).toUTCString(),
  ...(origin !== undefined && {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'x-mock-refused-by, x-mock-warning',
    Vary: 'Origin',
  }),
})

/** A success of the control interface on its way out. */
export const controlSuccess = (
  { call, now, words }: Telling,
  { contract }: Generation,
  { body, warning }: { readonly body: object; readonly warning: string | undefined },
): Reply => ({
  status: contract.status,
  headers: { ...headersFor(call, now), ...(warning !== undefined && { 'x-mock-warning': warning }) },
  body: JSON.stringify(words.bodyOut(body, contract.replyWords)),
  changed: call.method !== 'GET' && call.method !== 'HEAD',
})

/** A refusal of the control interface, in the form of v2 (ER-09). */
export const controlRefusal = ({ call, now, words }: Telling, failure: Failure): Reply => {
  const { origin: _, ...headers } = call.headers
  const isForeign = failure.name === 'control.origin_foreign'
  return {
    status: kindOf(failure.name).status,
    headers: { ...headersFor(isForeign ? { ...call, headers } : call, now), 'x-mock-refused-by': failure.name },
    body: JSON.stringify(v2Refusal(failure, call, { now, words })),
    changed: false,
  }
}

/** The answer to a browser that asks whether a page may. */
export const controlPreflight = ({ call, now }: Telling): Reply => {
  const { 'Content-Type': _, ...headers } = headersFor(call, now)
  return {
    status: 204,
    headers: {
      ...headers,
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': `Authorization, Content-Type, ${tokenHeader}, x-mock-sandbox`,
    },
    body: '',
    changed: false,
  }
}
