import type { FactsTable, OperationContract } from './operation-contract.js'
import { createRouter, type Router } from './router.js'
import type { ValidatorTable } from './validators.js'

/** Validators of one set of alternatives, with the facts that messages need. */
export interface ValidatorModule {
  readonly requests: ValidatorTable
  readonly replies: ValidatorTable
  readonly facts: FactsTable
}

/** Everything the pipeline asks the documents. */
export interface Contract extends ValidatorModule {
  readonly operations: readonly OperationContract[]
  readonly router: Router
  /** All values of the version header that any resource knows. */
  readonly versionValues: ReadonlySet<string>
}

/** Header values of resources that only the operations beyond the specification use. */
const furtherVersions = ['2024-06-11', '2024-09-04']

/** The contract of the given operations with the given validators. */
export const createContract = (operations: readonly OperationContract[], validators: ValidatorModule): Contract => ({
  ...validators,
  operations,
  router: createRouter(operations),
  versionValues: new Set([
    ...furtherVersions,
    ...operations.flatMap(({ version }) => (version ? [version.value] : [])),
  ]),
})
