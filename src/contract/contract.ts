import type { DescribedContract, Facts, FactsTable, OperationContract } from './operation-contract.js'
import { type Router, routerOf } from './router.js'
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

/** The operations of the specification, and those beyond it, whose validators are loaded when the first of them is asked for. */
export type ContractPart = 'specification' | 'beyond'

type Parts = Readonly<Partial<Record<ContractPart, ValidatorModule>>>

/** The contract of the given operations; validators that are not loaded yet are when the first operation of their part is asked for. */
export const createContract = <Found extends DescribedContract>(
  operations: readonly Found[],
  load: (part: ContractPart) => Promise<ValidatorModule>,
  loaded: Parts = {},
): Contract<Found> => {
  const router = routerOf(operations)
  let { specification, beyond } = loaded
  const loading: Partial<Record<ContractPart, Promise<void>>> = {}
  const loadPart = async (part: ContractPart): Promise<void> => {
    const validators = await load(part)
    if (part === 'beyond') beyond = validators
    else specification = validators
  }
  return {
    operations,
    router,
    versionValues: versionsOf(operations),
    requestValidator: (name) => specification?.requests[name] ?? beyond?.requests[name],
    replyValidator: (name) => specification?.replies[name] ?? beyond?.replies[name],
    facts: (name) => specification?.facts[name] ?? beyond?.facts[name] ?? {},
    prepare(method, path) {
      if (specification && beyond) return undefined
      const part = partOf(router, method, path)
      if (part === undefined || (part === 'beyond' ? beyond : specification)) return undefined
      loading[part] ??= loadPart(part)
      return loading[part]
    },
  }
}

/** The contract of operations whose validators are all there. */
export const loadedContract = <Found extends DescribedContract>(
  operations: readonly Found[],
  validators: ValidatorModule,
): Contract<Found> =>
  createContract(operations, async () => validators, { specification: validators, beyond: validators })

const versionsOf = (operations: readonly DescribedContract[]): ReadonlySet<string> =>
  new Set([...furtherVersions, ...operations.flatMap(({ version }) => (version ? [version.value] : []))])

/** Where validators of the operation that is asked for are; undefined where none is. */
const partOf = (router: Router<DescribedContract>, method: string, path: string): ContractPart | undefined => {
  const match = router(method === 'HEAD' ? 'GET' : method, path)
  if (match.found !== 'operation') return undefined
  return match.operation.provenance === 'beyond' ? 'beyond' : 'specification'
}
