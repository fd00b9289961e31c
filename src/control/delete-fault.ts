import { Failure } from '../domain/failure.js'
import type { ControlOperation } from './operation.js'

/** DELETE /__svc/faults/{faultId} */
export const deleteFault: ControlOperation<'deleteFault'> = {
  handle({ params: { faultId } }, { mock }) {
    const removed = mock.faults.remove(faultId)
    if (removed) return { data: removed }
    const message = `There is no fault ${faultId}; use the id of one that GET /__svc/faults lists`
    throw new Failure('control.fault_unknown', message, { faultId })
  },
}
