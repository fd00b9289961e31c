import type { Attempt } from './attempt.js'
import type { House } from './house.js'
import { type Judging, judge, lateAnswer } from './judge.js'
import { changedAt, removableIn } from './odd-values.js'

/** The request with one part less, for each part that can be left out. */
const smaller = (attempt: Attempt): readonly Attempt[] => [
  ...attempt.headers.map((_header, position) => ({ ...attempt, headers: attempt.headers.toSpliced(position, 1) })),
  ...attempt.query.map((_pair, position) => ({ ...attempt, query: attempt.query.toSpliced(position, 1) })),
  ...withSmallerBody(attempt),
]

const withSmallerBody = (attempt: Attempt): readonly Attempt[] => {
  const { body } = attempt
  if (!body) return []
  const without = [{ ...attempt, body: undefined }]
  if ('bytes' in body) return without
  const places = removableIn(body.json, 60)
  return [
    ...without,
    ...places.map((place) => ({ ...attempt, body: { json: changedAt(body.json, place, () => undefined) ?? null } })),
  ]
}

const mostTries = 400

/** The smallest request that breaks the rule like this one, from the same state; undefined where it does not break it again. */
export const smallest = async (
  house: House,
  attempt: Attempt,
  { rule, back, ...judging }: Omit<Judging, 'thoroughly'> & { readonly rule: string; readonly back: () => void },
): Promise<Attempt | undefined> => {
  let tries = 0
  const breaksOnce = async (tried: Attempt): Promise<boolean> => {
    tries += 1
    back()
    const { broken } = await judge(house, tried, { ...judging, thoroughly: true })
    return broken.some(([name]) => name === rule)
  }
  const breaks = async (tried: Attempt): Promise<boolean> => {
    // A machine that has something else to do is slow once or twice.
    for (let again = rule === lateAnswer ? 6 : 1; again > 0; again--) if (!(await breaksOnce(tried))) return false
    return true
  }
  const firstThatBreaks = async (candidates: readonly Attempt[]): Promise<Attempt | undefined> => {
    for (const candidate of candidates) if (tries < mostTries && (await breaks(candidate))) return candidate
    return undefined
  }
  if (!(await breaks(attempt)) && !(await breaks(attempt))) return undefined
  let least = attempt
  for (;;) {
    const next = await firstThatBreaks(smaller(least))
    if (!next) break
    least = next
  }
  return least
}
