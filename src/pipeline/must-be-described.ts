import type { ControlContract, Shape } from '../contract/operation-contract.js'
import { Failure } from '../domain/failure.js'
import { didYouMean } from '../domain/nearest-name.js'
import { type RawQuery, unknownParameters } from './read-query.js'

/** Throws where the query names what the operation does not take: to the control interface a misspelt name is a mistake, never left out. */
export const mustDescribeQuery = ({ id, current }: ControlContract, query: RawQuery): void => {
  const [name] = unknownParameters(query, current)
  if (name === undefined) return
  throw unknownName(`The query names ${name}`, { id, name, known: current.query.map((it) => it.name) })
}

/** Throws where the body names what the operation does not take; `dropped` are dotted paths. */
export const mustDescribeBody = ({ id, current }: ControlContract, dropped: readonly string[]): void => {
  const [property] = dropped
  if (property === undefined || !current.bodyShape) return
  throw unknownName(`The body names ${property}`, { id, ...placeOf(property, current.bodyShape) })
}

/** The last name of a dotted path, and the names that are described beside it. */
const placeOf = (property: string, root: Shape): { readonly name: string; readonly known: readonly string[] } => {
  const steps = property.split('.')
  const name = steps.pop() ?? property
  const shape = steps.reduce<Shape | undefined>((at, step) => at?.p?.[step] ?? at?.i, root)
  return { name, known: Object.keys(shape?.p ?? {}) }
}

const unknownName = (
  found: string,
  { id, name, known }: { readonly id: string; readonly name: string; readonly known: readonly string[] },
): Failure => {
  const takes = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes none'
  return new Failure(
    'control.name_unknown',
    `${found}, which ${id} does not take; ${takes}${didYouMean(name, known)}`,
    {
      name,
      known,
    },
  )
}
