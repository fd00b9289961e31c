import { getHealth } from './get-health.js'
import { listLedger } from './list-ledger.js'
import type { ControlOperations } from './operation.js'

/** The handlers of the control interface; a described operation without one is unknown. */
export const controlOperations: ControlOperations = {
  getHealth,
  listLedger,
}
