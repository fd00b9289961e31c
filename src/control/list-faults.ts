import type { ControlOperation } from './operation.js'

/** GET /__svc/faults */
export const listFaults: ControlOperation<'listFaults'> = {
  handle: (_request, { mock }) => ({ data: [...mock.faults.list()] }),
}
