import type { PageFacts } from '../http/start-page.js'
import type { Mock } from '../mock.js'
import type { Engine } from '../pipeline/engine.js'
import type { Ground } from './ground.js'

/** What the pages tell of a mock, now; its keys to those whom it trusts. */
export const pageFacts = (
  mock: Mock,
  { contract, words }: Engine,
  { ground, isTrusted }: { readonly ground: Ground; readonly isTrusted: boolean },
): PageFacts => ({
  product: words.product,
  scenario: mock.scenario,
  story: ground.world.called.story,
  now: mock.clock.now(),
  isFrozen: ground.world.clock.state.frozen,
  access: isTrusted ? { keys: mock.keys, ids: mock.ids } : undefined,
  operations: contract.operations,
  spoken: (document) => JSON.stringify(words.document(document)),
})
