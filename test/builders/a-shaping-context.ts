import type { ShapingContext } from '../../src/alternatives/alternative.js'

/** A context in which nothing is stored; a test names only what it looks up. */
export const aShapingContext = (given: Partial<ShapingContext> = {}): ShapingContext => ({
  eventType: () => undefined,
  children: () => [],
  ...given,
})
