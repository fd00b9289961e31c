import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { type Answered, ask, bookingsVersion } from '../client.js'

const mock = await createMock({ scenario: harbour, now: harbourNow, freeze: true })
const list = (query = '', as = 'ada') => ask(mock, `GET /v2/bookings${query}`, { as, version: bookingsVersion })
/** What tells a booking of the harbour from the others: its day and hour. */
const startsOf = ({ body }: Answered): string[] => body.data.map((it: { start: string }) => it.start.slice(5, 13))

const [past, first, call, cancelled, pending, workshop, openWorkshop, first2, second, third] = [
  '01-02T10',
  '01-06T10',
  '01-06T12',
  '01-07T10',
  '01-08T10',
  '01-09T10',
  '01-09T14',
  '01-12T10',
  '01-19T10',
  '01-26T10',
]
const all = [past, first, call, cancelled, pending, workshop, openWorkshop, first2, second, third]

it.each([
  ['status=upcoming', [first, call, pending, workshop, openWorkshop, first2, second, third]],
  ['status=recurring', [first2, second, third]],
  ['status=past', [past]],
  ['status=cancelled', [cancelled]],
  ['status=unconfirmed', [pending]],
  ['status=past,cancelled', [past, cancelled]],
  ['status=past&status=cancelled', [past, cancelled]],
  ['attendeeEmail=robin@example.com', [first, first2, second, third]],
  ['attendeeEmail=ROBIN@example.com', [first, first2, second, third]],
  ['attendeeEmail=kim+tea@example.com', [past]],
  ['attendeeEmail=kim%2Btea@example.com', [past]],
  ['attendeeEmail=guest@example.com', [past]],
  ['attendeeName=Lee', [pending]],
  ['attendeeName=lee', []],
  ['bookingUid=first', [first]],
  ['bookingUid=dive', []],
  ['bookingUid=nothing', []],
  ['eventTypeId=10001', [past, first, cancelled, pending]],
  ['eventTypeIds=10003,10004', [workshop, openWorkshop]],
  ['eventTypeIds=10003,10004&eventTypeId=10001', [workshop, openWorkshop]],
  ['eventTypeIds=10030,-1', []],
  ['teamId=101', [call]],
  ['teamsIds=102,101', [call]],
  ['teamsIds=102&teamId=101', []],
  ['afterStart=2026-01-19T10:00:00Z', [second, third]],
  ['afterStart=2026-01-19', [second, third]],
  ['beforeEnd=2026-01-06T10:30:00.000Z', [past, first]],
  ['beforeEnd=2026-01-06T10:29:59.999Z', [past]],
  ['afterCreatedAt=2026-01-01T15:00:00Z', [call]],
  ['beforeCreatedAt=2026-01-01T09:00:00Z', [past, first]],
  ['afterUpdatedAt=2026-01-03T08:00:00Z', [past, first]],
  ['beforeUpdatedAt=2026-01-01T10:00:00Z', [cancelled]],
  ['status=upcoming&attendeeEmail=robin@example.com&eventTypeId=10001', [first]],
])('filters by %s [BK-74] [BK-75] [BK-76] [BK-77] [BK-78]', async (query, expected) => {
  const answer = await list(`?${query}`)
  expect(answer.status).toBe(200)
  expect(startsOf(answer)).toEqual(expected)
  expect(answer.body.pagination.totalItems).toBe(expected.length)
})

it.each([
  ['sortStart=desc', all.toReversed()],
  ['sortEnd=asc', all],
  ['sortCreated=asc', [first, past, cancelled, pending, first2, second, third, workshop, openWorkshop, call]],
  ['sortUpdatedAt=desc', [first, past, call, openWorkshop, workshop, first2, second, third, pending, cancelled]],
  ['sortCreated=asc&sortStart=desc', all.toReversed()],
  ['status=past&sortStart=asc', [past]],
])('orders by %s [BK-79]', async (query, expected) => {
  expect(startsOf(await list(`?${query}`))).toEqual(expected)
})

it.each([
  ['take=1', [past], { totalItems: 10, remainingItems: 9, currentPage: 1, totalPages: 10, hasNextPage: true }],
  ['take=3&skip=3', [cancelled, pending, workshop], { remainingItems: 4, currentPage: 2, hasPreviousPage: true }],
  ['skip=9', [third], { returnedItems: 1, remainingItems: 0, hasNextPage: false, hasPreviousPage: true }],
  ['skip=10', [], { returnedItems: 0, currentPage: 1, totalPages: 1, hasNextPage: false }],
  ['take=250', all, { itemsPerPage: 250 }],
])('cuts the page by %s [BK-73] [BK-81] [BK-82]', async (query, expected, pagination) => {
  const answer = await list(`?${query}`)
  expect(startsOf(answer)).toEqual(expected)
  expect(answer.body.pagination).toMatchObject(pagination)
})

it.each([
  'take=0',
  'take=-1',
  'take=1.5',
  'take=ten',
  'take=',
  'skip=-1',
  'skip=0.5',
  'status=accepted',
  'status=',
  'status=past,',
  'eventTypeIds=1,two',
  'eventTypeId=1,2',
  'teamsIds=',
  'teamId=one',
  'afterStart=tomorrow',
  'beforeEnd=2026-02-30',
  'afterCreatedAt=2026',
  'beforeCreatedAt=1767603600',
  'afterUpdatedAt=',
  'beforeUpdatedAt=2026-01-05T25:00:00Z',
  'sortStart=up',
  'sortEnd=ASC',
  'sortCreated=',
  'sortUpdatedAt=1',
])('refuses %s and names the parameter [BK-73] [BK-74] [BK-77] [BK-78] [BK-79]', async (query) => {
  const answer = await list(`?${query}`)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('x-mock-refused-by')).toBe('request.invalid')
  expect(answer.body.error.message).toContain(query.split('=')[0])
})

it('names the five views where another one is asked for [BK-74]', async () => {
  const answer = await list('?status=accepted')
  expect(JSON.stringify(answer.body.error)).toMatch(/upcoming.*recurring.*past.*cancelled.*unconfirmed/)
})
