import type { ContractFinding } from '../../checks/violations.js'

/** A test passed, and what its app sent left the contract all the same; the message has each such request. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}

/** The error for these violations. */
export const contractError = (violations: readonly ContractFinding[]): ContractError => {
  const count = violations.length === 1 ? 'One request' : `${violations.length} requests`
  const lines = violations.map(
    ({ method, path, refusedBy, message, source }) => `  ${method} ${path} ${refusedBy}\n    ${message}${at(source)}`,
  )
  return new ContractError([`${count} left the contract`, ...lines].join('\n'))
}

const at = (source: ContractFinding['source']): string =>
  source ? `\n    at ${source.file}:${source.line}:${source.column}` : ''
