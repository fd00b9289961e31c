import type { OutboxEntry } from '../domain/webhook/outbox-entry.js'
import type { Log } from '../journal/log.js'
import type { World } from '../state/world.js'
import type { Delivery } from './delivery.js'
import type { DeliverySettings } from './settings.js'

/** What a dispatcher is made of. */
export interface DispatcherOptions {
  readonly world: World
  readonly settings: DeliverySettings
  /** Where the deliveries are recorded; whoever hands it in clears it. */
  readonly log: Log<Delivery>
  /** Looks at an entry before its first attempt; what it finds goes to `fault`, and the entry is sent as it is. */
  readonly check?: (entry: OutboxEntry) => Promise<string | undefined>
  /** Told of what should not be: a finding of `check`, or a failure of our own. */
  readonly fault?: (message: string, entry?: OutboxEntry) => void
  /** Called after each write to the world. */
  readonly onChange?: () => void
}

/** Whom the faults are told, and how they are found. */
type Watch = Pick<DispatcherOptions, 'check' | 'fault'>

/** Shows an entry to the check, and tells what that finds; a check that fails is a fault too. */
export const inspect = async (entry: OutboxEntry, { check, fault }: Watch): Promise<void> => {
  try {
    const finding = await check?.(entry)
    if (finding !== undefined) fault?.(finding, entry)
  } catch (error) {
    fault?.(`The check of delivery ${entry.id} failed: ${error}`, entry)
  }
}

/** Tells of a failure of our own, with its trace. */
export const reportFailure = (error: unknown, { fault }: Watch): void => {
  const trace = error instanceof Error ? error.stack : undefined
  fault?.(`A delivery could not be worked off: ${trace ?? error}`)
}
