import { generationOf } from './contract/api-path.js'
import { Failure } from './domain/failure.js'
import type { Call, Reply } from './http/call.js'
import { createNodeHandler } from './http/node-handler.js'
import { pageDoor } from './http/page-door.js'
import { checkedOptions } from './mock/checked-options.js'
import { createSharedEngine } from './mock/engine.js'
import { type Ground, prepareGround } from './mock/ground.js'
import { createListening, type Listening } from './mock/listening.js'
import { MockError } from './mock/mock-error.js'
import type { MockOptions } from './mock/mock-options.js'
import { createMockSandbox, type MockSandbox, type Respond } from './mock/mock-sandbox.js'
import { pageFacts } from './mock/page-facts.js'
import { answer, answerFault, answerRefusal } from './pipeline/answer.js'
import { nameSandbox } from './pipeline/name-sandbox.js'
import { createHouse, type House } from './sandbox/house.js'
import { openSandbox } from './sandbox/open-sandbox.js'
import type { Sandbox } from './sandbox/sandbox.js'

/** The scheduling service in this process. */
export interface Mock extends Listening, MockSandbox {
  /** Address of the server, such as `http://127.0.0.1:4010`; throws before `listen`. */
  readonly url: string
  /** An isolated service of its own on the same server, forked from the scenario when it is first asked for: 1 to 64 letters, digits, dots, underscores, hyphens. */
  sandbox(name: string): MockSandbox
  /** Resolves when everything committed is written to the `db` file; at once where there is none. */
  flushed(): Promise<void>
}

/** A mock with what it is made of, for those who tell about it: the command line. */
export interface Assembled {
  readonly mock: Mock
  readonly ground: Ground
  readonly house: House
  readonly engine: Sandbox['engine']
}

/** Makes a mock: loads the scenario, seeds its world, opens no port. Throws for options that cannot be carried out. */
export const createMock = async (options: MockOptions = {}): Promise<Mock> => (await assembleMock(options)).mock

/** Makes a mock, and hands out its parts too. */
export const assembleMock = async (options: MockOptions): Promise<Assembled> => {
  const ground = await prepareGround(checkedOptions(options))
  const house = await openHouse(ground, options)
  const respond = responding(house, ground)
  const facts = () => pageFacts(mock, house.main.engine, ground)
  const page = pageDoor(facts)
  const handlerOf = (answer: Respond) => createNodeHandler({ answer, knows, page })
  const parts = { respond, handlerOf }
  const main = createMockSandbox(house.main, parts)
  const listening = createListening(main.handler, async () => {
    await ground.flush()
    house.close()
  })
  const mock: Mock = joined(joined(listening, main), {
    sandbox: (name: string): MockSandbox =>
      joined(createMockSandbox(named(house, name), parts), {
        get url() {
          return `${listening.url}/~${name}`
        },
      }),
    flushed: () => ground.flush(),
  })
  return { mock, ground, house, engine: house.main.engine }
}

/** An object with the members of another too, those included that are read anew each time. */
const joined = <One extends object, Other extends object>(one: One, other: Other): One & Other =>
  Object.defineProperties(one as One & Other, Object.getOwnPropertyDescriptors(other))

/** Paths of the API; anything else is a page, or the next handler's. */
const knows = (path: string): boolean => generationOf(path) !== undefined || /^\/(?:~|%7e)/i.test(path)

const openHouse = async (ground: Ground, options: MockOptions): Promise<House> => {
  const shared = await createSharedEngine(ground, options)
  const { world, origin } = ground
  const { onRequest } = options
  const observe =
    onRequest && ((exchange: Parameters<typeof onRequest>[0]) => onRequest(exchange, exchange.milliseconds))
  const common = { shared, origin, observe }
  const main = openSandbox({ ...common, name: undefined, world })
  return createHouse(main, (name) => openSandbox({ ...common, name, world: world.fork(origin) }))
}

/** Finds the sandbox that a call is for, and answers it there. */
const responding = (house: House, ground: Ground) => {
  const { contract, words } = house.main.engine
  const answered = (sandbox: Sandbox, call: Call): Reply | Promise<Reply> => {
    sandbox.clock.catchUp()
    const reply = answer(sandbox.engine, call)
    if (reply.changed) sandbox.stir()
    return sandbox === house.main ? ground.kept(reply, (error) => answerFault(sandbox.engine, call, error)) : reply
  }
  return (given: Call): Reply | Promise<Reply> => {
    try {
      const { sandbox: name, call } = nameSandbox(given, words)
      const sandbox = house.sandbox(name)
      const missing = contract.prepare(call.method, call.url.split('?', 1)[0] ?? '/')
      return missing ? missing.then(() => answered(sandbox, call)) : answered(sandbox, call)
    } catch (error) {
      if (error instanceof Failure) return answerRefusal(house.main.engine, given, error)
      throw error
    }
  }
}

/** A sandbox for a test author, who is told by an error what is wrong with its name. */
const named = (house: House, name: string): Sandbox => {
  try {
    return house.sandbox(name)
  } catch (error) {
    throw error instanceof Failure ? new MockError(error.message) : error
  }
}
