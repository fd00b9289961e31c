import { documents } from '../../generated/documents.js'
import type { ContractPart, ValidatorModule } from '../contract.js'
import type { Validator, ValidatorTable } from '../validators.js'
import { describedOperations } from './described.js'
import type { Switched } from './schema.js'
import { compilers, factsOf, schemaSet } from './validators.js'

/** The validators for any set of alternatives, compiled now; each schema when it is first asked for. */
export const compileValidators = (on: Switched, part: ContractPart): ValidatorModule => {
  const described = describedOperations(documents).filter(
    ({ document }) => (document === 'beyond') === (part === 'beyond'),
  )
  const set = schemaSet(documents, described, on)
  const { requests, replies } = compilers(set)
  return { requests: onDemand(requests, set.requests), replies: onDemand(replies, set.replies), facts: factsOf(set) }
}

interface Compiler {
  getSchema(name: string): unknown
}

const onDemand = (compiler: Compiler, schemas: ReadonlyMap<string, unknown>): ValidatorTable => {
  const table: Record<string, Validator> = {}
  for (const name of schemas.keys())
    Object.defineProperty(table, name, { get: () => compiler.getSchema(name) as Validator })
  return table
}
