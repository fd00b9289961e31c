import { alternativesOf } from '../contract/ledger.js'
import type { AlternativeId } from '../generated/ledger.js'

/** How far an answer may reach (design decision 10). */
export type Reach = 'specification' | 'choice' | 'beyond'

/** How the mock behaves: as the specification says, or as the public service does (PR-03). */
export type Profile = 'specification' | 'service'

/** The switches of one mock. */
export interface Policy {
  readonly reach: Reach
  readonly alternatives: ReadonlySet<AlternativeId>
  /** Whether requests over the limit are refused (RL-04). */
  readonly refusesOverRateLimit: boolean
}

/** The policy of a profile and single alternatives on top of it. */
export const createPolicy = ({
  reach = 'beyond',
  profile = 'specification',
  alternatives = [],
  refusesOverRateLimit = false,
}: {
  readonly reach?: Reach | undefined
  readonly profile?: Profile | undefined
  readonly alternatives?: readonly AlternativeId[] | undefined
  readonly refusesOverRateLimit?: boolean | undefined
} = {}): Policy => ({
  reach,
  alternatives: new Set([...alternativesOf(profile), ...alternatives]),
  refusesOverRateLimit,
})
