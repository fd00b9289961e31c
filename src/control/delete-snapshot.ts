import type { ControlOperation } from './operation.js'
import { requireSnapshot } from './require-snapshot.js'
import { toSnapshot } from './shown/to-snapshot.js'

/** DELETE /__svc/snapshots/{name} */
export const deleteSnapshot: ControlOperation<'deleteSnapshot'> = {
  handle({ params: { name } }, { sandbox }) {
    const kept = requireSnapshot(sandbox, name)
    sandbox.snapshots.delete(name)
    return { data: toSnapshot(name, kept) }
  },
}
