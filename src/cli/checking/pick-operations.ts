import type { OperationContract } from '../../contract/operation-contract.js'
import { didYouMean } from '../../domain/nearest-name.js'
import { contracts } from '../../generated/contracts.js'
import type { Values } from '../arguments/option.js'
import { UsageError } from '../command-error.js'
import type { checkOptions } from './check-options.js'

const namesOf = ({ id, method, path }: OperationContract): readonly string[] => [id, `${method} ${path}`]

/** The operation of a name, or of a method and template; throws a `UsageError` that names the nearest. */
export const requireOperation = (name: string): OperationContract => {
  const found = contracts.find((it) => namesOf(it).includes(name))
  if (found) return found
  const nearest = didYouMean(name, contracts.flatMap(namesOf))
  throw new UsageError(`There is no operation ${name}${nearest || '; svc-mock openapi v2 tells those there are'}`)
}

/** The operations that a command line asks for, in the order of the documents. */
export const pickOperations = (given: Values<typeof checkOptions>): readonly OperationContract[] => {
  const { only, skip = [], 'spec-only': specOnly = false } = given
  const wanted = only && new Set(only.map(requireOperation))
  const unwanted = new Set(skip.map(requireOperation))
  const picked = contracts.filter(
    (it) => (wanted?.has(it) ?? true) && !unwanted.has(it) && !(specOnly && it.provenance === 'beyond'),
  )
  if (picked.length === 0)
    throw new UsageError('No operation is left to check; take something out of --only, --skip or --spec-only')
  return picked
}
