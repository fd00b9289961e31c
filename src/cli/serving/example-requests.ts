import { Faults } from '../../faults/faults.js'
import type { Call } from '../../http/call.js'
import type { Assembled } from '../../mock.js'
import { answer } from '../../pipeline/answer.js'
import type { Engine } from '../../pipeline/engine.js'
import { RateLimiter } from '../../pipeline/rate-limit.js'
import type { World } from '../../state/world.js'
import type { Login } from './logins.js'

/** A request that the mock will answer with success as it stands. */
export interface ExampleRequest {
  /** What it does. */
  readonly says: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Parts = Pick<Assembled, 'ground' | 'engine'>

/** Event types, days from tomorrow on, and hours (UTC) that are tried, until a booking is possible. */
const mostEventTypes = 6
const days = [1, 2, 3]
const hours = [10, 11, 13, 15]

/** Two requests to begin with: a list of bookings, and a booking tomorrow, or where nothing can be booked the event types. */
export const exampleRequests = (parts: Parts, logins: readonly Login[]): readonly ExampleRequest[] => {
  const login = logins.find(({ isExpired, user }) => !isExpired && user !== undefined)
  const lists = [
    example(parts, login, { id: 'listBookings', says: login ? `Bookings of ${login.name}` : 'Bookings' }),
    example(parts, login, { id: 'listEventTypes', says: 'Event types' }),
  ]
  const [first, ...others] = lists.filter((it) => succeeds(parts, it))
  const booking = firstBooking(parts, login)
  return [first, booking ?? others[0]].filter((it) => it !== undefined)
}

const firstBooking = (parts: Parts, login: Login | undefined): ExampleRequest | undefined => {
  for (const { eventType, later, hour } of chances(parts.ground.world)) {
    const says = `Book "${eventType.title}" ${later === 1 ? 'tomorrow' : `in ${later} days`}`
    const request = example(parts, login, { id: 'createBooking', says })
    const body = bookingBody(eventType.id, dayAt(parts.ground.world.now(), later, hour))
    const attempt = { ...request, headers: { ...request.headers, 'content-type': 'application/json' }, body }
    if (succeeds(parts, attempt)) return attempt
  }
  return undefined
}

/** What is tried, in order: every event type at every hour, before the next day. */
function* chances(world: World) {
  const eventTypes = [...world.eventTypes.all()].filter(({ hidden }) => !hidden).slice(0, mostEventTypes)
  for (const later of days)
    for (const eventType of eventTypes) for (const hour of hours) yield { eventType, later, hour }
}

const dayAt = (now: number, later: number, hour: number): string => {
  const date = new Date(now)
  date.setUTCDate(date.getUTCDate() + later)
  date.setUTCHours(hour, 0, 0, 0)
  return date.toISOString()
}

const bookingBody = (eventTypeId: number, start: string) => ({
  start,
  eventTypeId,
  attendee: { name: 'Eve Ellis', email: 'eve@example.com', timeZone: 'Europe/London' },
})

const example = (
  { engine }: Parts,
  login: Login | undefined,
  { id, says }: { readonly id: string; readonly says: string },
): ExampleRequest => {
  const operation = engine.contract.operations.find((it) => it.id === id)
  const { version, method = 'GET', path = '/' } = operation ?? {}
  return {
    says,
    method,
    path,
    headers: {
      ...(login && credentials(engine, login)),
      ...(version && { [engine.words.header(version.header)]: version.value }),
    },
  }
}

const credentials = ({ words }: Engine, { secret }: Login): Record<string, string> =>
  typeof secret === 'string'
    ? { authorization: `Bearer ${secret}` }
    : { [words.header('x-svc-client-id')]: secret.clientId, [words.header('x-svc-secret-key')]: secret.clientSecret }

/** Tries a request, and undoes all of it. */
const succeeds = ({ engine, ground: { world } }: Parts, { method, path, headers, body }: ExampleRequest): boolean => {
  const silent = () => undefined
  const aside: Engine = {
    ...engine,
    limiter: new RateLimiter(),
    faults: new Faults({ seed: 0, given: [], callers: { all: () => [], of: () => [] } }),
    observe: silent,
    fault: silent,
    nextRequestId: () => '',
  }
  const call: Call = {
    method,
    url: path,
    originalUrl: path,
    headers,
    body: body === undefined ? { kind: 'none' } : { kind: 'parsed', value: body },
    address: '127.0.0.1',
  }
  const before = world.snapshot()
  const { status } = answer(aside, call)
  world.restore(before)
  return status < 300
}
