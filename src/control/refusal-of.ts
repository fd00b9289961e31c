import { DeliveryError } from '../delivery/delivery-error.js'
import { Failure, type FailureName } from '../domain/failure.js'
import { FaultError } from '../faults/fault-error.js'
import { WaitEnded } from '../journal/wait-ended.js'
import { WaitTimeout } from '../journal/wait-timeout.js'
import { MockError } from '../mock/mock-error.js'
import { ScenarioError } from '../scenario/scenario-error.js'

/** What test authors are told by an error, those who ask from outside are told by a refusal. */
const names: readonly (readonly [type: abstract new (...given: never) => Error, name: FailureName])[] = [
  [WaitTimeout, 'control.wait_timed_out'],
  [WaitEnded, 'control.wait_ended'],
  [FaultError, 'fault.invalid'],
  [DeliveryError, 'control.unusable'],
  [MockError, 'control.unusable'],
  [ScenarioError, 'control.state_unusable'],
]

/** The refusal that an error of the public parts comes to; undefined for an error that nobody foresaw. */
export const refusalOf = (error: unknown): Failure | undefined => {
  if (error instanceof Failure) return error
  const [, name] = names.find(([type]) => error instanceof type) ?? []
  return name && error instanceof Error ? new Failure(name, error.message) : undefined
}
