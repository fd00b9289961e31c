import { createMock, type Mock } from 'svc-mock'
import { expect, it } from 'vitest'
import { ask, bookingsVersion as version } from '../client.js'

const open = (options = {}): Promise<Mock> =>
  createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true, ...options })

type Request = `${string} /${string}`

/** What the journal says of the one request. */
const journalled = async (request: Request, options: Parameters<typeof ask>[2] = {}, of = open()) => {
  const mock = await of
  await ask(mock, request, options)
  return mock.requests.last()
}

const violationsOf = async (...asked: Parameters<typeof journalled>) => (await journalled(...asked))?.violations

it('points at each wrong place of a body, with the rule that was broken and what would do', async () => {
  const body = { eventTypeId: 10001, start: 'tomorrow', attendee: { name: 'Kim', timeZone: 'UTC' } }
  const violations = await violationsOf('POST /v2/bookings', { version, body })
  expect(violations).toEqual([
    expect.objectContaining({
      ...{ in: 'body', pointer: '/start', rule: 'format' },
      expected: expect.stringMatching(/^must be .*ISO 8601/),
    }),
    {
      ...{ in: 'body', pointer: '/attendee', rule: 'anyOf', restsOn: ['BK-11'] },
      expected: 'must be an object with a name, a timeZone, and an email or a phoneNumber',
    },
  ])
})

it('points into lists by position, and to a parameter by its name', async () => {
  const body = { attendee: { name: 'Kim', email: 'kim@example.com', timeZone: 'UTC' }, guests: ['lee@example.com', 7] }
  const violations = await violationsOf('POST /v2/bookings', {
    version,
    body: { eventTypeId: 10001, start: '2026-01-07T12:00:00Z', ...body },
  })
  expect(violations?.map(({ pointer }) => pointer)).toEqual(['/guests/1'])
  const [take] = (await violationsOf('GET /v2/bookings?take=0', { as: 'owner', version })) ?? []
  expect(take).toMatchObject({ in: 'query', pointer: '/take', rule: 'minimum', expected: 'must be at least 1' })
})

it.each([
  ['GET /v2/nowhere', {}, 'path', '', 'route.unknown', 'there is no such path'],
  ['PUT /v2/me', {}, 'method', '', 'route.method_unknown', 'this path takes'],
  ['PATCH /v1/payments', {}, 'method', '', 'v1.method_unknown', 'this path takes'],
  ['GET /v2/event-types/abc', {}, 'path', '/eventTypeId', 'request.path_parameter_invalid', 'must be an integer'],
  ['GET /v2/bookings?take=1&take=2', { as: 'owner', version }, 'query', '/take', 'request.query_repeated', 'once'],
  ['GET /v1/payments?apiKey=a&apiKey=b', {}, 'query', '/apiKey', 'request.query_repeated', 'once'],
  ['GET /v2/bookings?__proto__=1', { as: 'owner', version }, 'query', '/__proto__', 'request.json_forbidden_key', ''],
  ['POST /v2/bookings', { version, body: [] }, 'body', '', 'request.json_invalid', 'must be a JSON object'],
  ['PATCH /v2/bookings/x/location', {}, 'headers', '/svc-api-version', 'route.absent_in_version', version],
] as const)('tells of %s in which part it is wrong', async (request, options, part, pointer, rule, expected) => {
  const violations = await violationsOf(request, options)
  expect(violations).toEqual([
    expect.objectContaining({ in: part, pointer, rule, expected: expect.stringContaining(expected) }),
  ])
})

it('points at the header of a body that came as something else', async () => {
  const options = { version, body: {}, headers: { 'content-type': 'text/plain' } }
  const [violation] = (await violationsOf('POST /v2/bookings', options)) ?? []
  expect(violation).toMatchObject({ in: 'headers', pointer: '/content-type', rule: 'request.content_type_unsupported' })
})

it("speaks of properties and headers by the product's own names", async () => {
  const mock = open({ product: 'acme' })
  const [header] = (await violationsOf('PATCH /v2/bookings/x/location', {}, mock)) ?? []
  expect(header).toMatchObject({ pointer: '/acme-api-version', expected: expect.stringContaining('acme-api-version') })
  const body = { lengthInMinutes: 30, title: 'A', slug: 'a', acmeVideoSettings: 7 }
  const options = { as: 'owner', body, headers: { 'acme-api-version': '2024-06-14' } }
  const violations = await violationsOf('POST /v2/event-types', options, mock)
  expect(violations?.map(({ pointer }) => pointer)).toEqual(['/acmeVideoSettings'])
})

it('finds none in a proper request, refused or not, nor in one that a fault refused', async () => {
  const mock = await open()
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  await ask(mock, 'GET /v2/me')
  mock.faults.next({ refuse: 'request.json_invalid' })
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  expect(mock.requests.all().map(({ violations }) => violations)).toEqual([[], [], []])
  expect(mock.contract.report().violations).toEqual([])
})

it('finds them in a request that a fault only made slower', async () => {
  const mock = await open()
  mock.faults.next({ latency: 1 })
  const violations = await violationsOf('GET /v2/bookings?take=0', { as: 'owner', version }, Promise.resolve(mock))
  expect(violations).toHaveLength(1)
})

it.each([
  ['as asked', 'GET /v2/bookings', version, { asked: version, served: version }],
  ['an older one', 'GET /v2/bookings', '2024-04-15', { asked: '2024-04-15', served: 'older' }],
  ['the default', 'GET /v2/event-types', undefined, { asked: undefined, served: 'older' }],
  ['none', 'PATCH /v2/bookings/x/location', '2020-01-01', { asked: '2020-01-01', served: undefined }],
  ['of no version', 'GET /v2/me', version, undefined],
] as const)(
  'tells the version that was asked for and the one that answered: %s',
  async (_case, request, asked, told) => {
    const entry = await journalled(request, { as: 'owner', ...(asked && { version: asked }) })
    expect(entry?.version).toEqual(told)
  },
)
