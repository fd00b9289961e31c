import type { ControlWire } from '../../contract/control-wire.js'
import type { Controlled } from '../controlled.js'
import { toClock } from './to-clock.js'
import { defaultSandbox } from './to-sandbox.js'

type Info = ControlWire<'Info'>

/** What runs in a sandbox, and what can be presented to it. */
export const toInfo = (controlled: Controlled): Info => {
  const { mock, sandbox, about } = controlled
  return {
    url: urlOf(controlled),
    sandbox: sandbox.name ?? defaultSandbox,
    scenario: mock.scenario,
    story: sandbox.world.called.story,
    product: sandbox.engine.words.product,
    clock: toClock(sandbox),
    keys: mock.keys,
    ids: mock.ids,
    versions: versionsOf(controlled),
    switches: switchesOf(controlled),
    warnings: [...about.warnings],
  }
}

const urlOf = ({ about, sandbox: { name } }: Controlled): string | null => {
  const url = about.url() ?? null
  return url === null || name === undefined ? url : `${url}/~${name}`
}

const versionsOf = ({ version, sandbox }: Controlled): Info['versions'] => {
  const described = sandbox.engine.contract.operations.flatMap(({ tag, version: own }) =>
    own ? [[tag, own.value] as const] : [],
  )
  return { ...Object.fromEntries(described), mock: version }
}

const switchesOf = ({ about: { profile, specOnly }, sandbox }: Controlled): Info['switches'] => {
  const { reach, alternatives, refusesOverRateLimit } = sandbox.engine.policy
  return {
    policy: reach,
    profile,
    alternatives: [...alternatives],
    rateLimit: refusesOverRateLimit,
    specOnly,
    seed: sandbox.world.seed,
  }
}
