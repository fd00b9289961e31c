import { Failure } from '../domain/failure.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import type { ControlOperation } from './operation.js'
import { toSnapshot } from './shown/to-snapshot.js'

const mostSnapshots = 100

/** POST /__svc/snapshots */
export const takeSnapshot: ControlOperation<'takeSnapshot'> = {
  handle({ body: { name } }, { sandbox, mock, now }) {
    mustFit(sandbox, name)
    const kept = { takenAt: now(), content: mock.snapshot() }
    sandbox.snapshots.delete(name)
    sandbox.snapshots.set(name, kept)
    return { data: toSnapshot(name, kept) }
  },
}

const mustFit = ({ snapshots }: Sandbox, name: string): void => {
  if (snapshots.has(name) || snapshots.size < mostSnapshots) return
  const message = `There are ${mostSnapshots} snapshots already; forget one, or take this under a name that is there`
  throw new Failure('control.too_many_snapshots', message, { most: mostSnapshots })
}
