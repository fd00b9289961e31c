import { instantKey, lastInstant } from '../state/booking-keys.js'
import type { DueKind } from './due-kind.js'

/** Tokens expire (XT-37); whoever identifies callers looks at their time himself. */
export const expiringTokens: DueKind = {
  next(world, after) {
    for (const { expiresAt } of world.credentials.range('expiry', instantKey(after + 1), lastInstant))
      return expiresAt ?? undefined
    return undefined
  },

  happen: (world, at) =>
    world.credentials.between('expiry', instantKey(at), instantKey(at)).map(({ name }) => ({
      what: 'tokenExpired',
      credential: name,
    })),
}
