import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether the service signed these bytes with the secret that we share. */
export const isSigned = (bytes, signature, secret) => {
  const right = Buffer.from(createHmac('sha256', secret).update(bytes).digest('hex'))
  const given = Buffer.from(signature ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}
