import type { AlternativeId } from '../generated/ledger.js'
import type { ContractPart, ValidatorModule } from './contract.js'
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

const built = {
  'specification.specification': () =>
    Promise.all([
      import('../generated/validators.specification.specification.js'),
      import('../generated/facts.specification.specification.js'),
    ]),
  'specification.service': () =>
    Promise.all([
      import('../generated/validators.specification.service.js'),
      import('../generated/facts.specification.service.js'),
    ]),
  'beyond.specification': () =>
    Promise.all([
      import('../generated/validators.beyond.specification.js'),
      import('../generated/facts.beyond.specification.js'),
    ]),
  'beyond.service': () =>
    Promise.all([import('../generated/validators.beyond.service.js'), import('../generated/facts.beyond.service.js')]),
}

/** The validators of the control interface; no alternative changes them. */
export const controlValidators = async (): Promise<ValidatorModule> => {
  const [{ requests, replies }, { facts }] = await Promise.all([
    import('../generated/validators.control.js'),
    import('../generated/facts.control.js'),
  ])
  return { requests, replies, facts }
}

/**
 * The validators of a part for a set of alternatives: built ones where the set is that of a profile, as far as schemas are concerned;
 * else ajv compiles them now, which takes a moment and is loaded only for that.
 */
export const switchedValidators = async (
  on: ReadonlySet<AlternativeId>,
  part: ContractPart,
): Promise<ValidatorModule> => {
  const profile = profileOf(on)
  if (profile !== undefined) {
    const [{ requests, replies }, { facts }] = await built[`${part}.${profile}`]()
    return { requests, replies, facts }
  }
  const { compileValidators } = await import('./compile/compile-validators.js')
  return compileValidators(new Set([...on].filter((id) => inSchemas.has(id))), part)
}

/** The profile whose schemas these alternatives give; undefined where they give those of none. */
const profileOf = (on: ReadonlySet<AlternativeId>): 'specification' | 'service' | undefined => {
  const switched = [...on].filter((id) => inSchemas.has(id))
  const service = alternativesOf('service').filter((id) => inSchemas.has(id))
  if (switched.length === 0) return 'specification'
  return switched.length === service.length && service.every((id) => on.has(id)) ? 'service' : undefined
}
