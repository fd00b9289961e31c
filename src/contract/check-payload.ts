import { deliveryWords } from '../generated/delivery-words.js'
import type { Words } from './words.js'

/** Says how a default body leaves the contract of its trigger, in one line; undefined where it does not. */
export type PayloadCheck = (trigger: string, body: string) => Promise<string | undefined>

/**
 * The check of bodies that go out without a template, as they go on the wire.
 *
 * Its validators are loaded with the first body, so that it costs nothing where nothing is delivered.
 */
export const createPayloadCheck =
  (words: Words): PayloadCheck =>
  async (trigger, body) => {
    const { replies } = await import('../generated/validators.deliveries.js')
    const check = replies[trigger]
    if (!check) return `${trigger}: no such trigger is described`
    if (check(words.bodyIn(JSON.parse(body), deliveryWords[trigger] ?? null))) return undefined
    const error = check.errors?.[0]
    return `${trigger}: ${error?.instancePath || '/'} breaks ${error?.keyword} ${JSON.stringify(error?.params)}`
  }
