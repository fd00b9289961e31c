import type { Deliveries } from '../delivery/deliveries.js'
import type { Receiver, ReceiverFilter } from '../delivery/receivers.js'
import type { MockFaults } from '../faults/fault.js'
import type { Call, Reply } from '../http/call.js'
import { createFetchDoor, type FetchDoor } from '../http/fetch-door.js'
import type { NodeHandler } from '../http/node-handler.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import type { Secret } from '../scenario/seed/connections.js'
import type { WorldSnapshot } from '../state/world.js'
import type { Ground } from './ground.js'
import { createMockClock, type MockClock } from './mock-clock.js'
import { createRequests, type Requests } from './requests.js'

/** One isolated service: what a test holds. */
export interface MockSandbox {
  /** Undefined for the default one. */
  readonly name: string | undefined
  /** Name of the scenario it was seeded with. */
  readonly scenario: string
  /** Where it answers, such as `http://127.0.0.1:4010/~worker-3`; throws before `listen`. */
  readonly url: string
  /** What to present, by the credential's name in the scenario: a token, or an OAuth client's id and secret. The first is the owner's. */
  readonly keys: Readonly<Record<string, Secret>>
  /** Ids of the scenario's things by `<kind>.<key>`: `mock.ids['eventType.intro']`. */
  readonly ids: Readonly<Record<string, number | string>>
  readonly clock: MockClock
  /** What goes wrong on purpose: `mock.faults.next({ operationId: 'createBooking', status: 503, times: 2 })`. */
  readonly faults: MockFaults
  /** Connect-style handler: for `http.createServer`, supertest, or `app.use('/prefix', mock.handler)`. */
  readonly handler: NodeHandler
  /** The same service without a socket: `await mock.fetch('/v2/bookings')`. */
  readonly fetch: FetchDoor
  /** Every request to this sandbox, with its answer. */
  readonly requests: Requests
  /** Every webhook delivery of this sandbox. */
  readonly deliveries: Deliveries
  /**
   * Lets a function receive deliveries in place of HTTP, wherever their subscriber's URL leads: `mock.onDelivery((request) => app.fetch(request))`.
   * The first whose filter matches takes a delivery. Answers what takes it away again.
   */
  onDelivery(receiver: Receiver, filter?: ReceiverFilter): () => void
  /** Resolves when no delivery that is due now waits or is on its way. */
  settled(): Promise<void>
  /** Back to the scenario as it was seeded: clock, ids, rate limits, journal, faults and deliveries too. */
  reset(): void
  /** Everything stored, in constant time; `restore` takes it back. */
  snapshot(): WorldSnapshot
  restore(snapshot: WorldSnapshot): void
}

/** What the sandboxes of one mock share. */
export interface MockParts {
  readonly ground: Ground
  readonly respond: Respond
  /** A handler for `node:http` over a way of answering. */
  readonly handlerOf: (answer: Respond) => NodeHandler
}

/** Answers a call, whatever sandbox it is for. */
export type Respond = (call: Call) => Reply | Promise<Reply>

/** A sandbox as test authors see it, but for its address. */
export const createMockSandbox = (
  sandbox: Sandbox,
  { ground, respond, handlerOf }: MockParts,
): Omit<MockSandbox, 'url'> => {
  const { name, engine, world } = sandbox
  const settled = () => sandbox.dispatcher.settled()
  const answer = name === undefined ? respond : (call: Call) => respond(addressed(call, name))
  return {
    name,
    scenario: ground.scenario,
    keys: name === undefined ? ground.keys : keysOf(ground.keys, name),
    ids: engine.shaping.reduce((ids, it) => it.shapeIds?.(ids) ?? ids, ground.ids),
    clock: createMockClock(sandbox, settled),
    requests: createRequests(sandbox.journal),
    deliveries: sandbox.deliveries,
    onDelivery: (receiver, filter) => sandbox.dispatcher.onDelivery(receiver, filter),
    settled,
    faults: sandbox.faults,
    handler: handlerOf(answer),
    fetch: createFetchDoor(answer),
    reset: () => sandbox.reset(),
    snapshot: () => world.snapshot(),
    restore: (snapshot) => sandbox.restore(snapshot),
  }
}

/** The call with the name of its sandbox, unless it names one itself. */
const addressed = (call: Call, name: string): Call => ({
  ...call,
  headers: { ...call.headers, 'x-mock-sandbox': call.headers['x-mock-sandbox'] ?? name },
})

/** Credentials that lead to the sandbox by themselves, for clients that lose a prefix. */
const keysOf = (keys: MockSandbox['keys'], name: string): MockSandbox['keys'] => {
  const own = (secret: Secret): Secret =>
    typeof secret === 'string' ? `${secret}~${name}` : { ...secret, clientId: `${secret.clientId}~${name}` }
  return Object.fromEntries(Object.entries(keys).map(([key, secret]) => [key, own(secret)]))
}
