import { generationOf } from '../contract/api-path.js'
import type { Contract } from '../contract/contract.js'
import type { DescribedContract, OperationContract } from '../contract/operation-contract.js'
import { Failure } from '../domain/failure.js'

/** The operation that a method and path lead to, with the raw values of its path parameters. */
export interface Route<Found extends DescribedContract = OperationContract> {
  readonly operation: Found
  readonly values: Readonly<Record<string, string>>
}

/** Finds the operation; HEAD is answered like GET (ER-20). Throws `route.unknown` or, on a known path, `…method_unknown`. */
export const findRoute = <Found extends DescribedContract>(
  contract: Pick<Contract<Found>, 'router'>,
  method: string,
  path: string,
): Route<Found> => {
  const match = contract.router(method === 'HEAD' ? 'GET' : method, path)
  if (match.found === 'operation') return match
  if (match.found === 'path') throw methodUnknown(method, path, match.methods)
  throw new Failure('route.unknown', `Cannot ${method} ${path}: there is no such path`, { method, path })
}

const methodUnknown = (method: string, path: string, methods: readonly string[]): Failure =>
  new Failure(
    generationOf(path) === 'v1' ? 'v1.method_unknown' : 'route.method_unknown',
    `Cannot ${method} ${path}: this path takes ${methods.join(', ')}`,
    { method, path, allowed: methods },
  )
