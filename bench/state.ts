import { createMock, type Mock } from '../src/index.js'
import { type Figure, figureOf } from './figure.js'

const now = '2026-01-05T09:00:00Z'
const halfHour = 30 * 60_000
const [few, many] = [100, 100_000]

/** What grows with the number of stored bookings, and by how much: the same work where few and where many are stored. */
export const stateFigures = async (rounds: number): Promise<readonly Figure[]> => {
  const mocks = { few: await aMock(few), thousand: await aMock(1000), many: await aMock(many) }
  const figures = [
    await compared('list of 100 by two filters and a sort', rounds, [mocks.many, mocks.thousand], {
      theirCount: 1000,
      calls: 10,
      work: list,
    }),
    await compared('create', rounds, [mocks.many, mocks.few], { theirCount: few, calls: 40, work: create }),
    await compared('fork', rounds, [mocks.many, mocks.few], { theirCount: few, calls: 100, work: fork }),
    await compared('restore', rounds, [mocks.many, mocks.few], { theirCount: few, calls: 200, work: restore }),
    await compared('reset', rounds, [mocks.many, mocks.few], { theirCount: few, calls: 200, work: reset }),
  ]
  for (const { mock } of Object.values(mocks)) await mock.close()
  return figures
}

interface Scene {
  readonly mock: Mock
  readonly origin: ReturnType<Mock['snapshot']>
}

type Work = (scene: Scene, call: number) => unknown

/** A list that finds 100 bookings whatever else is stored: those of one event type, in one stretch of time. */
const list: Work = async ({ mock }) => {
  const { eventTypeId, from, to } = {
    eventTypeId: mock.ids['eventType.rare'],
    from: '2026-01-06T00:00:00Z',
    to: '2040-01-01T00:00:00Z',
  }
  const query = `eventTypeIds=${eventTypeId}&afterStart=${from}&beforeEnd=${to}&status=upcoming&sortStart=desc&take=100`
  const response = await mock.fetch(`/v2/bookings?${query}`, { headers: headersOf(mock) })
  const { data } = (await response.json()) as { readonly data: readonly unknown[] }
  if (data.length !== 100) throw new Error(`The list holds ${data.length} bookings, not 100`)
}

const create: Work = async ({ mock }, call) => {
  const start = new Date(Date.parse('2050-01-03T09:00:00Z') + call * halfHour).toISOString()
  const body = { start, eventTypeId: mock.ids['eventType.call'], attendee: { ...attendee, timeZone: 'Europe/London' } }
  const headers = { ...headersOf(mock), 'content-type': 'application/json' }
  const response = await mock.fetch('/v2/bookings', { method: 'POST', headers, body: JSON.stringify(body) })
  if (response.status !== 201) throw new Error(`A booking was answered ${response.status}`)
}

let forks = 0
const fork: Work = ({ mock }) => mock.sandbox(`fork-${forks++ % 900}`)
const restore: Work = ({ mock, origin }) => mock.restore(origin)
const reset: Work = ({ mock }) => mock.reset()

const headersOf = (mock: Mock) => ({ authorization: `Bearer ${mock.keys['owner']}`, 'svc-api-version': '2024-08-13' })

const compared = async (
  name: string,
  rounds: number,
  [ours, theirs]: readonly [Scene, Scene],
  { theirCount, calls, work }: { readonly theirCount: number; readonly calls: number; readonly work: Work },
): Promise<Figure> => {
  const taken = []
  for (let round = -2; round < rounds; round++) {
    const pair = { theirs: await timeOf(theirs, calls, work), ours: await timeOf(ours, calls, work) }
    if (round >= 0) taken.push(pair)
  }
  const against = `${theirCount.toLocaleString('en')} stored`
  return figureOf(
    { name: `${name}, ${many.toLocaleString('en')} stored`, against, unit: 'ms', target: { atMost: 1.5 } },
    taken,
  )
}

const timeOf = async (scene: Scene, calls: number, work: Work): Promise<number> => {
  scene.mock.restore(scene.origin)
  const begun = performance.now()
  for (let call = 0; call < calls; call++) await work(scene, call)
  return (performance.now() - begun) / calls
}

const attendee = { name: 'Zoe Zander', email: 'zoe@example.com' }

/** Bookings of one host, 100 of them of an event type of their own. */
const aMock = async (count: number): Promise<Scene> => {
  const every = count / 100
  const bookings = Array.from({ length: count }, (_, position) => [
    `b${position}`,
    {
      eventType: position % every === 0 ? 'rare' : 'call',
      start: new Date(Date.parse('2026-01-06T00:00:00Z') + position * halfHour).toISOString(),
      attendee,
    },
  ])
  const mock = await createMock({
    freeze: true,
    scenario: {
      ...{ format: 1, story: 'Many bookings of one host.', now, users: { ada: {} } },
      eventTypes: {
        call: { owner: 'ada', title: 'Call', lengthInMinutes: 30 },
        rare: { owner: 'ada', title: 'Rare', lengthInMinutes: 30 },
      },
      bookings: Object.fromEntries(bookings),
      credentials: { owner: { kind: 'apiKey', user: 'ada' } },
    },
  })
  return { mock, origin: mock.snapshot() }
}
