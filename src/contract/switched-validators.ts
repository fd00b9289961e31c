import type { AlternativeId } from '../generated/ledger.js'
import type { ValidatorModule } from './contract.js'
import { alternativesOf } from './ledger.js'

/** Alternatives that change a schema: `x-svc-alternatives` names each of them. */
const inSchemas: ReadonlySet<AlternativeId> = new Set([
  'AL-01',
  'AL-02',
  'AL-04',
  'AL-09',
  'AL-11',
  'AL-28',
  'AL-30',
  'AL-31',
  'AL-48',
])

/**
 * The validators for a set of alternatives: built ones where the set is that of a profile, as far as schemas are concerned;
 * else ajv compiles them now, which takes a moment and is loaded only for that.
 */
export const switchedValidators = async (on: ReadonlySet<AlternativeId>): Promise<ValidatorModule> => {
  const switched = [...on].filter((id) => inSchemas.has(id))
  const service = alternativesOf('service').filter((id) => inSchemas.has(id))
  if (switched.length === 0) return specificationValidators()
  if (switched.length === service.length && service.every((id) => on.has(id))) return serviceValidators()
  const { compileValidators } = await import('./compile/compile-validators.js')
  return compileValidators(new Set(switched))
}

const specificationValidators = async (): Promise<ValidatorModule> => {
  const [validators, { facts }] = await Promise.all([
    import('../generated/validators.specification.js'),
    import('../generated/facts.specification.js'),
  ])
  return { requests: validators.requests, replies: validators.replies, facts }
}

const serviceValidators = async (): Promise<ValidatorModule> => {
  const [validators, { facts }] = await Promise.all([
    import('../generated/validators.service.js'),
    import('../generated/facts.service.js'),
  ])
  return { requests: validators.requests, replies: validators.replies, facts }
}
