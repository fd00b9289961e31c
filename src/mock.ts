import { generationOf } from './contract/api-path.js'
import type { Call, Reply } from './http/call.js'
import { createFetchDoor, type FetchDoor } from './http/fetch-door.js'
import { createNodeHandler, type NodeHandler } from './http/node-handler.js'
import { pageDoor } from './http/page-door.js'
import { checkedOptions } from './mock/checked-options.js'
import { createEngine } from './mock/engine.js'
import { type Ground, prepareGround } from './mock/ground.js'
import { createListening, type Listening } from './mock/listening.js'
import { createMockClock, type MockClock } from './mock/mock-clock.js'
import type { MockOptions } from './mock/mock-options.js'
import { createObserver } from './mock/observer.js'
import { pageFacts } from './mock/page-facts.js'
import { answer, answerFault } from './pipeline/answer.js'
import type { Engine } from './pipeline/engine.js'
import type { Secret } from './scenario/seed/connections.js'
import type { WorldSnapshot } from './state/world.js'

/** The scheduling service in this process. */
export interface Mock extends Listening {
  /** Name of the scenario it was seeded with. */
  readonly scenario: string
  /** What to present, by the credential's name in the scenario: a token, or an OAuth client's id and secret. The first is the owner's. */
  readonly keys: Readonly<Record<string, Secret>>
  /** Ids of the scenario's things by `<kind>.<key>`: `mock.ids['eventType.intro']`. */
  readonly ids: Readonly<Record<string, number | string>>
  readonly clock: MockClock
  /** Connect-style handler: for `http.createServer`, supertest, or `app.use('/prefix', mock.handler)`. */
  readonly handler: NodeHandler
  /** The same server without a socket: `await mock.fetch('/v2/bookings')`. */
  readonly fetch: FetchDoor
  /** Back to the scenario as it was seeded, clock, ids and rate limits too. */
  reset(): void
  /** Everything stored, in constant time; `restore` takes it back. */
  snapshot(): WorldSnapshot
  restore(snapshot: WorldSnapshot): void
  /** Resolves when everything committed is written to the `db` file; at once where there is none. */
  flushed(): Promise<void>
}

/** Paths of the API; anything else is a page, or the next handler's. */
const knows = (path: string): boolean => generationOf(path) !== undefined

/** A mock with what it is made of, for those who tell about it: the command line. */
export interface Assembled {
  readonly mock: Mock
  readonly ground: Ground
  readonly engine: Engine
}

/** Makes a mock: loads the scenario, seeds its world, opens no port. Throws for options that cannot be carried out. */
export const createMock = async (options: MockOptions = {}): Promise<Mock> => (await assembleMock(options)).mock

/** Makes a mock, and hands out its parts too. */
export const assembleMock = async (options: MockOptions): Promise<Assembled> => {
  const ground = await prepareGround(checkedOptions(options))
  const observer = createObserver(options.onRequest, ground.words)
  const engine = await createEngine(ground, options, observer)
  const answered = (call: Call): Reply | Promise<Reply> =>
    ground.kept(answer(engine, call), (error) => answerFault(engine, call, error))
  const respond = (call: Call): Reply | Promise<Reply> => {
    observer.begin()
    const missing = engine.contract.prepare(call.method, call.url.split('?', 1)[0] ?? '/')
    return missing ? missing.then(() => answered(call)) : answered(call)
  }
  const handler = createNodeHandler({ answer: respond, knows, page: pageDoor(() => pageFacts(mock, engine, ground)) })
  const fetch = createFetchDoor(respond)
  const mock: Mock = Object.assign(
    createListening(handler, () => ground.flush()),
    {
      scenario: ground.scenario,
      keys: ground.keys,
      ids: engine.shaping.reduce((ids, it) => it.shapeIds?.(ids) ?? ids, ground.ids),
      clock: createMockClock(ground.world.clock),
      handler,
      fetch,
      reset() {
        ground.reset()
        engine.limiter.reset()
      },
      snapshot: () => ground.world.snapshot(),
      restore: (snapshot: WorldSnapshot) => ground.world.restore(snapshot),
      flushed: () => ground.flush(),
    },
  )
  return { mock, ground, engine }
}
