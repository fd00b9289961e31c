import { isObject, type JsonObject } from '../../../documents/json.js'
import { childrenAt, followed, type Node } from '../../../documents/operations.js'

/** A parameter as the user's document has it, with the values that stand in it. */
export interface Exemplified {
  readonly name: string
  /** `path`, `query`, `header` or `cookie`. */
  readonly place: string
  readonly isRequired: boolean
  /** Its examples as they go on the wire; none where nothing of it can be sent. */
  readonly examples: readonly (readonly string[])[]
}

/** A parameter with its examples, else the default or the first allowed value of its schema. */
export const exemplified = (root: unknown, parameter: Node): Exemplified => {
  const { name, in: place, required, explode } = parameter.value
  return {
    ...{ name: String(name), place: String(place), isRequired: required === true || place === 'path' },
    examples: valuesOf(root, parameter).flatMap((value) => onTheWire(value, explode !== false) ?? []),
  }
}

const valuesOf = (root: unknown, { value, steps }: Node): readonly unknown[] => {
  const named = [...childrenAt(root, [...steps, 'examples']).values()].map((it) => it.value['value'])
  const own = [value['example'], ...named].filter((it) => it !== undefined)
  return own.length > 0 ? own : inSchema(followed(root, [...steps, 'schema'])?.value ?? {})
}

const inSchema = ({
  example,
  examples,
  default: usual,
  const: only,
  enum: allowed,
}: JsonObject): readonly unknown[] => {
  const shown = [example, ...(Array.isArray(examples) ? examples : [])].filter((it) => it !== undefined)
  if (shown.length > 0) return shown
  return [usual, only, Array.isArray(allowed) ? allowed[0] : undefined].filter((it) => it !== undefined).slice(0, 1)
}

/** A list is sent value by value, or with commas; of objects there are too many ways. */
const onTheWire = (value: unknown, isExploded: boolean): readonly (readonly string[])[] | undefined => {
  if (Array.isArray(value)) return [isExploded ? value.map(String) : [value.map(String).join(',')]]
  return value === null || isObject(value) ? undefined : [[String(value)]]
}
