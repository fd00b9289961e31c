import type { ValidatorModule } from '../../src/contract/contract.js'
import { switchedValidators } from '../../src/contract/switched-validators.js'
import type { AlternativeId } from '../../src/generated/ledger.js'

/** The validators of all operations, those beyond the specification too, for a set of alternatives. */
export const allValidators = async (on: Iterable<AlternativeId> = []): Promise<ValidatorModule> => {
  const switched = new Set(on)
  const specification = await switchedValidators(switched, 'specification')
  const beyond = await switchedValidators(switched, 'beyond')
  return {
    requests: { ...specification.requests, ...beyond.requests },
    replies: { ...specification.replies, ...beyond.replies },
    facts: { ...specification.facts, ...beyond.facts },
  }
}
