import type { Call } from '../../src/http/call.js'

/** A GET of this machine, by its loopback name, without a body. */
export const aCall = (given: Partial<Call> = {}): Call => ({
  method: 'GET',
  url: '/',
  originalUrl: given.url ?? '/',
  headers: { host: '127.0.0.1:4010' },
  body: { kind: 'none' },
  address: '127.0.0.1',
  ...given,
})
