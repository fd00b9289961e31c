import { formatPath, type Path } from './path.js'
import { ScenarioError } from './scenario-error.js'

/** Requests go 64 levels deep, and what they brought is stored some levels down. */
const deepest = 100

/** A copy of a value as JSON has it; throws a `ScenarioError` for one that JSON cannot hold, or that no reply could. */
export const plainJson = (value: unknown, subject: string): unknown => {
  const copy = copied(value, subject)
  const path = trapIn(copy)
  if (path === undefined) return copy
  const message = `is nested deeper than ${deepest} levels, or has the name __proto__`
  throw new ScenarioError(`Cannot use ${subject}: one problem`, [{ path: formatPath(path.slice(0, 6)), message }])
}

const copied = (value: unknown, subject: string): unknown => {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n', 1)
    throw new ScenarioError(`Cannot use ${subject}: it is no JSON`, [{ path: '', message }])
  }
}

/** Where what makes trouble later stands. */
const trapIn = (value: unknown, path: Path = []): Path | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > deepest || Object.hasOwn(value, '__proto__')) return path
  for (const [name, inner] of Object.entries(value)) {
    const found = trapIn(inner, [...path, Array.isArray(value) ? Number(name) : name])
    if (found) return found
  }
  return undefined
}
