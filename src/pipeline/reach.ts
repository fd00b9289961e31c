import { isGuess, ledgerEntry } from '../contract/ledger.js'
import { Failure } from '../domain/failure.js'
import type { LedgerId } from '../generated/ledger.js'
import type { Policy } from './policy.js'

/** The refusal of an answer that would turn on a decision the specification does not make, where the policy allows none. */
export const unspecified = ({ reach }: Policy, rests: readonly LedgerId[]): Failure | undefined => {
  const guesses = reach === 'specification' ? rests.filter(isGuess) : []
  if (guesses.length === 0) return undefined
  const named = guesses.map((id) => `${id} (${ledgerEntry(id)?.says})`).join(', ')
  return new Failure(
    'policy.not_specified',
    `The specification does not say what happens here; the answer would rest on ${named}`,
    {
      restsOn: guesses,
    },
  )
}
