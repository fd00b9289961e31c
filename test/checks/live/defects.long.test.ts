import { expect, it } from 'vitest'
import type { LiveReply, LiveRequest } from '../../../src/checks/live/exchange.js'
import { checkMock, type Spoil } from './a-live-check.js'

type Body = Record<string, unknown>

/** A reply with another body. */
const withBody = (reply: LiveReply, body: unknown): LiveReply => ({ ...reply, body, text: JSON.stringify(body) })

const isGood = ({ status }: LiveReply): boolean => status < 300

/** Spoils the body of what went well at these paths. */
const spoilBody =
  (path: RegExp, change: (body: Body, request: LiveRequest) => unknown): Spoil =>
  (reply, request) =>
    isGood(reply) && path.test(request.path)
      ? withBody(reply, change(structuredClone(reply.body) as Body, request))
      : reply

const spoilStatus =
  (path: RegExp, from: number, to: number): Spoil =>
  (reply, request) =>
    reply.status === from && path.test(request.path) ? { ...reply, status: to } : reply

const items = (body: Body): Body[] => (Array.isArray(body['data']) ? body['data'] : [body['data']]) as Body[]
const inEach = (change: (item: Body) => void) => (body: Body) => {
  for (const item of items(body)) change(item)
  return body
}
const inPages = (change: (pagination: Record<string, number>) => object) => (body: Body) => ({
  ...body,
  ...(body['pagination'] !== undefined && {
    pagination: { ...(body['pagination'] as object), ...change(body['pagination'] as Record<string, number>) },
  }),
})

const bookings = /^\/v2\/bookings$/
const booking = /^\/v2\/bookings\/[^/]+$/
const eventTypes = /^\/v2\/event-types$/
const version = 'svc-api-version'
const isOlder = ({ headers }: LiveRequest): boolean => headers[version] !== '2024-08-13'

it.each<[string, string, Spoil, readonly string[]]>([
  [
    'a success with another status',
    'listBookings',
    spoilStatus(bookings, 200, 202),
    ['listBookings current status.undescribed'],
  ],
  ['an error of the server', 'getBooking', spoilStatus(booking, 200, 503), ['getBooking current status.server-error']],
  [
    'not found for what it lists itself',
    'getBooking',
    spoilStatus(booking, 200, 404),
    ['getBooking current status.plain-refused'],
  ],
  [
    'a refusal of what is valid',
    'listBookings',
    (reply, { query }) =>
      query.some(([name]) => name === 'sortStart') && isGood(reply) ? { ...reply, status: 400 } : reply,
    ['listBookings current status.valid-refused'],
  ],
  [
    'a missing field',
    'getBooking',
    spoilBody(
      booking,
      inEach((it) => delete it['uid']),
    ),
    ['getBooking current body.required /data/uid'],
  ],
  [
    'a missing field in a list',
    'listBookings',
    spoilBody(
      bookings,
      inEach((it) => delete it['start']),
    ),
    ['listBookings current body.required /data/*/start'],
  ],
  [
    'a value outside the enumeration',
    'getBooking',
    spoilBody(
      booking,
      inEach((it) => Object.assign(it, { status: 'done' })),
    ),
    ['getBooking current body.enum /data/status'],
  ],
  [
    'a number as a text',
    'listEventTypes',
    spoilBody(
      eventTypes,
      inEach((it) => Object.assign(it, { lengthInMinutes: '30' })),
    ),
    ['listEventTypes current body.type /data/*/lengthInMinutes'],
  ],
  [
    'a time that is none',
    'getBooking',
    spoilBody(
      booking,
      inEach((it) => Object.assign(it, { createdAt: 'yesterday' })),
    ),
    ['getBooking current body.format /data/createdAt'],
  ],
  [
    'an envelope around the envelope',
    'getBooking',
    spoilBody(booking, (body) => ({ status: 'success', data: body })),
    ['getBooking current envelope.nested /data'],
  ],
  [
    'an envelope of another name around it',
    'getBooking',
    spoilBody(booking, (body) => ({ result: body })),
    ['getBooking current envelope.nested /result'],
  ],
  [
    'no envelope at all',
    'getBooking',
    spoilBody(booking, (body) => body['data']),
    ['getBooking current body.required /data'],
  ],
  [
    'a key of another envelope',
    'listEventTypes',
    spoilBody(eventTypes, (body) => ({ ...body, pagination: {} })),
    ['listEventTypes current envelope.extra /pagination'],
  ],
  [
    'the status of an error in a success',
    'listEventTypes',
    spoilBody(eventTypes, (body) => ({ ...body, status: 'error' })),
    ['listEventTypes current body.const /status'],
  ],
  [
    'one page too many',
    'listBookings',
    spoilBody(
      bookings,
      inPages(({ totalPages = 0 }) => ({ totalPages: totalPages + 1 })),
    ),
    ['listBookings current pagination.arithmetic /pagination/totalPages'],
  ],
  [
    'a first page that has one before it',
    'listBookings',
    spoilBody(
      bookings,
      inPages(() => ({ hasPreviousPage: true })),
    ),
    ['listBookings current pagination.arithmetic /pagination/hasPreviousPage'],
  ],
  [
    'a next page that is not there',
    'listBookings',
    spoilBody(
      bookings,
      inPages(() => ({ hasNextPage: true })),
    ),
    ['listBookings current pagination.arithmetic /pagination/hasNextPage'],
  ],
  [
    'pages counted from 0',
    'listBookings',
    spoilBody(
      bookings,
      inPages(({ currentPage = 1 }) => ({ currentPage: currentPage - 1 })),
    ),
    ['listBookings current pagination.arithmetic /pagination/currentPage'],
  ],
  [
    'remaining items that count this page too',
    'listBookings',
    spoilBody(
      bookings,
      inPages(({ remainingItems = 0, returnedItems = 0 }) => ({ remainingItems: remainingItems + returnedItems })),
    ),
    ['listBookings current pagination.arithmetic /pagination/remainingItems'],
  ],
  [
    'a count of other items than it returns',
    'listBookings',
    spoilBody(
      bookings,
      inPages(({ returnedItems = 0 }) => ({ returnedItems: returnedItems + 1 })),
    ),
    ['listBookings current pagination.arithmetic /pagination/returnedItems'],
  ],
  [
    'a page size of its own',
    'listBookings',
    spoilBody(
      bookings,
      inPages(() => ({ itemsPerPage: 7 })),
    ),
    ['listBookings current pagination.arithmetic /pagination/itemsPerPage'],
  ],
  [
    'a total of what it returns',
    'listBookings',
    spoilBody(
      bookings,
      inPages(({ returnedItems = 0 }) => ({ totalItems: returnedItems })),
    ),
    ['listBookings current pagination.arithmetic /pagination/totalPages'],
  ],
  [
    'a text that says it is HTML',
    'listEventTypes',
    (reply, { path }) => (eventTypes.test(path) ? { ...reply, headers: { 'content-type': 'text/html' } } : reply),
    ['listEventTypes current content-type'],
  ],
  [
    'a page instead of JSON',
    'listEventTypes',
    (reply, { path }) => (eventTypes.test(path) ? { ...reply, text: '<html>', body: undefined } : reply),
    ['listEventTypes current body.not-json'],
  ],
  [
    'an error without its code',
    'getBooking',
    (reply, { path }) =>
      reply.status === 404 && booking.test(path) ? withBody(reply, { status: 'error', message: 'no' }) : reply,
    ['getBooking current body.required /error'],
  ],
])(
  'finds %s',
  async (_what, only, spoil, keys) => {
    const { findings } = await checkMock('personal', { only: [only], spoil })
    const gaps = findings.filter(({ weight }) => weight === 'gap').map(({ key }) => key)
    expect(gaps).toEqual(expect.arrayContaining([...keys]))
    expect(findings.every(({ operationId }) => operationId === only)).toBe(true)
  },
  120_000,
)

it('finds a target that takes no notice of skip', async () => {
  const first = new Map<string, LiveReply>()
  const spoil: Spoil = (reply, { path, query }) => {
    if (!bookings.test(path) || query.find(([name]) => name === 'take')?.[1] !== '1') return reply
    const kept = first.get(path) ?? reply
    first.set(path, kept)
    return kept
  }
  const { findings } = await checkMock('personal', { only: ['listBookings'], spoil })
  expect(findings.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['pagination.pages', 'pagination.arithmetic']),
  )
}, 120_000)

it('finds a target that returns more than take asks for', async () => {
  const spoil = spoilBody(bookings, (body, { query }) =>
    query.some(([name, value]) => name === 'take' && value === '1')
      ? { ...body, data: [...items(body), ...items(body)] }
      : body,
  )
  const { findings } = await checkMock('personal', { only: ['listBookings'], spoil })
  expect(findings.map(({ key }) => key)).toContain('listBookings current pagination.length /data')
}, 120_000)

it('finds a target that answers in the current form where the older one is due', async () => {
  const current: LiveReply[] = []
  const spoil: Spoil = (reply, request) => {
    if (!booking.test(request.path) || !isGood(reply)) return reply
    if (!isOlder(request)) current.push(reply)
    return isOlder(request) ? (current[0] ?? reply) : reply
  }
  const { findings } = await checkMock('personal', { only: ['getBooking'], spoil })
  expect(findings.map(({ key }) => key)).toContain('getBooking older body.required /data/attendees/*/locale')
}, 120_000)

it('finds a target that serves what needs credentials to everybody', async () => {
  const spoil: Spoil = (reply, { path, headers }) =>
    bookings.test(path) && headers['authorization'] === undefined ? { ...reply, status: 200 } : reply
  const { findings } = await checkMock('personal', { only: ['listBookings'], spoil })
  expect(findings.map(({ key }) => key)).toContain('listBookings current status.anonymous-served')
}, 120_000)

it('finds a target that carries out what the documents refuse', async () => {
  let good: LiveReply | undefined
  const spoil: Spoil = (reply, { path, query }) => {
    if (!bookings.test(path)) return reply
    if (isGood(reply)) good ??= reply
    return query.some(([name, value]) => name === 'take' && value === '0') ? (good ?? reply) : reply
  }
  const { findings } = await checkMock('personal', { only: ['listBookings'], spoil })
  expect(findings).toContainEqual(
    expect.objectContaining({
      key: 'listBookings current status.invalid-accepted',
      document: 'a refusal: take must be at least 1',
      mock: '400',
      target: '200',
    }),
  )
}, 120_000)

it('names an undescribed field as a note, which is no gap', async () => {
  const spoil = spoilBody(
    eventTypes,
    inEach((it) => Object.assign(it, { novelty: 1 })),
  )
  const { findings } = await checkMock('personal', { only: ['listEventTypes'], spoil })
  expect(findings.map(({ weight, key }) => `${weight} ${key}`)).toEqual([
    'note listEventTypes current body.undescribed /data/*/novelty',
    'note listEventTypes older body.undescribed /data/novelty',
  ])
}, 120_000)

it('tells of each difference what the documents say, what the mock answers and what the target answers, and who found it', async () => {
  const spoil = spoilBody(
    booking,
    inEach((it) => Object.assign(it, { status: 'done' })),
  )
  const { findings } = await checkMock('personal', { only: ['getBooking'], spoil })
  expect(findings.map(({ key }) => key)).toEqual([
    'getBooking current body.enum /data/status',
    'getBooking older body.enum /data/status',
  ])
  expect(findings[0]).toMatchObject(
    expect.objectContaining({
      document: 'status must be one of accepted, pending, cancelled, rejected, awaiting_host',
      mock: '"accepted"',
      target: '"done"',
      judges: ['ajv', 'Prism'],
    }),
  )
}, 120_000)

it.each<[string, string, Spoil, string]>([
  [
    'another status of a create',
    'createSchedule',
    spoilStatus(/^\/v2\/schedules$/, 201, 200),
    'createSchedule current status.undescribed',
  ],
  [
    'a create without a field',
    'createSchedule',
    (reply, request) =>
      request.method === 'POST'
        ? spoilBody(
            /^\/v2\/schedules$/,
            inEach((it) => delete it['timeZone']),
          )(reply, request)
        : reply,
    'createSchedule current body.required /data/timeZone',
  ],
  [
    'a thing that is there still after it was deleted',
    'getSchedule',
    (() => {
      let shown: LiveReply | undefined
      return (reply, { method, path }) => {
        if (method !== 'GET' || !/^\/v2\/schedules\/\d+$/.test(path)) return reply
        if (isGood(reply)) shown = reply
        return reply.status === 404 && !path.endsWith('987654321') ? (shown ?? reply) : reply
      }
    })(),
    'getSchedule current status.unknown-found',
  ],
])(
  'finds %s where it writes',
  async (_what, only, spoil, key) => {
    const { findings } = await checkMock('personal', { only: [only], spoil, write: true })
    expect(findings.map((it) => it.key)).toContain(key)
  },
  120_000,
)
