import { type Option, several } from './option.js'

/** Values by the dotted names of their places, in the order in which they were given. */
export type Assignments = readonly (readonly [path: readonly string[], value: unknown])[]

const readAssignment =
  (example: string) =>
  (text: string): Assignments[number] => {
    const [, name, given = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? []
    if (name === undefined || name.split('.').includes(''))
      throw new Error(`"${text}" names no property; write a name and a value, such as ${example}`)
    return [name.split('.'), readValue(given)]
  }

/** JSON where it is some; else the text as it stands. */
const readValue = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** An option that puts values in the place of others: `--set attendees.0.name=Zoe`; it may be given several times. */
export const assignments = (says: string, example: string): Option<Assignments> =>
  several('NAME=VALUE', says, readAssignment(example))

/** The object with these values in it; of several for one place the last counts. */
export const withAssignments = (
  object: Readonly<Record<string, unknown>>,
  given: Assignments,
): Readonly<Record<string, unknown>> =>
  given.reduce((result, [path, assigned]) => withProperty(result, path, assigned), object)

const withProperty = (
  object: Readonly<Record<string, unknown>>,
  [key = '', ...rest]: readonly string[],
  assigned: unknown,
): Readonly<Record<string, unknown>> => {
  const properties = new Map(Object.entries(object))
  properties.set(key, withValue(properties.get(key), rest, assigned))
  return Object.fromEntries(properties)
}

/** What is no object and no list on the way becomes an object. */
const withValue = (before: unknown, path: readonly string[], assigned: unknown): unknown => {
  const [key = '', ...rest] = path
  if (path.length === 0) return assigned
  if (Array.isArray(before) && /^\d+$/.test(key) && Number(key) <= before.length)
    return before.toSpliced(Number(key), 1, withValue(before[Number(key)], rest, assigned))
  const isObject = typeof before === 'object' && before !== null && !Array.isArray(before)
  return withProperty(isObject ? { ...before } : {}, path, assigned)
}
