import type { ControlWire } from '../../contract/control-wire.js'
import { toIso } from '../../domain/time/instant.js'
import type { Sandbox } from '../../sandbox/sandbox.js'

/** What the sandbox without a prefix is called. */
export const defaultSandbox = 'default'

/** One sandbox in short. */
export const toSandbox = ({ name = defaultSandbox, world, journal }: Sandbox): ControlWire<'SandboxSummary'> => ({
  name,
  now: toIso(world.now()),
  requests: journal.all().length,
})
