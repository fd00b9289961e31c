import type { LiveReply } from './exchange.js'
import { valueAt } from './finding.js'

/** The ids of one thing, by the names of the path's parameters. */
export type Params = Readonly<Record<string, string>>

/** Where an operation can be tried: ids for every parameter of its path, or why there are none. */
export type Places =
  | {
      readonly found: readonly Params[]
      /** Whether the target itself lists them there; else they were given, or seen elsewhere, and the caller may have no access. */
      readonly isListed: boolean
    }
  | { readonly found: undefined; readonly why: string }

/** What is known to be there: given by the user, or shown by the service's own reads. */
export interface World {
  /** Up to three places for a path, those that were given first. */
  places(path: string): Promise<Places>
}

/** What a world is found by. */
export interface Sources {
  /** Ids by kind, as the user gave them: `eventType` → `10001`. */
  readonly given: ReadonlyMap<string, readonly string[]>
  /** The plain reply of the GET operation of a path; undefined where there is none, or where it is not to be asked. */
  read(path: string, params: Params): Promise<LiveReply | undefined>
}

const most = 3

/** A world that is discovered as far as it is asked about. */
export const createWorld = (sources: Sources): World => {
  const known = new Map<string, Promise<Places>>()
  const places = (path: string): Promise<Places> => {
    const template = upToLastParameter(path)
    const found = known.get(template) ?? discover(template, { sources, places })
    known.set(template, found)
    return found
  }
  return { places }
}

/** The path without what follows its last parameter. */
const upToLastParameter = (path: string): string => path.slice(0, path.lastIndexOf('}') + 1)

interface Discovery {
  readonly sources: Sources
  readonly places: World['places']
}

const discover = async (template: string, { sources, places }: Discovery): Promise<Places> => {
  if (template === '') return { found: [{}], isListed: true }
  const prefix = template.slice(0, template.lastIndexOf('/'))
  const name = template.slice(template.lastIndexOf('{') + 1, -1)
  const parents = await places(prefix)
  if (!parents.found) return parents
  const reasons: string[] = []
  for (const parent of parents.found) {
    const values = await valuesOf({ prefix, name, parent }, sources)
    if (values.found.length > 0) {
      const found = values.found.slice(0, most).map((id) => ({ ...parent, [name]: id }))
      return { found, isListed: parents.isListed && values.isListed }
    }
    reasons.push(values.why)
  }
  return { found: undefined, why: `no ${name}: ${reasons[0]}` }
}

/** A parameter of a path, below a thing that is known. */
interface Unknown {
  readonly prefix: string
  readonly name: string
  readonly parent: Params
}

interface Values {
  readonly found: readonly string[]
  readonly isListed: boolean
  readonly why: string
}

/** What a list beside the path shows is surely there; ids that were given are taken where there is no such list, and at the top. */
const valuesOf = async (unknown: Unknown, sources: Sources): Promise<Values> => {
  const kind = kindOf(unknown)
  const given = sources.given.get(kind) ?? []
  const isAtTop = Object.keys(unknown.parent).length === 0
  const listed = isAtTop && given.length > 0 ? undefined : await listedAt(unknown, sources)
  if (listed && listed.found.length > 0) return { found: givenFirst(listed.found, given), isListed: true, why: '' }
  if (given.length > 0 && !listed?.isComplete) return { found: given, isListed: false, why: '' }
  const found = isAtTop ? ((await elsewhereFor[kind]?.(sources)) ?? []) : []
  return {
    found,
    isListed: false,
    why: `${listed?.why ?? elsewhereWhy[kind] ?? 'no read shows one'}; give one with --id ${kind}.NAME=ID`,
  }
}

const givenFirst = (listed: readonly string[], given: readonly string[]): readonly string[] => [
  ...listed.filter((id) => given.includes(id)),
  ...listed.filter((id) => !given.includes(id)),
]

/** The ids of a list, and whether the list was shown at all. */
interface Listed extends Values {
  readonly isComplete: boolean
}

const listedAt = async ({ prefix, name, parent }: Unknown, sources: Sources): Promise<Listed | undefined> => {
  const reply = await sources.read(prefix, parent)
  if (!reply) return undefined
  const items = valueAt(reply.body, ['data'])
  const found = Array.isArray(items) ? items.flatMap((item) => idOf(item, name)) : []
  const isComplete = reply.status < 300
  return {
    found,
    isComplete,
    isListed: true,
    why: isComplete ? `GET ${prefix} lists none` : `GET ${prefix} answers ${reply.status}`,
  }
}

/** What a listed thing is called in paths. */
const idOf = (item: unknown, name: string): readonly string[] => {
  const id =
    typeof item === 'string'
      ? item
      : name.endsWith('Uid') || name === 'uid'
        ? valueAt(item, ['uid'])
        : valueAt(item, ['id'])
  return typeof id === 'string' || typeof id === 'number' ? [String(id)] : []
}

const kinds: Readonly<Record<string, string>> = {
  organizations: 'organization',
  teams: 'team',
  'event-types': 'eventType',
  bookings: 'booking',
  roles: 'role',
  permissions: 'permission',
  webhooks: 'webhook',
  memberships: 'membership',
  schedules: 'schedule',
  attendees: 'attendee',
  users: 'user',
  reassign: 'user',
  'oauth-clients': 'oauthClient',
  oauth: 'oauthClient',
  'by-seat': 'seat',
  reservations: 'reservation',
}

/** Every kind of id that can be given. */
export const kindNames: readonly string[] = [...new Set([...Object.values(kinds), 'bookingId'])]

/** What the parameter behind this segment is an id of; a booking of v1 has another id than one of v2. */
const kindOf = ({ prefix }: Unknown): string => {
  const segment = prefix.slice(prefix.lastIndexOf('/') + 1)
  const kind = kinds[segment] ?? segment
  return prefix === '/v1/bookings' ? 'bookingId' : kind
}

/** The organization of the one who asks. */
const ownOrganization = async ({ read }: Sources): Promise<readonly string[]> => {
  const me = valueAt((await read('/v2/me', {}))?.body, ['data'])
  return textsOf([valueAt(me, ['organizationId']) ?? valueAt(me, ['organization', 'id'])])
}

/** Bookings of the one who asks, else of his organization. */
const bookingsIn = async (sources: Sources): Promise<readonly unknown[]> => {
  const own = itemsOf(await sources.read('/v2/bookings', {}))
  const [orgId] = own.length > 0 ? [] : (sources.given.get('organization') ?? (await ownOrganization(sources)))
  return orgId === undefined ? own : itemsOf(await sources.read('/v2/organizations/{orgId}/bookings', { orgId }))
}

/** Where ids stand that no list beside the path shows. */
const elsewhereFor: Readonly<Record<string, (sources: Sources) => Promise<readonly string[]>>> = {
  organization: ownOrganization,
  booking: async (sources) => textsOf((await bookingsIn(sources)).map((it) => valueAt(it, ['uid']))),
  bookingId: async (sources) => textsOf((await bookingsIn(sources)).map((it) => valueAt(it, ['id']))),
  eventType: async (sources) => textsOf((await bookingsIn(sources)).map((it) => valueAt(it, ['eventTypeId']))),
  async seat(sources) {
    const attendees = (await bookingsIn(sources)).flatMap((it) => listOf(valueAt(it, ['attendees'])))
    return textsOf(attendees.map((it) => valueAt(it, ['seatUid'])))
  },
}

const elsewhereWhy: Readonly<Record<string, string>> = {
  organization: 'GET /v2/me names no organization',
  bookingId: 'GET /v2/bookings lists none',
  seat: 'GET /v2/bookings shows no seat',
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const itemsOf = (reply: LiveReply | undefined): readonly unknown[] => listOf(valueAt(reply?.body, ['data']))
const textsOf = (values: readonly unknown[]): readonly string[] => [
  ...new Set(values.flatMap((it) => (typeof it === 'string' || typeof it === 'number' ? [String(it)] : []))),
]
