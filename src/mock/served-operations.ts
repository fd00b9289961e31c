import type { OperationContract } from '../contract/operation-contract.js'
import { contracts } from '../generated/contracts.js'
import type { MockOptions } from './mock-options.js'

const specified = contracts.filter(({ provenance }) => provenance === 'specification')

/** The operations that a mock serves; those beyond the specification are left out on request, and where the answer may not reach so far. */
export const servedOperations = ({ policy = 'beyond', specOnly = false }: MockOptions): readonly OperationContract[] =>
  specOnly || policy !== 'beyond' ? specified : contracts
