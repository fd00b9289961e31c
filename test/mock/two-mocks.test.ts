import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import type { MockOptions } from '../../src/mock/mock-options.js'
import { invoices } from '../overlay/invoices.js'

type Step = (mock: Mock) => Promise<unknown>

const asked =
  (method: string, path: string, body?: object): Step =>
  async (mock) => {
    const key = mock.keys['owner']
    const answer = await mock.fetch(path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return [method, path, answer.status, [...answer.headers], await answer.text()]
  }

const booked =
  (header: string, eventType: string): Step =>
  async (mock) => {
    const attendee = { name: 'Eve Ellis', email: 'eve@example.com', timeZone: 'UTC' }
    const answer = await mock.fetch('/v2/bookings', {
      method: 'POST',
      headers: { [header]: '2024-08-13', 'content-type': 'application/json' },
      body: JSON.stringify({ eventTypeId: mock.ids[eventType], start: '2026-01-12T10:00:00Z', attendee }),
    })
    return [answer.status, [...answer.headers], await answer.text()]
  }

/** Everything in which a mock may differ from another, and what it is asked; the same steps for both, so that each could answer for the other. */
const steps = (header: string, eventType: string, webhookPath: string): readonly Step[] => [
  asked('GET', '/v2/me'),
  asked('POST', webhookPath, { active: true, subscriberUrl: 'http://127.0.0.1:9/', triggers: ['BOOKING_CREATED'] }),
  async (mock) => void mock.faults.next({ operationId: 'getMe', status: 503, times: 2 }),
  asked('GET', '/v2/me'),
  booked(header, eventType),
  async (mock) => [mock.clock.advance({ hours: 5 }), mock.clock.now()],
  asked('GET', '/v2/me'),
  asked('PATCH', '/v2/me', { bio: header }),
  asked('GET', '/v2/me'),
  booked(header, eventType),
  asked('GET', '/v2/bookings'),
  asked('GET', '/v2/invoices'),
  async (mock) => {
    await mock.settled()
    return mock.deliveries.all().map(({ headers, body }) => [headers, body])
  },
  async (mock) => mock.requests.all().map(({ id, method, path, reply }) => [id, method, path, reply]),
  async (mock) => mock.reset(),
  asked('GET', '/v2/me'),
  async (mock) => mock.state.export(),
]

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-two-'))
const sides = (run: string) =>
  [
    {
      options: { scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true, db: join(folder, `${run}.json`) },
      steps: steps('svc-api-version', 'eventType.intro', '/v2/webhooks'),
    },
    {
      options: {
        ...{ scenario: 'team-roundrobin', now: '2026-01-06T10:30:00Z', freeze: true, seed: 7, product: 'acme' },
        ...{ profile: 'service', overlay: invoices },
      },
      steps: steps('acme-api-version', 'eventType.intro', '/v2/webhooks'),
    },
  ] as const satisfies readonly { readonly options: MockOptions; readonly steps: readonly Step[] }[]

const opened = async (options: MockOptions): Promise<Mock> => {
  const mock = await createMock(options)
  mock.onDelivery(() => 200)
  return mock
}

it('shows two mocks of one process nothing of each other: scenario, product, clock, seed, faults, deliveries, file and overlay', async () => {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const alone: string[][] = []
  for (const { options, steps } of sides('alone')) {
    const mock = await opened(options)
    const told: string[] = []
    for (const step of steps) told.push(JSON.stringify((await step(mock)) ?? null))
    await mock.close()
    alone.push(told)
  }
  const pairs = await Promise.all(
    sides('together').map(async (side) => ({ ...side, mock: await opened(side.options) })),
  )
  const together: string[][] = pairs.map(() => [])
  for (let at = 0; at < (alone[0]?.length ?? 0); at++)
    await Promise.all(
      pairs.map(async ({ steps, mock }, side) =>
        together[side]?.push(JSON.stringify((await steps[at]?.(mock)) ?? null)),
      ),
    )
  await Promise.all(pairs.map(({ mock }) => mock.close()))
  expect(together).toEqual(alone)
  expect(readFileSync(join(folder, 'together.json'), 'utf8')).toBe(readFileSync(join(folder, 'alone.json'), 'utf8'))
  for (const told of alone) expect(told.filter((it) => it.startsWith('[201'))).not.toEqual([])
  expect(alone[0]).not.toEqual(alone[1])
}, 60_000)

it('opens and closes ten mocks at once, each at an address of its own, and leaves nothing open', async () => {
  const open = (): number => process.getActiveResourcesInfo().filter((it) => it === 'TCPServerWrap').length
  const before = open()
  const mocks = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      createMock({ scenario: at % 2 === 0 ? 'personal' : 'seated', now: `2026-01-${10 + at}T09:00:00Z`, freeze: true }),
    ),
  )
  const urls = await Promise.all(mocks.map((mock) => mock.listen()))
  expect(new Set(urls).size).toBe(10)
  const days = await Promise.all(
    urls.map(async (url) => (await fetch(`${url}/v2/me`, { headers: { connection: 'close' } })).headers.get('date')),
  )
  expect(days.map((date) => Number(date?.slice(5, 7)))).toEqual(mocks.map((_, at) => 10 + at))
  await Promise.all(mocks.map((mock) => mock.close()))
  await Promise.all(urls.map((url) => expect(fetch(url)).rejects.toThrow('fetch failed')))
  expect(open()).toBeLessThanOrEqual(before)
})
