import { addDisturbance } from './add-disturbance.js'
import { addFault } from './add-fault.js'
import { advanceClock } from './advance-clock.js'
import { cancelEvent } from './cancel-event.js'
import { clearDisturbances } from './clear-disturbances.js'
import { clearFaults } from './clear-faults.js'
import { clearRequests } from './clear-requests.js'
import { deleteFault } from './delete-fault.js'
import { deleteSandbox } from './delete-sandbox.js'
import { deleteSnapshot } from './delete-snapshot.js'
import { exportState } from './export-state.js'
import { getClock } from './get-clock.js'
import { getDelivery } from './get-delivery.js'
import { getHealth } from './get-health.js'
import { getInfo } from './get-info.js'
import { importState } from './import-state.js'
import { listDeliveries } from './list-deliveries.js'
import { listDisturbances } from './list-disturbances.js'
import { listEvents } from './list-events.js'
import { listFaults } from './list-faults.js'
import { listLedger } from './list-ledger.js'
import { listRequests } from './list-requests.js'
import { listSandboxes } from './list-sandboxes.js'
import { listSnapshots } from './list-snapshots.js'
import type { ControlOperations } from './operation.js'
import { raiseEvent } from './raise-event.js'
import { redeliver } from './redeliver.js'
import { reset } from './reset.js'
import { restoreSnapshot } from './restore-snapshot.js'
import { runUntilIdle } from './run-until-idle.js'
import { searchRequests } from './search-requests.js'
import { setClock } from './set-clock.js'
import { setRetry } from './set-retry.js'
import { settle } from './settle.js'
import { takeSnapshot } from './take-snapshot.js'
import { waitForDelivery } from './wait-for-delivery.js'
import { waitForRequest } from './wait-for-request.js'

/** The handlers of the control interface, in the order of its document. */
export const controlOperations: ControlOperations = {
  getHealth,
  getInfo,
  reset,
  listSandboxes,
  deleteSandbox,
  listLedger,
  listSnapshots,
  takeSnapshot,
  deleteSnapshot,
  restoreSnapshot,
  exportState,
  importState,
  getClock,
  setClock,
  advanceClock,
  runUntilIdle,
  listRequests,
  clearRequests,
  searchRequests,
  waitForRequest,
  listDeliveries,
  getDelivery,
  redeliver,
  waitForDelivery,
  setRetry,
  listDisturbances,
  addDisturbance,
  clearDisturbances,
  settle,
  listFaults,
  addFault,
  clearFaults,
  deleteFault,
  listEvents,
  raiseEvent,
  cancelEvent,
}
