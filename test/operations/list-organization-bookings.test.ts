import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { type Answered, ask, restsOn } from '../client.js'

const mock = await createMock({ scenario: harbour, now: harbourNow, freeze: true })
const list = (query = '', as = 'dan') => ask(mock, `GET /v2/organizations/1/bookings${query}`, { as })
const slugsOf = ({ body }: Answered): string[] =>
  body.data.map((it: { eventType: { slug: string } }) => it.eventType.slug)

const crew = ['call', 'care', 'drill']

it('lists bookings of members and of teams, earliest first [BK-71] [BK-79]', async () => {
  const answer = await list()
  expect(answer.status).toBe(200)
  expect(slugsOf(answer)).toEqual([
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
  ])
  expect(answer.body).toMatchObject({ status: 'success', pagination: { totalItems: 12 }, error: {} })
  expect(restsOn(answer)).toEqual(['BK-71'])
})

it.each([
  ['a holder of booking.readOrgBookings', 'gwen'],
  ['a system admin', 'ivy'],
])('lists them for %s too [AU-21] [AU-11] [AU-08]', async (_who, as) => {
  expect((await list('', as)).body.pagination.totalItems).toBe(12)
})

it.each([
  ['a plain member', 'jon', 'access.role_too_low', 'ORG_ADMIN'],
  ['a member by access token', 'adaToken', 'access.role_too_low', 'booking.readOrgBookings'],
  ['a member behind an OAuth client', 'platform', 'access.role_too_low', 'user'],
  ['a team admin', 'cleo', 'access.role_too_low', 'organization 1'],
  ['a holder of booking.readTeamBookings', 'finn', 'access.role_too_low', 'User 1006'],
  ['an outsider', 'eve', 'access.not_organization_member', 'organization 1'],
  ['a managed user of no organization', 'mia', 'access.not_organization_member', 'User 1011'],
])('refuses %s [AU-21] [AU-09]', async (_who, as, name, telling) => {
  const answer = await list('', as)
  expect(answer.status).toBe(403)
  expect(answer.headers.get('x-mock-refused-by')).toBe(name)
  expect(answer.body.error.message.toLowerCase()).toContain(telling.toLowerCase())
})

it('refuses an unknown organization as one the caller is no member of [AU-09]', async () => {
  const answer = await ask(mock, 'GET /v2/organizations/999/bookings', { as: 'dan' })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([403, 'access.not_organization_member'])
})

it.each(['/v2/organizations/1/bookings?take=7', '/v2/organizations/999/bookings?take=7'] as const)(
  'answers an empty list to anonymous callers of %s, and warns [AU-21] [AL-06]',
  async (path) => {
    const answer = await ask(mock, `GET ${path}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      data: [],
      pagination: { totalItems: 0, itemsPerPage: 7, currentPage: 0 },
      error: {},
    })
    expect(answer.headers.get('x-mock-warning')).toContain('AL-06')
    expect(restsOn(answer)).toEqual(['AU-21'])
  },
)

it('refuses wrong credentials although none would do [AU-07]', async () => {
  const answer = await ask(mock, 'GET /v2/organizations/1/bookings', { headers: { authorization: 'Bearer svc_wrong' } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([401, 'auth.key_unknown'])
})

it('refuses anonymous callers where the alternative is on [AL-06]', async () => {
  const strict = await createMock({ scenario: harbour, now: harbourNow, freeze: true, alternatives: ['AL-06'] })
  const answer = await ask(strict, 'GET /v2/organizations/1/bookings')
  expect(answer.status).toBe(401)
  expect(answer.headers.get('x-mock-refused-by')).toBe('bookings.credentials_needed')
  expect(answer.body.error.message).toContain('organization 1')
})

it.each([
  ['userIds=1002', crew],
  ['userIds=1002,1003', crew],
  ['userIds=1001&attendeeEmail=lee@example.com', ['intro']],
  ['userIds=1003', []],
  ['teamId=101', crew],
  ['teamsIds=102', []],
  ['eventTypeId=10030', []],
  ['eventTypeIds=10005,10006', ['call', 'drill']],
  ['bookingUid=call', ['call']],
  ['bookingUid=dive', []],
  ['attendeeEmail=lee@example.com', ['care', 'intro']],
  ['attendeeName=Robin&status=recurring', ['weekly', 'weekly', 'weekly']],
  ['status=past', ['intro']],
  ['afterStart=2026-01-10&beforeEnd=2026-01-11', ['drill']],
  ['afterCreatedAt=2026-01-01T15:00:00Z&beforeCreatedAt=2026-01-01T16:00:00Z', ['call', 'drill']],
  ['afterUpdatedAt=2026-01-03T08:00:00Z&beforeUpdatedAt=2026-01-03T08:00:00Z', ['intro']],
  ['teamId=101&sortStart=desc', crew.toReversed()],
  ['teamId=101&sortEnd=desc', crew.toReversed()],
  ['teamId=101&sortCreated=desc', ['care', 'drill', 'call']],
  ['teamId=101&sortUpdatedAt=asc', ['call', 'drill', 'care']],
  ['teamId=101&take=1&skip=1', ['care']],
])('narrows and orders by %s [BK-71] [BK-77] [BK-79]', async (query, expected) => {
  expect(slugsOf(await list(`?${query}`))).toEqual(expected)
})

it.each([
  ['of nobody', '999'],
  ['of an outsider', '1005'],
  ['of an outsider among members', '1002,1005'],
])('refuses userIds %s [BK-71]', async (_whose, userIds) => {
  const answer = await list(`?userIds=${userIds}`)
  expect(answer.status).toBe(403)
  expect(answer.headers.get('x-mock-refused-by')).toBe('bookings.user_not_in_organization')
  expect(answer.body.error.message).toContain(userIds.split(',').at(-1))
})

it.each(['userIds=one', 'take=0', 'skip=-1', 'status=late'])('refuses %s [BK-73] [BK-74] [BK-77]', async (query) => {
  expect((await list(`?${query}`)).status).toBe(400)
})

it('accepts a page above 250 and warns; refuses it where the alternative is on [AL-39]', async () => {
  const answer = await list('?take=251')
  expect([answer.status, answer.headers.get('x-mock-warning')]).toEqual([200, expect.stringContaining('AL-39')])
  const strict = await createMock({ scenario: harbour, now: harbourNow, freeze: true, alternatives: ['AL-39'] })
  const refused = await ask(strict, 'GET /v2/organizations/1/bookings?take=251', { as: 'dan' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'bookings.take_too_large'])
})

it('hides seats from the holder of a permission and shows them to an admin [BK-62] [BK-80] [AL-45]', async () => {
  const seats = ({ body }: Answered) => body.data[0].attendees.length
  expect(seats(await list('?bookingUid=drill'))).toBe(1)
  expect(seats(await list('?bookingUid=drill', 'gwen'))).toBe(0)
})

it.each([undefined, '2024-08-13', '2024-04-15'])(
  'answers the same whatever the version: %s [VR-07]',
  async (version) => {
    const answer = await ask(mock, 'GET /v2/organizations/1/bookings', { as: 'dan', ...(version && { version }) })
    expect(answer.body).toEqual((await list()).body)
  },
)
