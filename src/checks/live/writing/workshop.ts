import { contracts } from '../../../generated/contracts.js'
import type { LiveReply } from '../exchange.js'
import { valueAt } from '../finding.js'
import type { Parts, Probe } from '../probe.js'
import { probeAt, type Run } from '../run.js'
import type { Answered } from '../session.js'
import type { Params } from '../world.js'
import type { Ingredients } from './bodies.js'
import { type Creator, type OwnThing, ownThingAt } from './own-things.js'

/** The two sides on which things are made. */
export type Side = 'target' | 'mock'

/** What the check has made, and what its bodies are made with. */
export interface Workshop {
  /** In the order in which they were made. */
  readonly things: readonly OwnThing[]
  /** Keeps what a reply shows to have been made; undefined where nothing was. */
  keep(creator: Creator, probe: Probe, answered: Answered): OwnThing | undefined
  /** A thing goes by another id from now on, and what was below it is gone. */
  rename(thing: OwnThing, probe: Probe, answered: Answered): void
  forget(thing: OwnThing): void
  /** Notes a request to make something that stayed without an answer. */
  doubt(probe: Probe): void
  /** What may have been made without our knowing, as sentences. */
  readonly doubts: readonly string[]
  /** Ids for every parameter of a path, of our own things alone; undefined where there are none. */
  place(path: string): Pick<Probe, 'params' | 'mirror'> | undefined
  /** What a body is made with now; each time with a name of its own. */
  ingredients(side: Side): Ingredients
  /** Whether the target has offered more moments than were used up. */
  hasStarts(): boolean
  /** Looks for moments at which our own event type can be booked. */
  findStarts(): Promise<void>
}

/** What a workshop is opened with. */
export interface WorkshopParts {
  readonly run: Run
  /** Ends names; no other run has the same. */
  readonly tag: string
  /** Things of an earlier run. */
  readonly left: readonly OwnThing[]
  onMade(thing: OwnThing): void
  onGone(thing: OwnThing): void
}

interface Stock {
  readonly doubts: string[]
  things: readonly OwnThing[]
  readonly starts: Record<Side, string[]>
  named: number
}

/** Opens an empty workshop. */
export const openWorkshop = (parts: WorkshopParts): Workshop => {
  const stock: Stock = { doubts: [], things: parts.left, starts: { target: [], mock: [] }, named: 0 }
  const add = (thing: OwnThing): void => {
    stock.things = [...stock.things, thing]
    parts.onMade(thing)
  }
  const forget = (thing: OwnThing): void => {
    stock.things = stock.things.filter((it) => it !== thing)
    parts.onGone(thing)
  }
  return {
    get things() {
      return stock.things
    },
    keep(creator, probe, answered) {
      const thing = madeBy(creator, probe, answered)
      if (thing) add(thing)
      return thing
    },
    rename(thing, probe, answered) {
      const renamed = madeBy(thing.creator, probe, answered)
      if (!renamed) return
      for (const below of stock.things.filter((it) => isBelow(it, thing))) forget(below)
      forget(thing)
      add(renamed)
    },
    forget,
    doubts: stock.doubts,
    doubt: ({ operation }) =>
      void stock.doubts.push(
        `${operation.method} ${operation.path} got no answer; what it may have made has ${parts.tag} in its name`,
      ),
    place: (path) => placeIn(stock.things, path),
    ingredients: (side) => ingredientsOf(stock, side, parts),
    hasStarts: () => stock.starts.target.length > 0,
    findStarts: () => findStarts(stock, parts.run),
  }
}

const isBelow = (thing: OwnThing, other: OwnThing): boolean =>
  thing.creator.template.startsWith(`${other.creator.template}/`) &&
  thing.params[other.creator.idName] === other.params[other.creator.idName]

/** The id in a reply, by the name that paths know it by. */
const idIn = (reply: LiveReply | undefined, idName: string): string | undefined => {
  if (!reply || reply.status >= 300) return undefined
  const data = valueAt(reply.body, ['data'])
  const thing = Array.isArray(data) ? data[0] : data
  const names = idName === 'uid' ? ['reservationUid', 'uid'] : idName.endsWith('Uid') ? ['uid'] : ['id']
  const id = names.map((name) => valueAt(thing, [name])).find((it) => it !== undefined)
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

const madeBy = (creator: Creator, { params, mirror }: Probe, { target, mock }: Answered): OwnThing | undefined => {
  const { idName } = creator
  const id = idIn(target, idName)
  if (id === undefined) return undefined
  const mockId = idIn(mock, idName)
  return {
    creator,
    params: { ...params, [idName]: id },
    mirror: mirror && mockId !== undefined ? { ...mirror.params, [idName]: mockId } : undefined,
  }
}

/** A role that we made has what its example gives it. */
const ownPermission = 'booking.read'

const placeIn = (things: readonly OwnThing[], path: string): Pick<Probe, 'params' | 'mirror'> | undefined => {
  const isPermission = path.endsWith('/{permission}')
  const thing = ownThingAt(isPermission ? path.replace('/{permission}', '') : path, things)
  if (!thing) return undefined
  const more: Params = isPermission ? { permission: ownPermission } : {}
  const parts = (params: Params): Parts => ({ params: { ...params, ...more }, query: [], body: undefined })
  return { params: { ...thing.params, ...more }, mirror: thing.mirror && parts(thing.mirror) }
}

const kinds: Readonly<Record<string, string>> = {
  createEventType: 'eventType',
  createSchedule: 'schedule',
  createOrganizationUser: 'user',
}

const ingredientsOf = (stock: Stock, side: Side, { tag, run }: WorkshopParts): Ingredients => {
  stock.named += 1
  const own = stock.things.flatMap((thing): [string, number][] => {
    const kind = kinds[thing.creator.create.id]
    const id = (side === 'target' ? thing.params : thing.mirror)?.[thing.creator.idName]
    return kind !== undefined && id !== undefined ? [[kind, Number(id)]] : []
  })
  const number = stock.named
  const start = (): string => stock.starts[side].shift() ?? fallbackStart(run.now(), number)
  return { own: new Map(own), tag: `${tag}${number.toString(36)}`, start }
}

const [hour, day] = [3_600_000, 86_400_000]

/** An hour of a working day, two to three weeks ahead. */
const fallbackStart = (now: number, number: number): string => {
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * day + 21 * day
  const date = Math.floor(monday / day) * day + (number % 5) * day + (9 + (Math.floor(number / 5) % 7)) * hour
  return new Date(date).toISOString()
}

const slots = contracts.find(({ id }) => id === 'listSlots')

const findStarts = async (stock: Stock, run: Run): Promise<void> => {
  const made = ownThingAt('/v2/event-types/{eventTypeId}', stock.things)
  const { credentials } = run
  if (!made || !slots || !run.operations.includes(slots)) return
  const query = (params: Params) => slotsQuery(params, run.now())
  const parts = { params: {}, query: query(made.params), body: undefined }
  const mirror = made.mirror && { ...parts, query: query(made.mirror) }
  const probe = probeAt(slots, { id: 'listSlots of our own event type', credential: credentials[0], ...parts, mirror })
  const answered = await run.session.putAnew(probe)
  stock.starts.target.push(...startsIn(answered?.target))
  stock.starts.mock.push(...startsIn(answered?.mock))
}

const slotsQuery = (params: Params, now: number): Parts['query'] => [
  ['eventTypeId', params['eventTypeId'] ?? ''],
  ['start', new Date(now + 7 * day).toISOString().slice(0, 10)],
  ['end', new Date(now + 28 * day).toISOString().slice(0, 10)],
]

/** The starts that a reply offers, every third, so that meetings of more than one slot do not meet. */
const startsIn = (reply: LiveReply | undefined): readonly string[] => {
  const days = valueAt(reply?.body, ['data'])
  if (typeof days !== 'object' || days === null) return []
  const all = Object.values(days).flatMap((offered: unknown) => (Array.isArray(offered) ? offered : []))
  return all
    .map((slot: unknown) => valueAt(slot, ['start']))
    .filter((start): start is string => typeof start === 'string')
    .filter((_start, position) => position % 3 === 0)
}
