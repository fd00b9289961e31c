import { Failure } from '../failure.js'
import type { Metadata } from '../organization/user.js'

const most = { keys: 50, keyLength: 40, valueLength: 500 }
const limits = `metadata takes at most ${most.keys} keys, keys of at most ${most.keyLength} characters and values of at most ${most.valueLength}`

/**
 * Metadata of bookings, users and profiles: at most 50 keys of 40 characters, values of 500 (LM-01).
 *
 * A value that is no text counts by its JSON text. Characters are code points, as in the documents' `maxLength`.
 */
export const metadataOverLimits = (metadata: Metadata): Failure | undefined => {
  const found = excess(metadata)
  return found && new Failure('metadata.over_limits', `${found.what}; ${limits}`, found.facts)
}

/** What the alternative AL-40 refuses: a value that is neither string, number nor boolean. */
export const metadataValueKind = (metadata: Metadata): Failure | undefined => {
  const odd = Object.entries(metadata).find(([, value]) => !['string', 'number', 'boolean'].includes(typeof value))
  if (!odd) return undefined

  const [key, value] = odd
  const kind = value === null ? 'null' : Array.isArray(value) ? 'an array' : 'an object'
  return new Failure('metadata.value_kind', `metadata.${key} is ${kind}; send a string, a number or a boolean`, { key })
}

const excess = (metadata: Metadata): { readonly what: string; readonly facts: Record<string, unknown> } | undefined => {
  const entries = Object.entries(metadata)
  if (entries.length > most.keys)
    return { what: `metadata has ${entries.length} keys`, facts: { keys: entries.length } }

  for (const [key, value] of entries) {
    const keyLength = charactersIn(key)
    if (keyLength > most.keyLength)
      return { what: `the metadata key ${key} has ${keyLength} characters`, facts: { key, keyLength } }
    const valueLength = charactersIn(textOf(value))
    if (valueLength > most.valueLength)
      return { what: `metadata.${key} has ${valueLength} characters`, facts: { key, valueLength } }
  }
  return undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const charactersIn = (text: string): number => [...text].length
