import type { Fault } from '../faults/fault.js'
import type { ControlOperation } from './operation.js'

/** POST /__svc/faults */
export const addFault: ControlOperation<'addFault'> = {
  // Whether its names are those of operations and refusals is checked where it is set.
  handle: ({ body }, { mock }) => ({ data: mock.faults.add(body as Fault) }),
}
