import type { OperationContract } from '../../../contract/operation-contract.js'
import { contracts } from '../../../generated/contracts.js'
import type { Params } from '../world.js'

/** An operation that makes a thing, and the one that takes it away again. */
export interface Creator {
  readonly create: OperationContract
  readonly remove: OperationContract
  /** Path of what it makes: `/v2/schedules/{scheduleId}`. */
  readonly template: string
  /** Name of the id in that path. */
  readonly idName: string
}

/** A thing that the check has made. */
export interface OwnThing {
  readonly creator: Creator
  readonly params: Params
  /** What the mock calls its own; undefined where the mock has made none. */
  readonly mirror: Params | undefined
}

/** Bookings are never deleted; they are cancelled. */
const removedOtherwise: Readonly<Record<string, string>> = { createBooking: 'cancelBooking' }

const lastParameter = /^(.*)\/\{(\w+)\}$/

const removalOf = (create: OperationContract): OperationContract | undefined => {
  const other = removedOtherwise[create.id]
  if (other !== undefined) return contracts.find(({ id }) => id === other)
  return contracts.find(({ method, path }) => method === 'DELETE' && lastParameter.exec(path)?.[1] === create.path)
}

const creatorOf = (create: OperationContract): readonly Creator[] => {
  const remove = create.method === 'POST' ? removalOf(create) : undefined
  const template = remove && /^.*\}/.exec(remove.path)?.[0]
  const idName = template && lastParameter.exec(template)?.[2]
  // What is added to a set of permissions is no thing of its own.
  if (!remove || !template || !idName || idName === 'permission') return []
  return [{ create, remove, template, idName }]
}

/** What has to be there before: people before memberships, event types before bookings. */
const rankOf = ({ create: { path } }: Creator): number => {
  const depth = path.split('/').length
  if (path.startsWith('/v2/bookings') || path.startsWith('/v2/slots')) return depth + 200
  return path.endsWith('/memberships') ? depth + 100 : depth
}

/** Everything that can be made and taken away again, in an order in which it can be made. */
export const creators: readonly Creator[] = contracts.flatMap(creatorOf).sort((a, b) => rankOf(a) - rankOf(b))

/** Names of ids that cannot be made, under which things of our own may be made all the same. */
export const givenParents: readonly string[] = ['orgId', 'clientId']

/** The newest of our own things at a path, up to its last parameter. */
export const ownThingAt = (path: string, things: readonly OwnThing[]): OwnThing | undefined => {
  const template = path.slice(0, path.lastIndexOf('}') + 1)
  return things.findLast((thing) => thing.creator.template === template)
}

/** Kinds of things that others name in their bodies. */
const namedBy = (path: string): readonly string[] => {
  if (path === '/v2/bookings' || path === '/v2/slots/reservations') return ['createEventType', 'createSchedule']
  if (path.endsWith('/memberships')) return ['createOrganizationUser']
  return path === '/v2/event-types' ? ['createSchedule'] : []
}

/** The creators of everything that these operations are tried on, in an order in which it can be made. */
export const neededFor = (operations: readonly OperationContract[]): readonly Creator[] => {
  const needed = new Set<Creator>()
  const need = (path: string): void => {
    const found = creators.filter(
      ({ create, template }) => create.path === path || path.startsWith(`${template}/`) || path === template,
    )
    for (const creator of found.filter((it) => !needed.has(it))) {
      needed.add(creator)
      need(creator.create.path)
      for (const id of namedBy(creator.create.path))
        need(creators.find(({ create }) => create.id === id)?.create.path ?? '')
    }
  }
  for (const { path } of operations) need(path)
  return creators.filter((creator) => needed.has(creator))
}
