import type { Words } from '../contract/words.js'
import type { Call } from '../http/call.js'
import { bearerToken } from './identify-caller.js'
import type { Counted, Tracker } from './rate-limit.js'
import type { RawQuery } from './read-query.js'

/** By what a request is counted: what it presents, whether it is right or not, else the client's address (RL-01). */
export const trackerOf = (
  { generation }: Counted,
  { headers, address }: Call,
  { query, words }: { readonly query: RawQuery; readonly words: Words },
): Tracker => {
  if (generation === 'v1') return { kind: 'v1', id: query.get('apiKey')?.[0] ?? address }
  const client = headers[words.header('x-svc-client-id')]
  if (client !== undefined && headers[words.header('x-svc-secret-key')] !== undefined)
    return { kind: 'oauthClient', id: client }
  const token = bearerToken(headers['authorization'], words)
  if (token === undefined) return { kind: 'anonymous', id: address }
  return { kind: token.startsWith('svc_') ? 'apiKey' : 'accessToken', id: token }
}
