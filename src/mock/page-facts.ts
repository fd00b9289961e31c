import type { PageFacts } from '../http/start-page.js'
import type { Mock } from '../mock.js'
import type { Engine } from '../pipeline/engine.js'
import type { Ground } from './ground.js'

/** What the pages tell of a mock, now. */
export const pageFacts = (mock: Mock, { contract, words }: Engine, ground: Ground): PageFacts => ({
  product: words.product,
  scenario: mock.scenario,
  story: ground.world.called.story,
  now: mock.clock.now(),
  isFrozen: ground.world.clock.state.frozen,
  keys: mock.keys,
  ids: mock.ids,
  operations: contract.operations,
  spoken: (document) => JSON.stringify(words.document(document)),
})
