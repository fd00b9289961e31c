import type { DescribedContract, Facts, FactsTable, OperationContract } from './operation-contract.js'
import { createRouter, type Router } from './router.js'
import type { Validator, ValidatorTable } from './validators.js'

/** Validators of one set of alternatives, with the facts that messages need. */
export interface ValidatorModule {
  readonly requests: ValidatorTable
  readonly replies: ValidatorTable
  readonly facts: FactsTable
}

/** Everything the pipeline asks the documents. */
export interface Contract<Found extends DescribedContract = OperationContract> {
  readonly operations: readonly Found[]
  readonly router: Router<Found>
  /** All values of the version header that any resource knows. */
  readonly versionValues: ReadonlySet<string>
  /** The validator of a query or body; undefined where there is none. */
  requestValidator(name: string): Validator | undefined
  /** The validator of a reply of ours. */
  replyValidator(name: string): Validator | undefined
  /** Facts about the nodes of a request's schema, by pointer. */
  facts(name: string): Facts
  /** What must be loaded before a call can be answered; undefined where nothing is missing. */
  prepare(method: string, path: string): Promise<void> | undefined
}

/** Header values of resources that only the operations beyond the specification use. */
const furtherVersions = ['2024-06-11', '2024-09-04']

/** The contract of the given operations; the validators of those beyond the specification are loaded when the first of them is asked for. */
export const createContract = <Found extends DescribedContract>(
  operations: readonly Found[],
  validators: ValidatorModule,
  loadBeyond: () => Promise<ValidatorModule>,
): Contract<Found> => {
  const router = createRouter(operations)
  let beyond: ValidatorModule | undefined
  let loading: Promise<void> | undefined
  const load = async (): Promise<void> => {
    beyond = await loadBeyond()
  }
  return {
    operations,
    router,
    versionValues: new Set([
      ...furtherVersions,
      ...operations.flatMap(({ version }) => (version ? [version.value] : [])),
    ]),
    requestValidator: (name) => validators.requests[name] ?? beyond?.requests[name],
    replyValidator: (name) => validators.replies[name] ?? beyond?.replies[name],
    facts: (name) => validators.facts[name] ?? beyond?.facts[name] ?? {},
    prepare(method, path) {
      if (beyond || !isBeyond(router, method, path)) return undefined
      loading ??= load()
      return loading
    },
  }
}

const isBeyond = (router: Router<DescribedContract>, method: string, path: string): boolean => {
  const match = router(method === 'HEAD' ? 'GET' : method, path)
  return match.found === 'operation' && match.operation.provenance === 'beyond'
}
