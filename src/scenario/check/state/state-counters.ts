import { stateSchema } from '../../../generated/state-schema.js'
import { base58Id, firstIds, type NumberedKind, type OpaqueKind, uuidId } from '../../../state/ids.js'
import type { StoredState } from '../../../state/stored-state.js'
import { placesAt } from '../../path.js'
import type { Finding } from '../finding.js'
import { namesAt, type Schema } from '../known-names.js'

/** Where numbers stand that are not those of a section named after their kind. */
const elsewhere: Readonly<Partial<Record<NumberedKind, string>>> = {
  attendee: 'bookings.*.attendees.*.id',
  reference: 'bookingTraces.*.references.*.id',
  delivery: 'outbox.*.id',
}

/** Counters that would give a new thing the id of one that is there. */
export const checkStateCounters = (state: StoredState): readonly Finding[] => [
  ...Object.entries(firstIds).flatMap(([kind, first]) => checkNumbers(state, kind as NumberedKind, first)),
  ...checkNames(state),
]

const checkNumbers = ({ counters, things }: StoredState, kind: NumberedKind, first: number): readonly Finding[] => {
  const highest = placesAt(things, elsewhere[kind] ?? `${kind}s.*.id`).reduce(
    (most, { value }) => (typeof value === 'number' ? Math.max(most, value) : most),
    first - 1,
  )
  const [used, counted] = [highest - first + 1, counters[kind] ?? 0]
  if (counted >= used) return []
  const message = `is ${counted}, but there is the id ${highest}; it must be at least ${used}`
  return [{ path: ['counters', kind], message }]
}

/** Only the next name of a kind is looked for: counting that was set back meets the first of those that were given since. */
const checkNames = ({ counters, seed, things }: StoredState): readonly Finding[] => {
  const texts = new Set(textsIn(things))
  return opaqueKinds().flatMap((kind) => {
    const count = counters[kind] ?? 0
    const taken = [base58Id(seed, kind, count), uuidId(seed, kind, count)].find((name) => texts.has(name))
    return taken
      ? [{ path: ['counters', kind], message: `is ${count}, but the name that comes next is taken: ${taken}` }]
      : []
  })
}

const opaqueKinds = (): readonly OpaqueKind[] =>
  namesAt(stateSchema as Schema, ['counters']).filter((kind): kind is OpaqueKind => !Object.hasOwn(firstIds, kind))

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner)
}
