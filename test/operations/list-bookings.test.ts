import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { type Answered, ask, bookingsVersion, restsOn } from '../client.js'

const open = (options: { alternatives?: readonly AlternativeId[] } = {}) =>
  createMock({ scenario: harbour, now: harbourNow, freeze: true, ...options })
const mock = await open()

const list = (query = '', as = 'ada') => ask(mock, `GET /v2/bookings${query}`, { as, version: bookingsVersion })
const eventTypesOf = ({ body }: Answered): string[] =>
  body.data.map((it: { eventType: { slug: string } }) => it.eventType.slug)
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

it('lists the bookings a caller organizes and attends, earliest first [BK-70] [BK-79] [BK-80]', async () => {
  const answer = await list()
  expect(answer.status).toBe(200)
  expect(startsOf(answer)).toEqual(all)
  expect(answer.body).toMatchObject({
    status: 'success',
    pagination: { totalItems: 10, returnedItems: 10, itemsPerPage: 100, currentPage: 1, totalPages: 1 },
    error: {},
  })
  expect(restsOn(answer)).toEqual([])
})

it.each([
  ['an attending host', 'ben', ['call', 'care', 'drill']],
  ['a holder of a seat, and organizer', 'eve', ['dive', 'workshop']],
  ['a managed user by access token', 'mia', ['chat']],
  ['a team admin, who has none of her own', 'cleo', []],
  ['an organization admin, who has none of his own', 'dan', []],
  ['a holder of a permission, who has none of his own', 'finn', []],
  ['a plain member, who has none of his own', 'jon', []],
])('lists the own bookings of %s [BK-70]', async (_who, as, expected) => {
  expect(eventTypesOf(await list('', as))).toEqual(expected)
})

it.each(['adaToken', 'platform'])('lists the same for the caller behind %s [AU-01] [AU-02]', async (as) => {
  expect(startsOf(await list('', as))).toEqual(all)
})

it('refuses anonymous callers [AU-22] [AU-04]', async () => {
  const answer = await ask(mock, 'GET /v2/bookings', { version: bookingsVersion })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('x-mock-refused-by')).toBe('auth.missing')
})

it('reads an absent version as the current one [VR-03]', async () => {
  const answer = await ask(mock, 'GET /v2/bookings', { as: 'ada' })
  expect(answer.body).toEqual((await list()).body)
})

it('ignores unknown parameters [ER-07]', async () => {
  expect(startsOf(await list('?colour=red'))).toEqual(all)
})

it.each([
  ['status=past', ['BK-75']],
  ['status=cancelled', ['BK-76']],
  ['attendeeName=Lee', ['BK-77']],
  ['eventTypeId=10001&take=5', []],
])('says what the answer to %s rests on', async (query, expected) => {
  expect(restsOn(await list(`?${query}`))).toEqual(expected)
})

it('accepts a page above 250 and warns that the public service would not [AL-39] [BK-73]', async () => {
  expect((await list('?take=250')).headers.get('x-mock-warning') ?? '').not.toContain('AL-39')
  const answer = await list('?take=251')
  expect([answer.status, answer.body.pagination.itemsPerPage]).toEqual([200, 251])
  expect(answer.headers.get('x-mock-warning')).toContain('AL-39')
})

it('refuses a page above 250 where the alternative is on [AL-39]', async () => {
  const strict = await open({ alternatives: ['AL-39'] })
  const answer = await ask(strict, 'GET /v2/bookings?take=251', { as: 'ada', version: bookingsVersion })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('x-mock-refused-by')).toBe('bookings.take_too_large')
  expect(answer.body.error.message).toContain('251')
})

const seatsOf = ({ body }: Answered, slug: string): number =>
  body.data.find((it: { eventType: { slug: string } }) => it.eventType.slug === slug).attendees.length

it('hides the holders of seats from one of them, and shows them to owner and host [BK-80] [BK-62]', async () => {
  expect(seatsOf(await list('', 'eve'), 'workshop')).toBe(0)
  expect(seatsOf(await list(), 'workshop')).toBe(2)
  expect(seatsOf(await list('', 'ben'), 'drill')).toBe(1)
})

it('shows the holders of seats to everybody where the alternative is on [AL-45]', async () => {
  const shown = await open({ alternatives: ['AL-45'] })
  expect(seatsOf(await ask(shown, 'GET /v2/bookings', { as: 'eve', version: bookingsVersion }), 'workshop')).toBe(2)
})

it.each([
  ['a team admin the bookings of the team', 'cleo', ['call', 'care', 'drill']],
  [
    'an organization admin the bookings of members and teams',
    'dan',
    [
      'intro',
      'intro',
      'call',
      'care',
      'intro',
      'intro',
      'workshop',
      'open-workshop',
      'drill',
      'weekly',
      'weekly',
      'weekly',
    ],
  ],
  ['a plain member nothing more', 'jon', []],
])('lists for %s where the alternative is on [AL-32]', async (_what, as, expected) => {
  const wide = await open({ alternatives: ['AL-32'] })
  expect(eventTypesOf(await ask(wide, 'GET /v2/bookings', { as, version: bookingsVersion }))).toEqual(expected)
})
