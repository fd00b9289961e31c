import type { ControlOperation } from './operation.js'
import { toSnapshot } from './shown/to-snapshot.js'

/** GET /__svc/snapshots */
export const listSnapshots: ControlOperation<'listSnapshots'> = {
  handle: (_request, { sandbox }) => ({
    data: [...sandbox.snapshots].map(([name, kept]) => toSnapshot(name, kept)),
  }),
}
