import { shapingAlternatives } from '../alternatives/index.js'
import { createContract } from '../contract/contract.js'
import { alternatives as knownAlternatives } from '../contract/ledger.js'
import { switchedValidators } from '../contract/switched-validators.js'
import { didYouMean } from '../domain/nearest-name.js'
import { operations } from '../operations/index.js'
import type { Engine } from '../pipeline/engine.js'
import { createPolicy, type Policy } from '../pipeline/policy.js'
import { createPublisher } from '../webhooks/publish.js'
import type { Ground } from './ground.js'
import { MockError } from './mock-error.js'
import type { MockOptions } from './mock-options.js'
import { servedOperations } from './served-operations.js'

/** What all sandboxes of a mock share of answering. */
export type SharedEngine = Omit<Engine, 'world' | 'limiter' | 'faults' | 'nextRequestId' | 'nextSynthetic' | 'observe'>

/** Everything that answering needs but a world of its own, put together by the options. */
export const createSharedEngine = ({ words, overlay }: Ground, options: MockOptions): SharedEngine => {
  const policy = policyOf(options)
  return {
    contract: createContract(servedOperations(options), (part) => switchedValidators(policy.alternatives, part)),
    operations,
    shaping: shapingAlternatives.filter(({ id }) => policy.alternatives.has(id)),
    policy,
    words,
    overlay,
    publish: createPublisher({ words }),
    fault: (error, { method, path }) =>
      console.error(`svc-mock: ${method} ${path.replace(/[^\x20-\x7e]/g, encodeURIComponent)}:`, error),
    isStrict: process.env['SVC_MOCK_STRICT'] === '1',
  }
}

const policyOf = ({ policy: reach, profile, alternatives, rateLimit }: MockOptions): Policy => {
  mustBeOneOf('policy', reach, ['specification', 'choice', 'beyond'])
  mustBeOneOf('profile', profile, ['specification', 'service'])
  for (const id of alternatives ?? []) mustBeKnown(id)
  return createPolicy({ reach, profile, alternatives, refusesOverRateLimit: rateLimit })
}

const mustBeOneOf = (option: string, value: string | undefined, known: readonly string[]): void => {
  if (value !== undefined && !known.includes(value))
    throw new MockError(`"${value}" cannot be the ${option}; choose one of ${known.join(', ')}`)
}

const mustBeKnown = (id: string): void => {
  const ids = knownAlternatives.map((it) => it.id)
  if (!ids.some((it) => it === id))
    throw new MockError(
      `There is no alternative "${id}"${didYouMean(id, ids)}; the command "svc-mock ledger" lists them`,
    )
}
