import { isObject, nodeAt } from '../documents/json.js'
import { followed } from '../documents/operations.js'
import type { Findings } from './findings.js'
import type { Pair, Side } from './side.js'

/** Compares what credentials two descriptions of an operation take: ways to identify oneself by what they are, not by what they are called. */
export const compareCredentials = ({ before, after }: Pair, findings: Findings): void => {
  const [former, latter] = [waysOf(before), waysOf(after)]
  for (const way of [...former].filter((it) => !latter.has(it)))
    findings.tell('credentials-no-longer-taken', { before, after }, `the operation is no longer done with ${way}`)
  for (const way of [...latter].filter((it) => !former.has(it)))
    findings.tell('credentials-newly-taken', { before, after }, `the operation is done with ${way} too`)
}

const waysOf = ({ root, value }: Side): ReadonlySet<string> => {
  const security = value['security'] ?? nodeAt(root, ['security'])
  const requirements = Array.isArray(security) && security.length > 0 ? security.filter(isObject) : [{}]
  return new Set(requirements.map((requirement) => wayOf(root, requirement)))
}

const wayOf = (root: unknown, requirement: Readonly<Record<string, unknown>>): string => {
  const parts = Object.entries(requirement).map(([name, scopes]) => `${schemeOf(root, name)}${scopesOf(scopes)}`)
  return parts.length === 0 ? 'no credentials' : parts.sort().join(' and ')
}

const scopesOf = (scopes: unknown): string =>
  Array.isArray(scopes) && scopes.length > 0 ? ` with ${[...scopes].sort().join(', ')}` : ''

const schemeOf = (root: unknown, name: string): string => {
  const scheme = followed(root, ['components', 'securitySchemes', name])?.value
  if (!scheme) return name
  if (scheme['type'] === 'apiKey') return `the ${scheme['in']} ${String(scheme['name']).toLowerCase()}`
  return scheme['type'] === 'http' ? `the scheme ${String(scheme['scheme']).toLowerCase()}` : String(scheme['type'])
}
