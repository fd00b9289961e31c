import { timingSafeEqual } from 'node:crypto'
import { noSecret, signatureOf } from '../domain/webhook/signature.js'

/**
 * Whether a delivery was signed with this secret: `verifySignature(rawBody, req.headers['x-svc-signature-256'], secret)`.
 *
 * `rawBody` is the body as it was received, before any parsing; a text stands for its UTF-8. `header` is the value of the
 * signature header: the lower-case hex HMAC-SHA256 of the body, without prefix. Without a secret (undefined or empty) only
 * `no-secret-provided` is right, and that is never right where there is one. The comparison takes the same time wherever
 * the two differ. False for anything else, whatever its type; it never throws (WH-24).
 */
export const verifySignature = (
  rawBody: string | Uint8Array,
  header: string | null | undefined,
  secret: string | undefined,
): boolean => {
  if (typeof header !== 'string' || !isBody(rawBody)) return false
  if (!secret) return header === noSecret
  if (typeof secret !== 'string') return false
  const [given, right] = [Buffer.from(header), Buffer.from(signatureOf(rawBody, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Plain JavaScript may hand in anything. */
const isBody = (body: unknown): boolean => typeof body === 'string' || body instanceof Uint8Array
