import type { ControlOperation } from './operation.js'
import { requireSnapshot } from './require-snapshot.js'
import { toClock } from './shown/to-clock.js'

/** POST /__svc/snapshots/{name}/restore */
export const restoreSnapshot: ControlOperation<'restoreSnapshot'> = {
  handle({ params: { name } }, { mock, sandbox }) {
    mock.restore(requireSnapshot(sandbox, name).content)
    return { data: toClock(sandbox) }
  },
}
