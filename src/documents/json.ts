/** A JSON object of a document somebody else wrote. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Steps from the root of a document to one of its nodes. */
export type Steps = readonly string[]

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The steps as a JSON pointer with its `#`: `#/paths/~1me/get`. */
export const toPointer = (steps: Steps): string =>
  ['#', ...steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')

/** The steps of a local reference: `#/paths/~1me`; undefined for one that is no JSON pointer. */
export const stepsOf = (reference: string): Steps | undefined => {
  if (reference === '#') return []
  if (!reference.startsWith('#/')) return undefined
  return decoded(reference)
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The node to which the steps lead; undefined where they lead nowhere. */
export const nodeAt = (root: unknown, steps: Steps): unknown =>
  steps.reduce<unknown>(
    (node, step) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, step) ? Reflect.get(node, step) : undefined,
    root,
  )
