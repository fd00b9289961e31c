import type { Fault } from '../faults/fault.js'
import type { Call } from '../http/call.js'
import type { Progress } from './answer.js'
import type { Engine } from './engine.js'
import { bearerToken } from './identify-caller.js'
import { readValue } from './read-body.js'

/** Credentials as a request presented them: tokens by their names, never themselves; `?key` and `?token` are nobody's. */
export interface Presented {
  readonly bearer?: string
  readonly apiKey?: string
  /** The id of an OAuth client, as it was written. */
  readonly client?: string
  readonly secret?: 'right' | 'wrong'
}

/** What else of a request turned its answer, so that it can be sent again. */
export interface Sent {
  /** Headers that the mock reads, by lower-case name; credentials aside. */
  readonly headers: Readonly<Record<string, string>>
  readonly presented: Presented
  /** The body, where it is none that can be read; its first 64 KiB. */
  readonly text?: string
  /** The fault that it met. */
  readonly fault?: Fault
  /** The path under which the mock was mounted. */
  readonly mount?: string
}

/** Something of which no more is known yet than part. */
type InTheMaking<T> = { -readonly [Part in keyof T]: T[Part] }

/** What a request sent beside what the journal has of it anyway. */
export const sentOf = (engine: Engine, { call, read: known, fault: met }: Progress): Sent => {
  const sent: InTheMaking<Sent> = {
    headers: headersOf(engine, call, met !== undefined),
    presented: presentedBy(engine, call),
  }
  const text = known?.body === undefined || typeof known.body === 'string' ? unreadable(call) : undefined
  if (text !== undefined) sent.text = text
  if (met) sent.fault = met.fault
  const mounted = call.originalUrl.length - call.url.length
  if (mounted > 0 && call.originalUrl.endsWith(call.url)) sent.mount = call.originalUrl.slice(0, mounted)
  return sent
}

const kept = ['content-type', 'accept', 'x-mock-test', 'x-mock-overlay']

/** A fault is kept as such, whoever asked for it. */
const headersOf = ({ words }: Engine, { headers }: Call, hasMetFault: boolean): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {}
  const keep = (name: string): void => {
    const value = headers[name]
    if (value !== undefined) found[name] = value
  }
  for (const name of kept) keep(name)
  keep(words.header('svc-api-version'))
  if (!hasMetFault) keep('x-mock-fault')
  return found
}

const presentedBy = ({ world, words }: Engine, { headers, url }: Call): Presented => {
  const nameOf = (token: string): string =>
    world.credentials.get(token)?.name ?? (token.startsWith('svc_') ? '?key' : '?token')
  const presented: InTheMaking<Presented> = {}
  const bearer = bearerToken(headers['authorization'], words)
  if (bearer !== undefined) presented.bearer = nameOf(bearer)
  const apiKey = url.includes('=') ? /[?&]apiKey=([^&]+)/.exec(url)?.[1] : undefined
  if (apiKey !== undefined) presented.apiKey = nameOf(words.token(apiKey))
  const client = headers[words.header('x-svc-client-id')]
  if (client !== undefined) presented.client = client
  const secret = headers[words.header('x-svc-secret-key')]
  if (secret !== undefined) presented.secret = isSecretOf(client, secret, { world, words }) ? 'right' : 'wrong'
  return presented
}

const isSecretOf = (client: string | undefined, secret: string, { world, words }: Pick<Engine, 'world' | 'words'>) =>
  world.oauthClients.get(words.token(client ?? ''))?.secret === words.token(secret)

const mostText = 64 * 1024

/** The body as a text, where it is no JSON. */
const unreadable = ({ body, ...call }: Call): string | undefined => {
  if (body.kind !== 'bytes' || body.bytes.length === 0) return undefined
  return isReadable({ ...call, body }) ? undefined : Buffer.from(body.bytes.subarray(0, mostText)).toString()
}

const isReadable = (call: Call): boolean => {
  try {
    return typeof readValue(call) !== 'string'
  } catch {
    return false
  }
}
