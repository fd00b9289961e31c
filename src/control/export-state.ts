import type { ControlOperation } from './operation.js'

/** GET /__svc/state */
export const exportState: ControlOperation<'exportState'> = {
  handle: (_request, { mock }) => ({ data: { ...mock.state.export() } }),
}
