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

const warmUp = 8
const measured = 4
const now = '2026-01-05T09:00:00Z'

type Server = 'mock' | 'bare' | 'express' | 'schemas' | 'schemas, silent'
type Load = 'GET booking' | 'POST booking' | 'invalid POST'

/** Which ratios are wanted: our requests a second to theirs. */
const wanted: readonly (readonly [Load, Server, Target])[] = [
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

/** What one server did in one round. */
interface Did {
  readonly perSecond: ReadonlyMap<Load, number>
  /** Microseconds of processor time that the server took for a request. */
  readonly cpu: ReadonlyMap<Load, number>
  readonly memory: number
}

/** Every server in turn, in a process of its own each round, under the same three loads. */
export const httpFigures = async (rounds: number): Promise<readonly Figure[]> => {
  const { askings, servers, remove } = await prepared()
  const did: Record<Server, Did[]> = { mock: [], bare: [], express: [], schemas: [], 'schemas, silent': [] }
  for (let round = 0; round < rounds; round++)
    for (const [name, starting] of Object.entries(servers)) {
      did[name as Server].push(await runOnce(starting, askings, name === 'mock'))
      process.stderr.write('.')
    }
  remove()
  return [...wanted.flatMap((it) => figuresOf(it, did)), memoryFigure(did)]
}

const figuresOf = ([what, server, target]: (typeof wanted)[number], did: Record<Server, Did[]>): readonly Figure[] => {
  const pairs = did.mock.map((ours, round) => ({ ours, theirs: did[server][round] ?? ours }))
  const throughput = pairs.map(({ ours, theirs }) => ({
    ours: ours.perSecond.get(what) ?? 0,
    theirs: theirs.perSecond.get(what) ?? 0,
  }))
  const work = pairs.map(({ ours, theirs }) => ({ ours: theirs.cpu.get(what) ?? 0, theirs: ours.cpu.get(what) ?? 0 }))
  return [
    figureOf({ name: what, against: server, unit: 'requests a second', target }, throughput),
    figureOf(
      { name: `${what}, by processor time`, against: server, unit: 'µs of theirs to ours', isMoreBetter: true },
      work,
    ),
  ]
}

const memoryFigure = ({ mock: ours, schemas: theirs }: Record<Server, Did[]>): Figure =>
  figureOf(
    { name: 'memory after load', against: 'schemas', unit: 'MiB', target: { atMost: 0.7 } },
    ours.map(({ memory }, round) => ({ ours: memory, theirs: theirs[round]?.memory ?? 0 })),
  )

const runOnce = async (starting: Starting, askings: ReadonlyMap<Load, Asking>, isMock: boolean): Promise<Did> => {
  const server = await startServer(starting)
  const did = { perSecond: new Map<Load, number>(), cpu: new Map<Load, number>() }
  for (const [name, asking] of askings) {
    const asked = isMock || name !== 'invalid POST' ? asking : { ...asking, status: undefined }
    if (isMock) await reset(server)
    await load(server.url, asked, warmUp)
    if (isMock) await reset(server)
    const before = server.cpu()
    const { perSecond, requests } = await load(server.url, asked, measured)
    did.perSecond.set(name, perSecond)
    did.cpu.set(name, ((server.cpu() - before) * 1000) / requests)
  }
  const memory = server.memory()
  await server.stop()
  return { ...did, memory }
}

/** Every slot is free again, so that each booking is made. */
const reset = async ({ url }: RunningServer): Promise<void> => {
  await fetch(`${url}/__svc/reset`, { method: 'POST' })
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
