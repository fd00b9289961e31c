import type { Delivery } from './delivery.js'

/** What one sending puts on the wire. */
export interface Parcel {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** The same bytes at every attempt (WH-20). */
export const toParcel = ({ url, headers, body }: Delivery): Parcel => {
  const bytes = Buffer.from(body)
  const own = { 'User-Agent': 'svc-mock', 'Content-Length': String(bytes.length) }
  return { url: new URL(url), headers: { ...headers, ...own }, body: bytes }
}
