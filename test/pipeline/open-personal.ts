import type { MockOptions } from '../../src/mock/mock-options.js'
import { type Assembled, assembleMock } from '../../src/mock.js'

/** The moment at which the tests of the pipeline take place. */
export const now = '2026-01-05T09:00:00.000Z'

/** A mock of the scenario `personal` on a frozen clock, with its parts. */
export const openPersonal = (options: MockOptions = {}): Promise<Assembled> =>
  assembleMock({ scenario: 'personal', now, freeze: true, ...options })

/** Everything stored and counted, as text: equal before and after what left no trace. */
export const stateOf = ({ ground }: Assembled): string => JSON.stringify(ground.world.content())
