import type { OperationContract } from '../../../contract/operation-contract.js'
import type { Credential } from '../credential.js'
import { describedOperation } from '../described.js'
import type { Parts, Probe } from '../probe.js'
import { probeAt } from '../run.js'
import type { Params, World } from '../world.js'

/** The request of an operation with nothing in it but what must be. */
export const plainProbe = async (
  operation: OperationContract,
  at: {
    readonly params: Params
    readonly number: number
    readonly credential: Credential | undefined
    readonly isHearsay?: boolean
  },
  worlds: { readonly world: World; readonly mockWorld: World; readonly now: number },
): Promise<Probe | undefined> => {
  const query = await plainQuery(operation, worlds.world, worlds.now)
  if (!query) return undefined
  const mirror = await mirrorOf(operation, worlds)
  const { params, number, credential, isHearsay = false } = at
  return probeAt(operation, { id: `${operation.id} #${number}`, params, query, mirror, credential, isHearsay })
}

/** The same request at the first place that the mock has for it. */
export const mirrorOf = async (
  operation: OperationContract,
  { mockWorld, now }: { readonly mockWorld: World; readonly now: number },
): Promise<Parts | undefined> => {
  const [params] = (await mockWorld.places(operation.path)).found ?? []
  const query = params && (await plainQuery(operation, mockWorld, now))
  return query && { params, query, body: undefined }
}

const day = 86_400_000
const dateAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** What the query must hold; undefined where that cannot be had. */
const plainQuery = async (
  operation: OperationContract,
  world: World,
  now: number,
): Promise<Parts['query'] | undefined> => {
  if (operation.id === 'listSlots') return slotsQuery(world, now)
  return describedOperation(operation)
    .described.parameters.filter((it) => it['in'] === 'query' && it['required'] === true)
    .map((it) => [String(it['name']), String(it['example'])] as const)
}

/** Slots of an event type in the week from tomorrow on. */
const slotsQuery = async (world: World, now: number): Promise<Parts['query'] | undefined> => {
  const { found } = await world.places('/v2/event-types/{eventTypeId}')
  const id = found?.[0]?.['eventTypeId']
  if (id === undefined) return undefined
  return [
    ['eventTypeId', id],
    ['start', dateAt(now + day)],
    ['end', dateAt(now + 8 * day)],
  ]
}
