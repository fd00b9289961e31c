import type { Scenario } from './scenario.js'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const layOver = (base: unknown, over: unknown, depth: number): unknown => {
  if (depth === 0 || !isObject(base) || !isObject(over)) return over
  const entries = Object.entries(over).map(([key, value]) => [key, layOver(base[key], value, depth - 1)])
  return { ...base, ...Object.fromEntries(entries) }
}

/**
 * One scenario laid over another: section by section, key by key, and of a thing in both the fields of the upper one win.
 *
 * What the lower one has comes first, so that its first credential stays the owner's. The upper one may still be misshapen.
 */
export const mergeScenarios = (base: Scenario, over: Fields): unknown => {
  const { extends: _extends, ...rest } = over
  return layOver(base, rest, 3)
}
