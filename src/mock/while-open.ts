import type { Deliveries } from '../delivery/deliveries.js'
import type { MockFaults } from '../faults/fault.js'
import type { Life } from './life.js'

/** Faults that can be set while the mock is open, looked at and ended ever after. */
export const faultsWhileOpen = (faults: MockFaults, { mustBeOpen }: Life): MockFaults => ({
  next(fault) {
    mustBeOpen('faults.next')
    return faults.next(fault)
  },
  add(fault) {
    mustBeOpen('faults.add')
    return faults.add(fault)
  },
  list: () => faults.list(),
  remove: (id) => faults.remove(id),
  clear: () => faults.clear(),
})

/** Deliveries that can be acted on while the mock is open, and looked at ever after. */
export const deliveriesWhileOpen = (deliveries: Deliveries, { mustBeOpen }: Life): Deliveries => ({
  ...deliveries,
  async redeliver(id) {
    mustBeOpen('deliveries.redeliver')
    return deliveries.redeliver(id)
  },
  disturb(disturbance) {
    mustBeOpen('deliveries.disturb')
    deliveries.disturb(disturbance)
  },
  setRetry(policy) {
    mustBeOpen('deliveries.setRetry')
    deliveries.setRetry(policy)
  },
})
