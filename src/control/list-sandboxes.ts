import type { ControlOperation } from './operation.js'
import { toSandbox } from './shown/to-sandbox.js'

/** GET /__svc/sandboxes */
export const listSandboxes: ControlOperation<'listSandboxes'> = {
  handle: (_request, { house }) => ({ data: [house.main, ...house.named()].map(toSandbox) }),
}
