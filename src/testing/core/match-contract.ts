import { type Finding, findingsOf } from '../../contract/findings.js'
import { alternativesOf } from '../../contract/ledger.js'
import type { GenerationContract, OperationContract } from '../../contract/operation-contract.js'
import { switchedValidators } from '../../contract/switched-validators.js'
import type { OperationId } from '../../contract/wire.js'
import { createWords } from '../../contract/words.js'
import { didYouMean } from '../../domain/nearest-name.js'
import { contracts } from '../../generated/contracts.js'
import { MockError } from '../../mock/mock-error.js'
import { type ReadReply, readReply } from './read-response.js'
import { type Verdict, verdict } from './verdict.js'

/** Against what a reply is held. */
export interface MatchContractOptions {
  /** The version of the resource that the request asked for. Default `current`. */
  readonly version?: 'current' | 'older'
  /** Whose form of the replies: the specification's, which is the default, or the public service's. */
  readonly profile?: 'specification' | 'service'
  /** The word that the reply carries in place of `svc`. */
  readonly product?: string
}

/**
 * Whether a reply is what the documents describe as the success of an operation: a `Response`, whose status counts too, or a body.
 *
 * Rejects with a `MockError` for an operation, or a version of it, that is not described.
 */
export const matchContract = async (
  received: unknown,
  operationId: OperationId,
  options: MatchContractOptions = {},
): Promise<Verdict> => {
  const operation = requireOperation(operationId)
  const expected = { operation, generation: requireGeneration(operation, options), options }
  const faults = await faultsOf(await readReply(received), expected)
  const name = `${operationId} (${operation.method} ${operation.path})`
  return verdict(faults.length === 0, {
    otherwise: () =>
      `The reply is not what the documents describe for ${name}:\n${faults.map((it) => `  ${it}`).join('\n')}`,
    negated: () => `The reply is what the documents describe for ${name}, and was expected not to be`,
  })
}

interface Expected {
  readonly operation: OperationContract
  readonly generation: GenerationContract
  readonly options: MatchContractOptions
}

const requireOperation = (id: string): OperationContract => {
  const found = contracts.find((it) => it.id === id)
  if (found) return found
  const ids = contracts.map((it) => it.id)
  throw new MockError(`No operation "${id}" is described${didYouMean(id, ids) || `; there are ${ids.join(', ')}`}`)
}

const requireGeneration = (
  { id, current, older }: OperationContract,
  { version = 'current' }: MatchContractOptions,
): GenerationContract => {
  const found = version === 'older' ? older : current
  if (found) return found
  throw new MockError(`The operation ${id} has no older version; leave out version: 'older'`)
}

const faultsOf = async (reply: ReadReply, expected: Expected): Promise<readonly string[]> => {
  const { status, replyValidator } = expected.generation
  if (reply.status !== undefined && reply.status !== status)
    return [`the status must be ${status}, is ${reply.status}${told(reply.body)}`]
  if (replyValidator === null) return reply.body === undefined ? [] : ['there must be no body']
  return (await findings(reply.body, replyValidator, expected)).map(sentence)
}

const findings = async (
  body: unknown,
  validator: string,
  { operation, generation, options: { profile = 'specification', product = 'svc' } }: Expected,
): Promise<readonly Finding[]> => {
  const { replies } = await switchedValidators(new Set(alternativesOf(profile)), operation.provenance)
  const check = replies[validator]
  if (!check) throw new Error(`There is no validator ${validator}`)
  return findingsOf(check, createWords(product).bodyIn(body, generation.replyWords))
}

const sentence = ({ path, reason }: Finding): string => `${path.length > 0 ? path.join('.') : 'the body'} ${reason}`

/** What an error's body says, in short. */
const told = (body: unknown): string => (body === undefined ? '' : `: ${JSON.stringify(body).slice(0, 300)}`)
