import type { OperationContract } from '../../contract/operation-contract.js'
import { createWords } from '../../contract/words.js'
import { contracts } from '../../generated/contracts.js'
import type { LiveCheck } from './check-live.js'
import type { LiveReply } from './exchange.js'
import { fromReply, type Probe, toRequest } from './probe.js'
import { mirrorOf, plainProbe } from './probes/plain.js'
import { credentialFor, probeAt } from './run.js'
import type { Session } from './session.js'
import { createWorld, type Params, type World } from './world.js'

const readAt = (path: string): OperationContract | undefined =>
  contracts.find((it) => it.method === 'GET' && it.path === path)

/** The target as its own reads show it: each is a check by itself. */
export const createTargetWorld = (check: LiveCheck, session: Session, mockWorld: World): World => {
  const replies = new Map<string, Promise<LiveReply | undefined>>()
  const world: World = createWorld({
    given: check.given,
    async read(path, params) {
      const operation = readAt(path)
      const who = operation && credentialFor(operation, check)
      if (!operation || !who || 'why' in who) return undefined
      const at = { params, number: 1, credential: who.credential }
      const probe = await plainProbe(operation, at, { world, mockWorld, now: check.now() })
      return probe && once(replies, probe, params, async () => (await session.putAnew(probe))?.target)
    },
  })
  return world
}

const once = <V>(known: Map<string, Promise<V>>, { id }: Probe, params: Params, get: () => Promise<V>): Promise<V> => {
  const key = `${id} ${JSON.stringify(params)}`
  const found = known.get(key) ?? get()
  known.set(key, found)
  return found
}

/** The mock as its own reads show it. */
export const createMockWorld = ({ mock, now }: LiveCheck): World => {
  const words = createWords('svc')
  const world: World = createWorld({
    given: mock.given,
    async read(path, params) {
      const operation = readAt(path)
      const parts = operation && (await mirrorOf(operation, { mockWorld: world, now: now() }))
      if (!operation || !parts) return undefined
      const probe = probeAt(operation, { id: '', credential: mock.credential })
      const request = toRequest(probe, { ...parts, params }, words)
      return request && fromReply(await mock.ask(request), probe, words)
    },
  })
  return world
}
