import type { Fault } from '../faults/fault.js'
import { createMock, type Mock } from '../mock.js'
import type { ScenarioAddition } from '../scenario/add-to-world.js'
import type { Bundle, BundleStep, RequestStep } from './bundle.js'
import { type Difference, differences } from './differences.js'
import { toRequestInit, toUrl } from './send-again.js'

/** A request that was sent again. */
export interface ReplayedRequest {
  readonly method: string
  readonly path: string
  readonly recorded: number
  /** Undefined where no answer came. */
  readonly replayed: number | undefined
  /** Where the bodies differ; a fault that broke the connection is not compared. */
  readonly differences: readonly Difference[]
  readonly isSame: boolean
}

/** What came of doing a run again. */
export interface Replay {
  readonly requests: readonly ReplayedRequest[]
  readonly isSame: boolean
}

/** Does a run again on a mock of its own, each step at its time of the clock; nothing is delivered to anybody. */
export const replay = async (bundle: Bundle): Promise<Replay> => {
  const { options, state, begun } = bundle
  const mock = await createMock({ ...options, scenario: state, now: begun, freeze: true, journalSize: 1 })
  mock.onDelivery(() => 200)
  const requests: ReplayedRequest[] = []
  try {
    for (const step of bundle.steps) {
      const request = await carryOut(mock, bundle, step)
      if (request) requests.push(request)
    }
  } finally {
    await mock.close()
  }
  return { requests, isSame: requests.every(({ isSame }) => isSame) }
}

const carryOut = async (mock: Mock, bundle: Bundle, step: BundleStep): Promise<ReplayedRequest | undefined> => {
  if (mock.clock.now() !== step.at) mock.clock.set(step.at)
  if (step.do === 'request') return ask(mock, bundle, step)
  if (step.do === 'seed') await mock.seed(withoutFaults(step.addition))
  else {
    const { type, ...given } = step.event
    Reflect.apply(mock.events[type], mock.events, [given])
  }
  return undefined
}

/** Those that were met stand with the requests that met them. */
const withoutFaults = ({ faults: _, ...addition }: Readonly<Record<string, unknown>>): ScenarioAddition => addition

const ask = async (mock: Mock, bundle: Bundle, step: RequestStep): Promise<ReplayedRequest> => {
  const { method, path, fault, reply } = step
  const isBroken = fault?.connection !== undefined
  mock.faults.clear()
  const effect = fault && effectOf(fault)
  if (effect) mock.faults.next(effect)
  const answer = await answerTo(mock, bundle, step)
  const found = isBroken || !answer ? [] : differences(recordedBody(step), answer.body, toleranceOf(bundle))
  const isSame = isBroken || (answer?.status === reply.status && found.length === 0)
  return { method, path, recorded: reply.status, replayed: answer?.status, differences: found, isSame }
}

const toleranceOf = ({ clock }: Bundle) => ({ timeTolerance: clock === 'frozen' ? 0 : 1000 })

/** What a fault does to the world and to the answer; that it made somebody wait is not done again. */
const effectOf = ({ status, refuse, rateLimited, expiredToken, connection, when }: Fault): Fault | undefined => {
  const isBefore = connection === 'reset' && when !== 'after'
  const effects = { status: isBefore ? 503 : status, refuse, rateLimited, expiredToken }
  const given = Object.fromEntries(Object.entries(effects).filter(([, it]) => it !== undefined))
  if (Object.keys(given).length === 0) return undefined
  return { ...given, ...(when !== undefined && status !== undefined && { when }) }
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

const answerTo = async (mock: Mock, { options }: Bundle, step: RequestStep): Promise<Answer | undefined> => {
  try {
    const response = await mock.fetch(toUrl(mock, step, options.product), toRequestInit(mock, step, options.product))
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : jsonOf(text) }
  } catch {
    return undefined
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The mock that answers again is mounted nowhere. */
const recordedBody = ({ mount, reply }: RequestStep): unknown => {
  const { body } = reply
  if (mount === undefined || typeof body !== 'object' || body === null || !('path' in body)) return body
  return { ...body, path: String(body.path).replace(mount, '') }
}
