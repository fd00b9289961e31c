import { generationOf, isControlPath } from './contract/api-path.js'
import { createPayloadCheck } from './contract/check-payload.js'
import type { Words } from './contract/words.js'
import { carryOut } from './control/events/carry-out.js'
import type { DispatcherOptions } from './delivery/dispatcher-options.js'
import { defaultDeliverySettings } from './delivery/settings.js'
import { Failure } from './domain/failure.js'
import type { Call, Reply } from './http/call.js'
import { createNodeHandler } from './http/node-handler.js'
import { pageDoor } from './http/page-door.js'
import { checkedOptions } from './mock/checked-options.js'
import { createControlDoor } from './mock/control-door.js'
import { createSharedEngine } from './mock/engine.js'
import { type Ground, prepareGround } from './mock/ground.js'
import { createLife } from './mock/life.js'
import { createListening, type Listening } from './mock/listening.js'
import { MockError } from './mock/mock-error.js'
import type { MockOptions } from './mock/mock-options.js'
import { createMockSandbox, type MockParts, type MockSandbox, type Respond } from './mock/mock-sandbox.js'
import { pageFacts } from './mock/page-facts.js'
import { answer, answerFault, answerRefusal } from './pipeline/answer.js'
import type { Exchange } from './pipeline/engine.js'
import { nameSandbox } from './pipeline/name-sandbox.js'
import { createHouse, type House } from './sandbox/house.js'
import { openSandbox } from './sandbox/open-sandbox.js'
import type { Sandbox } from './sandbox/sandbox.js'
import type { World, WorldSnapshot } from './state/world.js'
import { packageVersion } from './version.js'

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
export const createMock = async (options: MockOptions = {}): Promise<Mock> => (await assembleMock(options)).mock

/** Makes a mock, and hands out its parts too. */
export const assembleMock = async (options: MockOptions): Promise<Assembled> => {
  const ground = await prepareGround(checkedOptions(options))
  const house = await openHouse(ground, options)
  let announced: string | undefined
  const url = (): string | undefined => announced ?? (listening.isListening ? listening.url : undefined)
  const respond = responding(house, ground, (call, sandbox) => control(call, sandbox))
  const facts = () => pageFacts(mock, house.main.engine, ground)
  const page = pageDoor(facts)
  const handlerOf = (answer: Respond) => createNodeHandler({ answer, knows, page })
  const life = createLife()
  const parts = { respond, handlerOf, life }
  const control = controlling(house, parts, { ground, options, url })
  const main = createMockSandbox(house.main, parts)
  const listening = createListening(main.handler, async () => {
    life.end()
    await house.close()
    await ground.flush()
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
const knows = (path: string): boolean =>
  generationOf(path) !== undefined || isControlPath(path) || /^\/(?:~|%7e)/i.test(path)

const openHouse = async (ground: Ground, options: MockOptions): Promise<House> => {
  const shared = await createSharedEngine(ground, options)
  const { world, origin, faults } = ground
  const { onRequest: tell, journalSize = 1000 } = options
  const common = {
    ...{ shared, origin, faults, journalSize, carryOut },
    delivering: deliveringOf(options, ground.words),
    observe: tell && ((exchange: Exchange) => tell(exchange, exchange.milliseconds)),
  }
  const main = openSandbox({ ...common, name: undefined, world, onDelivered: () => void ground.flush().catch(lost) })
  // What a file or an exported state left undelivered goes out, though nobody writes.
  if (world.outbox.size > 0) main.stir()
  const nothing = (): void => undefined
  const further = withoutOutbox(world, origin)
  return createHouse(main, (name) =>
    openSandbox({ ...common, name, origin: further, world: world.fork(further), onDelivered: nothing }),
  )
}

/** What was left undelivered is the default sandbox's to deliver, once. */
const withoutOutbox = (world: World, origin: WorldSnapshot): WorldSnapshot => {
  const forked = world.fork(origin)
  for (const { id } of [...forked.outbox.all()]) forked.outbox.remove(id)
  return forked.snapshot()
}

const lost = (error: unknown): void => console.error('svc-mock: what was delivered could not be kept:', error)

const deliveringOf = (
  { allowDelivery: allow = [], deliveryTimeout: timeout, retry, onDeliveryResult }: MockOptions,
  words: Words,
): Pick<DispatcherOptions, 'settings' | 'check' | 'fault' | 'onResult'> => {
  const check = createPayloadCheck(words)
  return {
    settings: { ...defaultDeliverySettings, ...(timeout !== undefined && { timeout }), allow, retry },
    // What a template makes of it is its owner's business.
    check: async ({ trigger, body, restsOn }) => (restsOn.includes('WH-21') ? undefined : check(trigger, body)),
    fault: (message) => console.error(`svc-mock: ${message}`),
    ...(onDeliveryResult && { onResult: onDeliveryResult }),
  }
}

/** Finds the sandbox that a call is for, and answers it there. */
const responding = (house: House, ground: Ground, control: (call: Call, sandbox: Sandbox) => Promise<Reply>) => {
  const { contract, words } = house.main.engine
  const kept = (sandbox: Sandbox, call: Call, reply: Reply): Reply | Promise<Reply> => {
    if (reply.changed) sandbox.stir()
    return sandbox === house.main ? ground.kept(reply, (error) => answerFault(sandbox.engine, call, error)) : reply
  }
  const answered = (sandbox: Sandbox, call: Call): Reply | Promise<Reply> => {
    sandbox.clock.catchUp()
    return kept(sandbox, call, answer(sandbox.engine, call))
  }
  return (given: Call): Reply | Promise<Reply> => {
    try {
      const { sandbox: name, call } = nameSandbox(given, words)
      const sandbox = house.sandbox(name)
      const [path = '/'] = call.url.split('?', 1)
      if (isControlPath(path)) return control(call, sandbox).then((reply) => kept(sandbox, call, reply))
      const missing = contract.prepare(call.method, path)
      return missing ? missing.then(() => answered(sandbox, call)) : answered(sandbox, call)
    } catch (error) {
      if (error instanceof Failure) return answerRefusal(house.main.engine, given, error)
      throw error
    }
  }
}

/** The control interface, about whichever sandbox a call is for. */
const controlling = (
  house: House,
  parts: MockParts,
  {
    ground: { words, warnings },
    options,
    url,
  }: { readonly ground: Ground; readonly options: MockOptions; readonly url: () => string | undefined },
) => {
  const { profile = 'specification', specOnly = false, controlToken: token } = options
  const about = { warnings, profile, specOnly, url }
  const { fault, isStrict } = house.main.engine
  const door = createControlDoor({ words, token, fault, isStrict })
  return (call: Call, sandbox: Sandbox): Promise<Reply> => {
    const mock = createMockSandbox(sandbox, parts)
    return door(call, { mock, sandbox, house, about, version: packageVersion(), now: () => sandbox.world.now() })
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
