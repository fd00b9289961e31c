import type { ControlWire } from '../../contract/control-wire.js'
import { toIso } from '../../domain/time/instant.js'
import type { KeptSnapshot } from '../../sandbox/sandbox.js'

/** A snapshot by its name, without what it holds. */
export const toSnapshot = (name: string, { takenAt }: KeptSnapshot): ControlWire<'Snapshot'> => ({
  name,
  takenAt: toIso(takenAt),
})
