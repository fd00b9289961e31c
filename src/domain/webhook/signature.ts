import { createHmac } from 'node:crypto'

/** What stands in place of a signature where the webhook has no secret (WH-24). */
export const noSecret = 'no-secret-provided'

/** The signature of a body as it goes on the wire: lower-case hex of its HMAC-SHA256 under the secret's UTF-8; an empty secret is none (WH-24). */
export const signatureOf = (body: string | Uint8Array, secret: string | null | undefined): string =>
  secret ? createHmac('sha256', secret).update(body).digest('hex') : noSecret
