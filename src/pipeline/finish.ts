import type { OperationContract } from '../contract/operation-contract.js'
import type { Progress } from './answer.js'
import { OwnContractError, replyViolation } from './check-reply.js'
import type { Engine } from './engine.js'
import { unspecified } from './reach.js'
import type { Generation } from './select-generation.js'
import { envelope, shapeReply } from './shape-reply.js'

/** The way out: envelope, alternatives, the reach of the policy, and the contract of our own reply. */
export const finish = (
  engine: Engine,
  {
    progress,
    operation,
    generation,
    result,
  }: {
    readonly progress: Progress
    readonly operation: OperationContract
    readonly generation: Generation
    readonly result: object
  },
): object => {
  const { notes } = progress
  if (operation.deprecated) notes.warn('v1 is deprecated; move to v2')
  const { world, shaping } = engine
  const body = shapeReply(envelope(generation, result), { operation, generation, shaping, world, notes })
  const guessed = unspecified(engine.policy, notes.rests)
  if (guessed) throw guessed
  const violation = replyViolation(engine.contract, generation, body)
  if (violation === undefined) return body
  if (engine.isStrict) throw new OwnContractError(violation)
  engine.fault(new OwnContractError(violation), { method: operation.method, path: operation.path })
  notes.warn('own-contract')
  return body
}
