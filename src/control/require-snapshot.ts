import { Failure } from '../domain/failure.js'
import { didYouMean } from '../domain/nearest-name.js'
import type { KeptSnapshot, Sandbox } from '../sandbox/sandbox.js'

/** A snapshot by its name. */
export const requireSnapshot = ({ snapshots }: Sandbox, name: string): KeptSnapshot => {
  const kept = snapshots.get(name)
  if (kept) return kept
  const hint = didYouMean(name, [...snapshots.keys()])
  throw new Failure('control.snapshot_unknown', `There is no snapshot "${name}"${hint}`, { name })
}
