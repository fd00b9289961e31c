/** One place in which two bodies differ. */
export interface Difference {
  /** JSON pointer; empty for the whole. */
  readonly at: string
  readonly recorded: unknown
  readonly replayed: unknown
}

/** How bodies are compared. */
export interface Comparing {
  /** Milliseconds by which two times may differ and still be the same. */
  readonly timeTolerance: number
}

/** Where two values differ, in the order of the recorded one. */
export const differences = (recorded: unknown, replayed: unknown, comparing: Comparing): readonly Difference[] => [
  ...walk({ at: '', recorded, replayed }, comparing),
]

function* walk(pair: Difference, comparing: Comparing): Generator<Difference> {
  const { at, recorded, replayed } = pair
  if (isComposed(recorded) && isComposed(replayed) && Array.isArray(recorded) === Array.isArray(replayed)) {
    for (const key of new Set([...Object.keys(recorded), ...Object.keys(replayed)]))
      yield* walk(
        { at: `${at}/${escaped(key)}`, recorded: memberOf(recorded, key), replayed: memberOf(replayed, key) },
        comparing,
      )
  } else if (!isSame(recorded, replayed, comparing)) yield pair
}

const isComposed = (value: unknown): value is object => typeof value === 'object' && value !== null

const memberOf = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

const isSame = (one: unknown, other: unknown, { timeTolerance }: Comparing): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'string' || typeof other !== 'string') return false
  if (withoutNumbers(one) === withoutNumbers(other)) return true
  return isTime(one) && isTime(other) && Math.abs(Date.parse(one) - Date.parse(other)) <= timeTolerance
}

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text)

/** Faults are counted by when they were set, which says nothing. */
const withoutNumbers = (text: string): string => text.replace(/\b([Ff])ault \d+\b/g, '$1ault')
