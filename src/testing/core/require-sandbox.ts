import { MockError } from '../../mock/mock-error.js'
import type { MockSandbox } from '../../mock/mock-sandbox.js'

/** The value as what it must be for a matcher that looks into a journal; throws a `MockError` that says how to use it. */
export const requireSandbox = (value: unknown, matcher: string): MockSandbox => {
  if (isSandbox(value)) return value
  throw new MockError(
    `${matcher} looks into a mock or a sandbox, not into ${typeOf(value)}; write expect(mock).${matcher}(…)`,
  )
}

const isSandbox = (value: unknown): value is MockSandbox =>
  typeof value === 'object' && value !== null && 'requests' in value && 'deliveries' in value && 'settled' in value

const typeOf = (value: unknown): string => {
  if (value === null || value === undefined) return String(value)
  return value instanceof Response ? 'a Response' : `a value of the type ${typeof value}`
}
