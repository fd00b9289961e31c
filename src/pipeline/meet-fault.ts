import type { OperationContract } from '../contract/operation-contract.js'
import type { Failure, FailureName } from '../domain/failure.js'
import type { MetFault } from '../faults/fault.js'
import { FaultError } from '../faults/fault-error.js'
import { readFaultHeader } from '../faults/read-header.js'
import { refusalOf } from '../faults/refusal-names.js'
import type { Progress } from './answer.js'
import type { Engine } from './engine.js'
import { InjectedFailure } from './injected-failure.js'
import { exhausted, type RateState } from './rate-limit.js'

/** Notes the fault that waits for the request or comes with it; throws the refusal of one that lets nothing happen. */
export const meetFault = ({ faults }: Engine, progress: Progress): void => {
  const header = progress.call.headers['x-mock-fault']
  if (header === undefined && faults.isEmpty) return
  const operation = progress.operation ?? progress.overlay
  if (!operation || !progress.caller) return
  const target = { operationId: operation.id, caller: progress.caller }
  const met = header === undefined ? faults.take(target) : faults.takeOnce(read(header))
  if (!met) return
  progress.fault = met
  if (met.fault.rateLimited && progress.rate) throw rateLimited(met, progress, progress.rate)
  mustHappen(met, operation)
}

const mustHappen = (met: MetFault, operation: Met): void => {
  const refusal = met.fault.when === 'after' ? undefined : refusalBefore(met, operation)
  if (refusal) throw refusal
}

/** The refusal in place of an answer whose operation took its effect. */
export const lateRefusal = ({ fault: met, operation: own, overlay }: Progress): Failure | undefined => {
  const operation = own ?? overlay
  if (!met || !operation || met.fault.when !== 'after' || met.fault.status === undefined) return undefined
  const message = `Fault ${met.id} answers ${met.fault.status} in place of what ${operation.id} answered; without it that would have come`
  return new InjectedFailure('fault.status', message, met.fault.status)
}

/** What a fault must know of the operation that meets it. */
type Met = Pick<OperationContract, 'generation'> & { readonly id: string }

const otherwise = 'without it the service would answer'

const refusalBefore = ({ id, fault }: MetFault, operation: Met): Failure | undefined => {
  const { status, refuse } = fault
  const inject = (name: FailureName, does: string): Failure =>
    new InjectedFailure(name, `Fault ${id} ${does}; ${otherwise}`, status)
  if (status !== undefined) return inject('fault.status', `answers ${status} in place of ${operation.id}`)
  if (refuse !== undefined) return inject(refusalOf(refuse), `refuses ${operation.id} as ${refuse}`)
  if (fault.expiredToken) return expired(operation)
  if (fault.connection === 'reset') return inject('fault.connection_reset', `resets ${operation.id}`)
  return undefined
}

const rateLimited = ({ id }: MetFault, progress: Progress, rate: RateState): Failure => {
  progress.rate = exhausted(rate)
  const { limit, resetIn } = progress.rate
  const message = `More than ${limit} requests in a minute, says fault ${id}; retry in ${resetIn} seconds`
  return new InjectedFailure('rate_limit.exceeded', message)
}

/** Clients look for this very message (AU-06). */
const expired = ({ generation }: Met): Failure =>
  generation === 'v1'
    ? new InjectedFailure('v1.key_expired', 'The apiKey has expired; use another one')
    : new InjectedFailure('auth.token_expired', 'ACCESS_TOKEN_IS_EXPIRED')

const read = (header: string) => {
  try {
    return readFaultHeader(header)
  } catch (error) {
    throw error instanceof FaultError ? new InjectedFailure('fault.invalid', error.message) : error
  }
}
