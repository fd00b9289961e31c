import { toIso } from '../domain/time/instant.js'
import type { ControlOperation } from './operation.js'

/** GET /__svc/health */
export const getHealth: ControlOperation<'getHealth'> = {
  handle: (_request, controlled) => ({ data: { version: controlled.version, now: toIso(controlled.now()) } }),
}
