import type { ControlOperation } from './operation.js'
import { toInfo } from './shown/to-info.js'

/** GET /__svc/info */
export const getInfo: ControlOperation<'getInfo'> = {
  handle: (_request, controlled) => ({ data: toInfo(controlled) }),
}
