import type { RunGround } from '../checks/run/recorder.js'
import { type FailureName, failures, kindOf } from '../domain/failure.js'
import type { Policy } from '../pipeline/policy.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import { isScenarioFile } from '../scenario/load.js'
import type { World } from '../state/world.js'
import { packageVersion } from '../version.js'
import type { MockOptions } from './mock-options.js'

/** What a report tells of the mock behind a run. */
export const runGroundOf = ({ world, engine }: Sandbox, { scenario }: MockOptions): RunGround => ({
  version: packageVersion(),
  scenario: world.called.scenario,
  operations: engine.contract.operations,
  refusals: refusalsUnder(engine.policy),
  keys: isOwn(scenario) ? keysOf(world) : [],
})

/** The keys of a built-in scenario are there for whoever wants them. */
const isOwn = (scenario: MockOptions['scenario']): boolean =>
  typeof scenario === 'object' || (scenario !== undefined && isScenarioFile(scenario))

/** A client calls by its own name, and is known by that of the credential that stands for it. */
const keysOf = ({ called, oauthClients }: World): RunGround['keys'] =>
  Object.entries(called.keys).map(([name, key]) => {
    const client = typeof key === 'string' ? undefined : oauthClients.get(key.clientId)
    return { name, names: [name, ...(client ? [client.name] : [])] }
  })

/** Refusals of the mock itself, and of what is no request to the API. */
const ofTheMock = /^(?:control|fault|sandbox|server)\./

/** Every refusal that a request to the API can meet under a policy. */
const refusalsUnder = (policy: Policy): readonly string[] =>
  (Object.keys(failures) as FailureName[]).filter((name) => !ofTheMock.test(name) && isOn(name, policy))

const isOn = (name: FailureName, { alternatives, reach, refusesOverRateLimit }: Policy): boolean => {
  if (name === 'policy.not_specified') return reach === 'specification'
  if (name === 'rate_limit.exceeded') return refusesOverRateLimit
  const { rests } = kindOf(name)
  return !rests.some((id) => id.startsWith('AL-')) || [...alternatives].some((it) => rests.includes(it))
}
