import type { OperationContract } from '../../contract/operation-contract.js'
import type { Words } from '../../contract/words.js'
import { type Credential, type Login, loginOf } from './credential.js'
import { generationOf } from './described.js'
import type { LiveReply, LiveRequest } from './exchange.js'
import type { Form } from './finding.js'
import type { Params } from './world.js'

/**
 * What a request is put for: `plain` on a thing that is known to be there, with nothing to object to; `valid` and `invalid` by the documents;
 * `unknown` about a thing that is not there; `anonymous` without credentials; `free` where nothing is expected but a described reply.
 */
export type Aim = 'plain' | 'valid' | 'invalid' | 'unknown' | 'anonymous' | 'free'

/** The parts of a request that hang on what is there. */
export interface Parts {
  readonly params: Params
  readonly query: LiveRequest['query']
  readonly body: unknown
}

/** One request to put, in the words of the documents. */
export interface Probe extends Parts {
  /** The operation, and what is particular: `listBookings take=0`; the same in every run. */
  readonly id: string
  readonly operation: OperationContract
  readonly form: Form
  /** Value of the version header; undefined where none is sent. */
  readonly version: string | undefined
  readonly aim: Aim
  /** Undefined: nobody in particular. */
  readonly credential: Credential | undefined
  /** What the documents hold against the request. */
  readonly objection?: string
  /** The same request where the mock's things are called otherwise; undefined where the mock cannot be asked the same. */
  readonly mirror: Parts | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** The target does not list what the path names: it may be nothing to this caller. */
  readonly isHearsay?: boolean
}

/** A request of an operation as it goes on the wire of a product. */
export const toRequest = (probe: Probe, parts: Parts, words: Words): LiveRequest | undefined => {
  const login = loginOf(probe.credential, probe.operation, words)
  return login && wireRequest(probe, parts, { login, words })
}

const wireRequest = (
  { operation, form, version, credential, headers = {} }: Probe,
  { params, query, body }: Parts,
  { login, words }: { readonly login: Login; readonly words: Words },
): LiveRequest => {
  const generation = generationOf(operation, form)
  const named = generation.query.map(({ name, word }) => [name, word] as const)
  const marks = new Map(named)
  const spoken = ([name, value]: readonly [string, string]): readonly [string, string] => {
    const mark = marks.get(name)
    return [name, mark ? words.marked(value, mark) : value]
  }
  return {
    method: operation.method,
    path: filled(operation.path, params),
    query: [...query.map(spoken), ...login.query],
    headers: {
      ...login.headers,
      ...(operation.version && version !== undefined && { [words.header(operation.version.header)]: version }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: words.bodyOut(body, generation.bodyShape),
    counter: `${credential?.name ?? ''} ${operation.generation} ${operation.id === 'updateBookingLocation' ? operation.id : ''}`,
  }
}

const filled = (path: string, params: Params): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))

/** A reply in the words of the documents. */
export const fromReply = (reply: LiveReply, { operation, form }: Probe, words: Words): LiveReply =>
  reply.status < 300 ? { ...reply, body: words.bodyIn(reply.body, generationOf(operation, form).replyWords) } : reply
