import type { MockOptions } from '../../src/mock/mock-options.js'
import { type Assembled, assembleMock } from '../../src/mock.js'

/** The moment at which the tests of the pipeline take place. */
export const now = '2026-01-05T09:00:00.000Z'

/** A mock of the scenario `personal` on a frozen clock, with its parts, ready to answer. */
export const openPersonal = async (options: MockOptions = {}): Promise<Assembled> => {
  const assembled = await assembleMock({ scenario: 'personal', now, freeze: true, ...options })
  await assembled.engine.contract.prepare('PATCH', '/v2/me')
  return assembled
}

/** Everything stored and counted, as text: equal before and after what left no trace. */
export const stateOf = ({ ground }: Assembled): string => JSON.stringify(ground.world.content())
