import { type ContractReport, contractReport } from '../checks/contract-report.js'
import type { Deliveries } from '../delivery/deliveries.js'
import type { Receiver, ReceiverFilter } from '../delivery/receivers.js'
import type { MockFaults } from '../faults/fault.js'
import type { Call, Reply } from '../http/call.js'
import { createFetchDoor, type FetchDoor } from '../http/fetch-door.js'
import type { NodeHandler } from '../http/node-handler.js'
import { noteCaller } from '../http/source-line.js'
import type { Bundle } from '../replay/bundle.js'
import { bundleOf } from '../replay/bundle-of.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import type { ScenarioAddition } from '../scenario/add-to-world.js'
import type { Secret } from '../state/called.js'
import type { WorldSnapshot } from '../state/world.js'
import type { Life } from './life.js'
import { createMockClock, type MockClock } from './mock-clock.js'
import { MockError } from './mock-error.js'
import { createMockEvents, type MockEvents } from './mock-events.js'
import { createMockState, type MockState } from './mock-state.js'
import { createPresentNames } from './present-names.js'
import { createRequests, type Requests } from './requests.js'
import { seedSandbox } from './seed-sandbox.js'
import { deliveriesWhileOpen, faultsWhileOpen } from './while-open.js'

/** One isolated service: what a test holds. */
export interface MockSandbox {
  /** Undefined for the default one. */
  readonly name: string | undefined
  /** Name of the scenario it was seeded with; like keys and ids, that of what was imported last. */
  readonly scenario: string
  /** Where it answers, such as `http://127.0.0.1:4010/~worker-3`; throws before `listen`. */
  readonly url: string
  /** What to present, by the credential's name in the scenario: a token, or an OAuth client's id and secret. The first is the owner's. A name that is not there throws a `MockError`. */
  readonly keys: Readonly<Record<string, Secret>>
  /** Ids of the scenario's things by `<kind>.<key>`: `mock.ids['eventType.intro']`. A name that is not there throws a `MockError`. */
  readonly ids: Readonly<Record<string, number | string>>
  readonly clock: MockClock
  /** Everything stored as plain JSON, to be taken out and put in. */
  readonly state: MockState
  /** What goes wrong on purpose: `mock.faults.next({ operationId: 'createBooking', status: 503, times: 2 })`. */
  readonly faults: MockFaults
  /** What happens outside the API: `mock.events.paymentCompleted({ bookingUid })`. */
  readonly events: MockEvents
  /** Connect-style handler: for `http.createServer`, supertest, or `app.use('/prefix', mock.handler)`. That of a closed mock answers 503. */
  readonly handler: NodeHandler
  /** The same service without a socket: `await mock.fetch('/v2/bookings')`. */
  readonly fetch: FetchDoor
  /** Every request to this sandbox, with its answer. */
  readonly requests: Requests
  /** Every webhook delivery of this sandbox. */
  readonly deliveries: Deliveries
  readonly contract: {
    /** What the requests to this sandbox say about the contract between it and its clients. */
    report(): ContractReport
    /** Everything that was asked since the last reset, with the world it began with, so that `svc-mock replay` can do it again: plain JSON. What requests presented stands in it by the names of the credentials. */
    bundle(): Bundle
  }
  /**
   * Lets a function receive deliveries in place of HTTP, wherever their subscriber's URL leads: `mock.onDelivery((request) => app.fetch(request))`.
   * The first whose filter matches takes a delivery. Answers what takes it away again.
   */
  onDelivery(receiver: Receiver, filter?: ReceiverFilter): () => void
  /**
   * Adds things to what the sandbox holds now: sections of a scenario, whose references may lead to things that are there. `keys` and `ids` grow.
   *
   * All or none: rejects with a `ScenarioError` that says everything that is wrong. Times count from the clock's present time; no webhook hears of it. `reset` undoes it.
   */
  seed(addition: ScenarioAddition): Promise<void>
  /** Resolves when no delivery that is due now waits or is on its way. */
  settled(): Promise<void>
  /** Back to the scenario as it was seeded: clock, ids, rate limits, journal, faults and deliveries too. */
  reset(): void
  /** Everything stored, in constant time; `restore` takes it back, here or in another sandbox of the mock. */
  snapshot(): WorldSnapshot
  /** Throws a `MockError` for what is no snapshot of this mock; `state` carries what is stored from one mock to another. */
  restore(snapshot: WorldSnapshot): void
}

/** What the sandboxes of one mock share. */
export interface MockParts {
  readonly respond: Respond
  /** A handler for `node:http` over a way of answering. */
  readonly handlerOf: (answer: Respond) => NodeHandler
  /** Those that were taken of any of them. */
  readonly snapshots: WeakSet<WorldSnapshot>
  /** That of the mock: a closed one refuses what would act. */
  readonly life: Life
  /** Whether `fetch` notes where it is called. */
  readonly callSites: boolean
}

/** Answers a call, whatever sandbox it is for. */
export type Respond = (call: Call) => Reply | Promise<Reply>

/** A sandbox as test authors see it, but for its address. */
export const createMockSandbox = (
  sandbox: Sandbox,
  { respond, handlerOf, life, callSites, snapshots }: MockParts,
): Omit<MockSandbox, 'url'> => {
  const { name, engine, world } = sandbox
  const names = createPresentNames(sandbox)
  const answer = name === undefined ? respond : (call: Call) => respond(addressed(call, name))
  const door = createFetchDoor(answer)
  const fetch: FetchDoor = async (input, init) => {
    life.mustBeOpen('fetch')
    return door(input, init, callSites ? noteCaller(fetch) : undefined)
  }
  return {
    name,
    get scenario() {
      return world.called.scenario
    },
    get keys() {
      return names().keys
    },
    get ids() {
      return names().ids
    },
    state: createMockState(sandbox, life),
    clock: createMockClock(sandbox, life),
    requests: createRequests(sandbox.journal),
    deliveries: deliveriesWhileOpen(sandbox.deliveries, life),
    contract: {
      report: () => contractReport(sandbox.journal, engine.contract.operations),
      bundle: () => bundleOf(sandbox),
    },
    onDelivery(receiver, filter) {
      life.mustBeOpen('onDelivery')
      mustReceive(receiver)
      return sandbox.dispatcher.onDelivery(receiver, filter)
    },
    async seed(addition) {
      life.mustBeOpen('seed')
      await seedSandbox(sandbox, addition)
    },
    settled: () => sandbox.dispatcher.settled(),
    faults: faultsWhileOpen(sandbox.faults, life),
    events: createMockEvents(sandbox, life),
    handler: handlerOf(answer),
    fetch,
    reset() {
      life.mustBeOpen('reset')
      sandbox.reset()
    },
    snapshot() {
      const taken = world.snapshot()
      snapshots.add(taken)
      return taken
    },
    restore(snapshot) {
      life.mustBeOpen('restore')
      mustBeOurs(snapshots, snapshot)
      sandbox.restore(snapshot)
    },
  }
}

const mustBeOurs = (snapshots: WeakSet<WorldSnapshot>, given: WorldSnapshot): void => {
  if (typeof given === 'object' && given !== null && snapshots.has(given)) return
  throw new MockError('restore takes what snapshot() of this mock or of one of its sandboxes answered; call that first')
}

const mustReceive = (receiver: Receiver): void => {
  if (typeof receiver === 'function') return
  throw new MockError('onDelivery takes a function that receives deliveries, such as (request) => 200')
}

/** The call with the name of its sandbox, unless it names one itself. */
const addressed = (call: Call, name: string): Call => ({
  ...call,
  headers: { ...call.headers, 'x-mock-sandbox': call.headers['x-mock-sandbox'] ?? name },
})
