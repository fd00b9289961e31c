import { contracts } from '../../generated/contracts.js'
import type { LiveCheck } from './check-live.js'
import { whyNoLogin } from './credential.js'
import { type LiveReply, Unreachable } from './exchange.js'
import { toRequest } from './probe.js'
import { credentialFor, probeAt } from './run.js'

/** Reads that everybody may make who has a credential, and one that needs none. */
const first = ['listBookings', 'getMe', 'listEventTypes']

/** Why there is no sense in checking the target: it does not answer, not like the service, or not to this credential; undefined where there is. */
export const whyNotChecked = async (check: LiveCheck): Promise<string | undefined> => {
  const replies: LiveReply[] = []
  for (const id of first) {
    const reply = await askFirst(id, check)
    if (reply instanceof Unreachable) return reply.message
    if (reply) replies.push(reply)
  }
  if (replies.length === 0) return whyNoLogin({ generation: 'v2' })
  if (replies.every(({ body }) => body === undefined))
    return 'nothing there answers in JSON; the address ends where /v1 and /v2 begin'
  if (replies.every(({ status }) => status === 404))
    return 'it knows none of the paths of the service; the address ends where /v1 and /v2 begin'
  const [credential] = check.credentials
  const isRefused = credential && replies.every(({ status }) => status === 401 || status === 498)
  return isRefused ? `it does not take the credential ${credential.name}` : undefined
}

const askFirst = async (id: string, check: LiveCheck): Promise<LiveReply | Unreachable | undefined> => {
  const operation = contracts.find((it) => it.id === id)
  const who = operation && credentialFor(operation, check)
  if (!operation || !who || 'why' in who) return undefined
  const request = toRequest(
    probeAt(operation, { id, credential: who.credential }),
    { params: {}, query: [], body: undefined },
    check.words,
  )
  try {
    return request && (await check.target(request))
  } catch (error) {
    if (error instanceof Unreachable) return error
    throw error
  }
}
