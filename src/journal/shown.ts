import { inspect, types } from 'node:util'

const longest = 120

/** A value as messages show it: JSON where it can be, with patterns and functions spelt, on one line, shortened. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  const text = jsonOf(value) ?? inspect(value, { breakLength: Number.POSITIVE_INFINITY })
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** Undefined for what JSON cannot hold, such as a thing that contains itself. */
const jsonOf = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(spelt('', value), spelt)
  } catch {
    return undefined
  }
}

const spelt = (_key: string, value: unknown): unknown => {
  if (types.isRegExp(value)) return String(value)
  if (typeof value === 'function') return `(${nameOf(value)})`
  return typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value)) ? String(value) : value
}

/** What a function is called, in messages. */
export const nameOf = (named: { readonly name: string }): string => named.name || 'a function'
