import type { Filter } from './match.js'
import { nearestMisses } from './nearest-misses.js'
import { shown } from './shown.js'

/** What was waited for in vain. */
export interface Awaited<T> {
  /** What the items are: `delivery`. */
  readonly what: string
  readonly filter: Filter<T>
  /** Milliseconds. */
  readonly timeout: number
}

/** Nothing came that matched; the message says what was waited for, how long, and what came nearest. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout'
}

/** The error for those who waited in vain among these items. */
export const waitTimeout = <T extends { readonly id: number | string }>(
  { what, filter, timeout }: Awaited<T>,
  items: readonly T[],
): WaitTimeout => {
  const asked = `No ${what} matched ${shown(filter)} within ${timeout} ms`
  if (items.length === 0) return new WaitTimeout(`${asked}; none is recorded`)
  const misses = nearestMisses(filter, items)
  const lines = misses.map(({ item, differences }) => `  ${item.id}: ${differences.slice(0, 5).join('; ')}`)
  return new WaitTimeout(`${asked}; of ${items.length} recorded, these come nearest:\n${lines.join('\n')}`)
}
