import type { ControlOperation } from './operation.js'

/** DELETE /__svc/faults */
export const clearFaults: ControlOperation<'clearFaults'> = {
  handle: (_request, { mock }) => ({ data: { removed: mock.faults.clear() } }),
}
