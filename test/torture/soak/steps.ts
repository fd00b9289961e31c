import type { Mock } from '../../../src/index.js'
import type { Dice } from '../dice.js'
import type { Came, Wish } from './client.js'

/** What the steps of the load work on. */
export interface Stage {
  readonly mock: Mock
  readonly dice: Dice
  ask(wish: Wish): Promise<Came>
  /** A number that was not given out before. */
  next(): number
  /** Uids of bookings that may be there still. */
  readonly booked: string[]
  dropped: number
}

type Step = (stage: Stage) => Promise<unknown>

const bookings = '2024-08-13'
const eventTypes = '2024-06-14'

const keyOf = ({ mock }: Stage): string => String(mock.keys['owner'])
const anyOf = ({ booked, dice }: Stage): string => booked[dice.within(0, Math.max(1, booked.length))] ?? 'nothing'

const bookingBody = (stage: Stage) => ({
  start: new Date(Date.parse(stage.mock.clock.now()) + (stage.next() % 20_000) * 1_800_000).toISOString(),
  eventTypeId: stage.mock.ids[stage.dice.pick(['eventType.intro', 'eventType.other'])],
  attendee: { name: 'Cleo Carver', email: `c${stage.next()}@example.com`, timeZone: 'Europe/London' },
})

const book =
  (prefix = ''): Step =>
  async (stage) => {
    const came = await stage.ask({
      ...{ request: `POST ${prefix}/v2/bookings`, version: bookings, body: bookingBody(stage) },
      key: keyOf(stage),
    })
    if (prefix !== '' || came?.status !== 201) return
    stage.booked.push(JSON.parse(came.text).data.uid)
    if (stage.booked.length > 100) stage.booked.shift()
  }

const api =
  (request: (stage: Stage) => Wish['request'], body?: (stage: Stage) => object | string, version = bookings): Step =>
  (stage) =>
    stage.ask({ request: request(stage), version, key: keyOf(stage), ...(body && { body: body(stage) }) })

const control =
  (request: Wish['request'], body?: object, leaveAfter?: number): Step =>
  ({ ask }) =>
    ask({ request, ...(body && { body }), ...(leaveAfter !== undefined && { leaveAfter }) })

/** Without a socket; a fault that breaks connections breaks this too. */
const fetched: Step = async (stage) => {
  const response = await stage.mock
    .fetch('/v2/me', { headers: { authorization: `Bearer ${keyOf(stage)}` } })
    .catch(() => undefined)
  return response?.text()
}

const requests: readonly Step[] = [
  book(),
  book(),
  book(),
  api((it) => `GET /v2/bookings/${anyOf(it)}`),
  api(() => 'GET /v2/bookings?take=20&sortStart=asc'),
  api(
    (it) => `POST /v2/bookings/${anyOf(it)}/cancel`,
    () => ({ cancellationReason: 'No time' }),
  ),
  api(
    (it) => `POST /v2/bookings/${anyOf(it)}/reschedule`,
    (it) => ({ start: bookingBody(it).start }),
  ),
  api(
    () => 'POST /v2/bookings',
    () => ({ start: 'never' }),
  ),
  api(
    () => 'POST /v2/bookings',
    () => '{"start":',
  ),
  api(() => 'GET /v2/slots?eventTypeId=10001&start=2026-01-06&end=2026-01-09', undefined, '2024-09-04'),
  api(
    () => 'POST /v2/event-types',
    (it) => ({ title: 'More', slug: `more-${it.next()}`, lengthInMinutes: 20 }),
    eventTypes,
  ),
  api(() => 'GET /v2/event-types', undefined, eventTypes),
  api(
    () => 'PATCH /v2/me',
    (it) => ({ name: `Ada ${it.next()}` }),
  ),
  api(() => 'GET /v2/nothing/here'),
  api((it) => `GET /v1/bookings?apiKey=${keyOf(it)}`),
  (it) => it.ask({ request: 'GET /v2/me', key: `svc_unknown_${it.next()}` }),
  ({ ask, mock }) => ask({ request: 'GET /v2/me', key: String(mock.keys['owner']), leaveAfter: 0 }),
  fetched,
]

/** Forked by being asked for, filled, looked at and dropped. */
const sandbox: Step = async (stage) => {
  const name = `s${stage.next()}`
  await book(`/~${name}`)(stage)
  await stage.ask({ request: `POST /~${name}/__svc/clock/advance`, body: { hours: 2 } })
  await stage.ask({
    request: `POST /~${name}/__svc/requests/wait`,
    body: { filter: { status: 418 }, timeout: 60_000 },
    leaveAfter: 3,
  })
  if (stage.dice.within(0, 4) === 0) await stage.mock.sandbox(name).settled()
  const waiting = stage.mock
    .sandbox(name)
    .requests.waitFor({ status: 418 }, { timeout: 60_000 })
    .catch(() => undefined)
  await stage.ask({ request: `DELETE /__svc/sandboxes/${name}` })
  await waiting
  stage.dropped += 1
}

const snapshot: Step = async ({ ask, mock, next, dice }) => {
  const name = `kept-${next()}`
  const held = mock.snapshot()
  await ask({ request: 'POST /__svc/snapshots', body: { name } })
  if (dice.within(0, 3) === 0) await ask({ request: `POST /__svc/snapshots/${name}/restore` })
  if (dice.within(0, 3) === 0) mock.restore(held)
  await ask({ request: `DELETE /__svc/snapshots/${name}` })
}

const fault: Step = async (stage) => {
  const faults = [
    { operationId: 'listBookings', status: 503, times: 2 },
    { operationId: 'getMe', latency: 5, jitter: 5, times: 3 },
    { operationId: 'getMe', connection: 'reset', times: 1 },
    { operationId: 'getMe', latency: 300, times: 1 },
  ] as const
  await stage.ask({ request: 'POST /__svc/faults', body: stage.dice.pick<object>(faults) })
  await stage.ask({ request: 'GET /v2/me', key: keyOf(stage), leaveAfter: 15 })
  await stage.ask({ request: 'DELETE /__svc/faults' })
}

const receiver: Step = async (stage) => {
  const end = stage.mock.onDelivery(() => 200)
  await book()(stage)
  end()
}

const disturbance: Step = async (stage) => {
  const disturbances = [
    { do: 'drop', trigger: 'BOOKING_CREATED', times: 1 },
    { do: 'delay', times: 1, by: { hours: 1 } },
  ] as const
  await stage.ask({ request: 'POST /__svc/deliveries/disturbances', body: stage.dice.pick<object>(disturbances) })
  await book()(stage)
  await stage.ask({ request: 'DELETE /__svc/deliveries/disturbances' })
}

const state: Step = async ({ mock, dice }) => {
  const exported = mock.state.export()
  if (dice.within(0, 3) === 0) await mock.state.import(exported)
}

const controls: readonly Step[] = [
  sandbox,
  sandbox,
  sandbox,
  sandbox,
  snapshot,
  fault,
  receiver,
  disturbance,
  state,
  control('POST /__svc/clock/advance', { minutes: 40 }),
  control('GET /__svc/info'),
  control('GET /__svc/requests?take=5'),
  control('POST /__svc/requests/search', { filter: { operationId: 'createBooking' }, take: 5 }),
  control('POST /__svc/requests/wait', { filter: { status: 418 }, timeout: 60_000 }, 5),
  control('POST /__svc/deliveries/wait', { filter: { trigger: 'BOOKING_PAID' }, timeout: 60_000 }, 5),
  control('POST /__svc/requests/wait', { filter: { status: 418 }, timeout: 5 }),
  control('GET /__svc/deliveries?take=5'),
  control('POST /__svc/settle', undefined, 50),
  control('GET /__svc/state'),
  async ({ mock }) => mock.contract.report(),
]

/** Any step of the load; one in four is about the mock itself. */
export const anyStep = ({ dice }: Stage): Step => {
  const steps = dice.within(0, 4) === 0 ? controls : requests
  return steps[dice.within(0, steps.length)] ?? book()
}
