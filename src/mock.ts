import { generationOf, isControlPath } from './contract/api-path.js'
import { Failure } from './domain/failure.js'
import { createNodeHandler } from './http/node-handler.js'
import { askingOf, pageDoor } from './http/page-door.js'
import { checkedOptions } from './mock/checked-options.js'
import { type Ground, prepareGround } from './mock/ground.js'
import { createLife } from './mock/life.js'
import { createListening, type Listening } from './mock/listening.js'
import { MockError } from './mock/mock-error.js'
import type { MockOptions } from './mock/mock-options.js'
import { createMockSandbox, type MockSandbox, type Respond } from './mock/mock-sandbox.js'
import { openHouse } from './mock/open-house.js'
import { pageFacts } from './mock/page-facts.js'
import { reportingByDefault, reportingOf, type TestRun } from './mock/reporting.js'
import { controlling, responding } from './mock/responding.js'
import { runGroundOf } from './mock/run-ground.js'
import { mayControl } from './pipeline/control-access.js'
import type { House } from './sandbox/house.js'
import type { Sandbox } from './sandbox/sandbox.js'
import type { WorldSnapshot } from './state/world.js'

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
  /** What it was made with. */
  readonly options: MockOptions
  /** Tells the address at which another server serves it. */
  announce(url: string): void
}

/** Makes a mock: loads the scenario, seeds its world, opens no port. Throws for options that cannot be carried out. */
export const createMock = async (options: MockOptions = {}): Promise<Mock> =>
  (await assembleMock(reportingByDefault(checkedOptions(options)))).mock

/** Makes a mock, and hands out its parts too. */
export const assembleMock = async (options: MockOptions, run?: TestRun): Promise<Assembled> => {
  const ground = await prepareGround(checkedOptions(options))
  try {
    return assembleOver(ground, options, run)
  } catch (error) {
    await ground.close()
    throw error
  }
}

const assembleOver = (ground: Ground, options: MockOptions, run: TestRun | undefined): Assembled => {
  const reporting = reportingOf(options, run)
  const house = openHouse(ground, options, reporting)
  reporting?.begin(() => runGroundOf(house.main, options))
  let announced: string | undefined
  const url = (): string | undefined => announced ?? (listening.isListening ? listening.url : undefined)
  const life = createLife()
  const respond = responding(house, { ground, life }, (call, sandbox) => control(call, sandbox))
  const page = pageDoor((request) =>
    pageFacts(mock, house.main.engine, { ground, isTrusted: mayControl(askingOf(request), options.controlToken) }),
  )
  const handlerOf = (answer: Respond) => createNodeHandler({ answer, knows: knowing(ground), page })
  const { callSites = reporting !== undefined } = options
  const parts = { respond, handlerOf, life, callSites, snapshots: new WeakSet<WorldSnapshot>() }
  const control = controlling(house, parts, { ground, options, url })
  const main = createMockSandbox(house.main, parts)
  const listening = createListening(main.handler, async () => {
    life.end()
    await house.close()
    reporting?.end()
    await ground.flush().finally(() => ground.close())
  })
  const mock: Mock = joined(joined(listening, main), {
    sandbox(name: string): MockSandbox {
      life.mustBeOpen('sandbox')
      return joined(createMockSandbox(named(house, name), parts), {
        get url() {
          return `${listening.url}/~${name}`
        },
      })
    },
    flushed: () => ground.flush(),
  })
  const announce = (at: string): void => {
    announced = at
  }
  return { mock, ground, house, engine: house.main.engine, options, announce }
}

/** An object with the members of another too, those included that are read anew each time. */
const joined = <One extends object, Other extends object>(one: One, other: Other): One & Other =>
  Object.defineProperties(one as One & Other, Object.getOwnPropertyDescriptors(other))

/** Paths of the API; anything else is a page, or the next handler's. */
const knowing =
  ({ overlay }: Ground) =>
  (path: string): boolean =>
    generationOf(path) !== undefined ||
    isControlPath(path) ||
    /^\/(?:~|%7e)/i.test(path) ||
    overlay?.knows(path) === true

/** A sandbox for a test author, who is told by an error what is wrong with its name. */
const named = (house: House, name: string): Sandbox => {
  if (typeof name !== 'string')
    throw new MockError(`sandbox takes a name as a text, such as "worker-3", not ${String(name)}`)
  try {
    return house.sandbox(name)
  } catch (error) {
    throw error instanceof Failure ? new MockError(error.message) : error
  }
}
