/** Where in a scenario something stands: property names, and positions in lists. */
export type Path = readonly (string | number)[]

/** The path as people write it: `eventTypes.intro.hosts[1].user`. */
export const formatPath = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

/** A place that a pattern points at, and what stands there; `isKey` says that the name itself is meant, not its value. */
export interface Place {
  readonly path: Path
  readonly value: unknown
  readonly isKey: boolean
}

const entriesOf = (value: unknown): [string | number, unknown][] => {
  if (Array.isArray(value)) return [...value.entries()]
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/**
 * All places that a pattern points at, absent ones left out.
 *
 * `*` is every property or element, `~` at the end every property's own name: `organizations.*.members.~`.
 */
export const placesAt = (root: unknown, pattern: string): readonly Place[] => {
  let places: Place[] = [{ path: [], value: root, isKey: false }]
  for (const step of pattern.split('.')) places = places.flatMap((place) => stepInto(place, step))
  return places.filter(({ value }) => value !== undefined)
}

const stepInto = ({ path, value }: Place, step: string): Place[] => {
  const entries = entriesOf(value)
  if (step === '~') return entries.map(([name]) => ({ path: [...path, name], value: name, isKey: true }))
  return entries
    .filter(([name]) => step === '*' || step === name)
    .map(([name, inner]) => ({ path: [...path, name], value: inner, isKey: false }))
}
