import type { Contract } from '../contract/contract.js'
import type { Generation } from './select-generation.js'

/** How our own reply leaves the contract, in one line; undefined where it does not. */
export const replyViolation = (
  contract: Pick<Contract, 'replyValidator'>,
  { contract: generation }: Generation,
  body: unknown,
): string | undefined => {
  const name = generation.replyValidator
  const check = name === null ? undefined : contract.replyValidator(name)
  if (!check || check(body)) return undefined
  const error = check.errors?.[0]
  return `${name}: ${error?.instancePath || '/'} breaks ${error?.keyword} ${JSON.stringify(error?.params)}`
}

/** Our own reply left the contract; thrown in tests. */
export class OwnContractError extends Error {
  override readonly name = 'OwnContractError'
}
