import type { OperationContract } from '../../contract/operation-contract.js'
import { didYouMean } from '../../domain/nearest-name.js'
import { contracts } from '../../generated/contracts.js'
import type { OverlayOperation } from '../../overlay/overlay.js'
import type { Values } from '../arguments/option.js'
import { UsageError } from '../command-error.js'
import type { checkOptions } from './check-options.js'

type Named = Pick<OverlayOperation, 'id' | 'method' | 'path'>

const namesOf = ({ id, method, path }: Named): readonly string[] => [id, `${method} ${path}`]

/** The operation of a name, or of a method and template; throws a `UsageError` that names the nearest. */
export const requireOperation = (name: string): OperationContract => {
  const found = contracts.find((it) => namesOf(it).includes(name))
  if (found) return found
  const nearest = didYouMean(name, contracts.flatMap(namesOf))
  throw new UsageError(`There is no operation ${name}${nearest || '; svc-mock openapi v2 tells those there are'}`)
}

/** The operations that a command line asks for, in the order of the documents. */
export interface Picked {
  readonly ours: readonly OperationContract[]
  /** Those of the user's own document. */
  readonly theirs: readonly OverlayOperation[]
}

/** Picks what a command line asks for, out of ours and out of what only the user's own document describes. */
export const pickOperations = (
  given: Values<typeof checkOptions>,
  overlay: readonly OverlayOperation[] = [],
): Picked => {
  const { only, skip = [], 'spec-only': specOnly = false } = given
  const require = (name: string) => overlay.find((it) => namesOf(it).includes(name)) ?? requireOperation(name)
  const wanted = only && new Set<Named>(only.map(require))
  const unwanted = new Set<Named>(skip.map(require))
  const isPicked = (it: Named): boolean => (wanted?.has(it) ?? true) && !unwanted.has(it)
  const ours = contracts.filter((it) => isPicked(it) && !(specOnly && it.provenance === 'beyond'))
  const theirs = overlay.filter(isPicked)
  if (ours.length === 0 && theirs.length === 0)
    throw new UsageError('No operation is left to check; take something out of --only, --skip or --spec-only')
  return { ours, theirs }
}
