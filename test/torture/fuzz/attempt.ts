import type { Json } from '../../../src/contract/compile/document.js'

/** How a body is sent: as the JSON of a value, or as bytes of whatever kind. */
export type Carried = { readonly json: Json } | { readonly bytes: Uint8Array }

/** One request, in the parts that can be left out one by one. */
export interface Attempt {
  /** The operation that was meant. */
  readonly operationId: string
  readonly kind: 'valid' | 'near' | 'garbage'
  readonly method: string
  /** As it goes on the wire. */
  readonly path: string
  /** Parts between the ampersands, as they go on the wire. */
  readonly query: readonly string[]
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Carried | undefined
}

/** The target on the request line. */
export const targetOf = ({ path, query }: Attempt): string => (query.length > 0 ? `${path}?${query.join('&')}` : path)

/** The bytes of a body; none where there is no body. */
export const bytesOf = ({ body }: Attempt): Uint8Array | undefined => {
  if (!body) return undefined
  return 'bytes' in body ? body.bytes : new TextEncoder().encode(JSON.stringify(body.json))
}

const shortened = (text: string): string => (text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length})` : text)

/** The request as somebody reads it who wants to send it again. */
export const toText = (attempt: Attempt): string => {
  const headers = attempt.headers.map(([name, value]) => `${name}: ${JSON.stringify(shortened(value))}`)
  const { body } = attempt
  const carried =
    body && ('json' in body ? JSON.stringify(body.json) : JSON.stringify(Buffer.from(body.bytes).toString('latin1')))
  return [
    `${attempt.method} ${shortened(targetOf(attempt))}`,
    ...headers,
    ...(carried ? [shortened(carried)] : []),
  ].join('\n')
}
