import { type Figure, figureOf, type Target } from './figure.js'
import { type Asking, load } from './load.js'
import {
  bare,
  fromSchemas,
  mock,
  onExpress,
  ownDocument,
  type RunningServer,
  type Starting,
  startServer,
} from './servers.js'

/** Seconds. */
const warmUp = 8
/** Seconds that each is measured in a round, one at a time. */
const slices = 5
const now = '2026-01-05T09:00:00Z'

type Peer = 'bare' | 'express' | 'schemas' | 'schemas, silent'
type Server = 'mock' | Peer
type Load = 'GET booking' | 'POST booking' | 'invalid POST'

/** Which ratios are wanted: our requests a second to theirs. */
const wanted: readonly (readonly [Load, Peer, Target])[] = [
  ['GET booking', 'bare', { atLeast: 0.6 }],
  ['POST booking', 'bare', { atLeast: 0.45 }],
  ['GET booking', 'express', { atLeast: 2.5 }],
  ['POST booking', 'express', { atLeast: 1.8 }],
  ['invalid POST', 'express', { atLeast: 2.5 }],
  ['GET booking', 'schemas', { atLeast: 8 }],
  ['POST booking', 'schemas', { atLeast: 8 }],
  ['GET booking', 'schemas, silent', { atLeast: 4 }],
  ['POST booking', 'schemas, silent', { atLeast: 4 }],
]

/** What one server did, slice by slice; a slice of one stands beside those of the others, since the machine is faster in some minutes than in others. */
interface Did {
  readonly perSecond: Readonly<Record<Load, number[]>>
  /** Microseconds of processor time that the server took for a request. */
  readonly cpu: Readonly<Record<Load, number[]>>
  /** Mebibytes after all loads, round by round. */
  readonly memory: number[]
}

const nothingYet = (): Did => ({ perSecond: eachLoad(), cpu: eachLoad(), memory: [] })

const eachLoad = (): Record<Load, number[]> => ({ 'GET booking': [], 'POST booking': [], 'invalid POST': [] })

/** Every server in a process of its own each round, all under the same three loads, in turn. */
export const httpFigures = async (rounds: number): Promise<readonly Figure[]> => {
  const { askings, servers, remove } = await prepared()
  const did: Record<Server, Did> = {
    mock: nothingYet(),
    bare: nothingYet(),
    express: nothingYet(),
    schemas: nothingYet(),
    'schemas, silent': nothingYet(),
  }
  for (let round = 0; round < rounds; round++) await runOnce(servers, askings, did)
  remove()
  return [...wanted.flatMap((it) => figuresOf(it, did)), memoryFigure(did)]
}

const figuresOf = (
  [what, peer, target]: (typeof wanted)[number],
  { mock: ours, [peer]: theirs }: Readonly<Record<Server, Did>>,
): readonly Figure[] => [
  figureOf(
    { name: what, against: peer, unit: 'requests a second', target },
    paired(ours.perSecond[what], theirs.perSecond[what]),
  ),
  figureOf(
    { name: `${what}, by processor time`, against: peer, unit: 'µs of theirs to ours', isMoreBetter: true },
    paired(theirs.cpu[what], ours.cpu[what]),
  ),
]

const paired = (ours: readonly number[], theirs: readonly number[]) =>
  ours.map((it, at) => ({ ours: it, theirs: theirs[at] ?? Number.NaN }))

const memoryFigure = ({ mock: ours, schemas: theirs }: Record<Server, Did>): Figure =>
  figureOf(
    { name: 'memory after load', against: 'schemas', unit: 'MiB', target: { atMost: 0.7 } },
    paired(ours.memory, theirs.memory),
  )

type Running = { readonly name: Server; readonly server: RunningServer }

/** One round of fresh processes. */
const runOnce = async (
  servers: Readonly<Record<Server, Starting>>,
  askings: ReadonlyMap<Load, Asking>,
  did: Readonly<Record<Server, Did>>,
): Promise<void> => {
  const all: Running[] = []
  for (const [name, starting] of Object.entries(servers))
    all.push({ name: name as Server, server: await startServer(starting) })
  for (const [what, asking] of askings) await underLoad(all, { what, asking }, did)
  for (const { name, server } of all) {
    did[name].memory.push(server.memory())
    await server.stop()
  }
}

/** All are warmed up, then measured a second each, several times over. */
const underLoad = async (
  all: readonly Running[],
  { what, asking }: { readonly what: Load; readonly asking: Asking },
  did: Readonly<Record<Server, Did>>,
): Promise<void> => {
  for (const { name, server } of all) {
    await reset(name, server)
    await load(server.url, askedOf(name, what, asking), warmUp)
    await reset(name, server)
  }
  for (let slice = 0; slice < slices; slice++)
    for (const { name, server } of all) {
      const before = server.cpu()
      const { perSecond, requests } = await load(server.url, askedOf(name, what, asking), 1)
      did[name].perSecond[what].push(perSecond)
      did[name].cpu[what].push(((server.cpu() - before) * 1000) / requests)
    }
  process.stderr.write('.')
}

/** Whatever a peer makes of a wrong body will do. */
const askedOf = (name: Server, what: Load, asking: Asking): Asking =>
  name === 'mock' || what !== 'invalid POST' ? asking : { ...asking, status: undefined }

/** Every slot of ours is free again, so that each booking is made. */
const reset = async (name: Server, { url }: RunningServer): Promise<void> => {
  if (name === 'mock') await fetch(`${url}/__svc/reset`, { method: 'POST' })
}

const prepared = async () => {
  const { document, remove } = ownDocument()
  const { booking, askings } = await scene()
  const servers: Record<Server, Starting> = {
    mock: mock('--now', now),
    bare: bare(booking),
    express: onExpress(booking),
    schemas: fromSchemas(document),
    'schemas, silent': fromSchemas(document, '--verboseLevel', 'silent'),
  }
  return { askings, servers, remove }
}

/** Whom and what the mock knows, asked of one that is ended at once: its ids and keys are the same in every process. */
const scene = async () => {
  const server = await startServer(mock('--now', now))
  const info = (await (await fetch(`${server.url}/__svc/info`)).json()) as {
    readonly data: { readonly keys: Readonly<Record<string, string>>; readonly ids: Readonly<Record<string, string>> }
  }
  const { keys, ids } = info.data
  const path = `/v2/bookings/${ids['booking.first']}`
  const headers = { authorization: `Bearer ${keys['owner']}`, 'svc-api-version': '2024-08-13' }
  const { data } = (await (await fetch(server.url + path, { headers })).json()) as { readonly data: object }
  await server.stop()
  return { booking: data, askings: askingsOf({ path, headers, eventTypeId: Number(ids['eventType.intro']) }) }
}

const askingsOf = ({
  path,
  headers,
  eventTypeId,
}: {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly eventTypeId: number
}): ReadonlyMap<Load, Asking> => {
  const starts = officeHours()
  let next = 0
  const attendee = { name: 'Zoe Zander', email: 'zoe@example.com', timeZone: 'Europe/London', language: 'en' }
  const bodies = starts.map((start) => JSON.stringify({ start, eventTypeId, attendee, metadata: { source: 'bench' } }))
  const invalid = JSON.stringify({ start: 'tomorrow', eventTypeId, attendee: { ...attendee, timeZone: 7 } })
  const post = {
    method: 'POST',
    path: '/v2/bookings',
    headers: { ...headers, 'content-type': 'application/json' },
  } as const
  return new Map<Load, Asking>([
    ['GET booking', { method: 'GET', path, headers, status: 200 }],
    ['POST booking', { ...post, status: 201, body: () => bodies[next++ % bodies.length] ?? '' }],
    ['invalid POST', { ...post, status: 400, body: () => invalid }],
  ])
}

/** Half hours of the weekdays of many years: more than any server books in one round. */
const officeHours = (): readonly string[] => {
  const days = Array.from({ length: 8000 }, (_, day) => Date.UTC(2026, 0, 7 + day))
  const weekdays = days.filter((day) => new Date(day).getUTCDay() % 6 !== 0)
  return weekdays.flatMap((day) =>
    Array.from({ length: 12 }, (_, half) => new Date(day + (600 + 30 * half) * 60_000).toISOString()),
  )
}
