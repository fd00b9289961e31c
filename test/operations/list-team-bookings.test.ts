import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { type Answered, ask, restsOn } from '../client.js'

const mock = await createMock({ scenario: harbour, now: harbourNow, freeze: true })
const list = (query = '', as = 'cleo') => ask(mock, `GET /v2/organizations/1/teams/101/bookings${query}`, { as })
const slugsOf = ({ body }: Answered): string[] =>
  body.data.map((it: { eventType: { slug: string } }) => it.eventType.slug)

it('lists bookings of the team, those of managed children too [BK-72]', async () => {
  const answer = await list()
  expect(answer.status).toBe(200)
  expect(slugsOf(answer)).toEqual(['call', 'care', 'drill'])
  expect(answer.body).toMatchObject({ status: 'success', pagination: { totalItems: 3, itemsPerPage: 100 }, error: {} })
  expect(restsOn(answer)).toEqual([])
})

it.each([
  ['an organization admin', 'dan'],
  ['a holder of booking.readTeamBookings', 'finn'],
  ['a system admin', 'ivy'],
])('lists them for %s too [AU-22] [AU-08] [AU-11]', async (_who, as) => {
  expect((await list('', as)).body.pagination.totalItems).toBe(3)
})

it.each([
  ['a plain member', 'jon', 'access.role_too_low', 'TEAM_ADMIN'],
  ['a host', 'ben', 'access.role_too_low', 'booking.readTeamBookings'],
  ['a holder of another permission', 'hal', 'access.role_too_low', 'team 101'],
  ['a member of the organization alone', 'adaToken', 'access.not_team_member', 'team 101'],
  ['the same behind an OAuth client', 'platform', 'access.not_team_member', '1001'],
  ['a holder of booking.readOrgBookings', 'gwen', 'access.not_team_member', '1007'],
  ['an outsider', 'eve', 'access.not_organization_member', 'organization 1'],
  ['a managed user', 'mia', 'access.not_organization_member', '1011'],
])('refuses %s [AU-22] [AU-09]', async (_who, as, name, telling) => {
  const answer = await list('', as)
  expect(answer.status).toBe(403)
  expect(answer.headers.get('x-mock-refused-by')).toBe(name)
  expect(answer.body.error.message).toContain(telling)
})

it('refuses anonymous callers [AU-22] [AU-04]', async () => {
  const answer = await ask(mock, 'GET /v2/organizations/1/teams/101/bookings')
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([401, 'auth.missing'])
})

it.each([
  ['an unknown team', 999],
  ['a team elsewhere', 102],
])('refuses %s and names it [AU-10]', async (_what, teamId) => {
  const answer = await ask(mock, `GET /v2/organizations/1/teams/${teamId}/bookings`, { as: 'dan' })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'access.team_not_in_organization'])
  expect(answer.body.error.message).toContain(String(teamId))
})

it.each([
  ['status=upcoming', ['call', 'care', 'drill']],
  ['status=cancelled', []],
  ['attendeeEmail=lee@example.com', ['care']],
  ['attendeeName=Ada Archer', ['call']],
  ['bookingUid=drill', ['drill']],
  ['bookingUid=first', []],
  ['eventTypeIds=10005,10006', ['call', 'drill']],
  ['eventTypeIds=10001', []],
  ['eventTypeId=10005', ['call']],
  ['afterStart=2026-01-06T15:00:00Z', ['care', 'drill']],
  ['beforeEnd=2026-01-06T12:30:00Z', ['call']],
  ['sortStart=desc', ['drill', 'care', 'call']],
  ['sortEnd=desc', ['drill', 'care', 'call']],
  ['sortCreated=asc', ['call', 'drill', 'care']],
  ['take=1&skip=2', ['drill']],
  ['teamId=102', ['call', 'care', 'drill']],
  ['afterUpdatedAt=2027-01-01', ['call', 'care', 'drill']],
  ['sortUpdatedAt=desc', ['call', 'care', 'drill']],
])('narrows, orders and cuts by %s; parameters of the other lists are ignored [BK-72]', async (query, expected) => {
  expect(slugsOf(await list(`?${query.replaceAll(' ', '%20')}`))).toEqual(expected)
})

it.each([
  ['take=0', 400],
  ['take=1', 200],
  ['take=250', 200],
  ['take=251', 400],
  ['skip=-1', 400],
  ['skip=0', 200],
])('answers %s with %i [BK-73] [LM-02]', async (query, status) => {
  expect((await list(`?${query}`)).status).toBe(status)
})

it('hides seats from the holder of a permission, and shows them to the team admin [BK-62] [BK-80]', async () => {
  const seats = ({ body }: Answered) => body.data[0].attendees.length
  expect(seats(await list('?bookingUid=drill'))).toBe(1)
  expect(seats(await list('?bookingUid=drill', 'finn'))).toBe(0)
})

it.each([undefined, '2024-08-13', '2024-04-15'])(
  'answers the same whatever the version: %s [VR-07]',
  async (version) => {
    const answer = await ask(mock, 'GET /v2/organizations/1/teams/101/bookings', {
      as: 'cleo',
      ...(version && { version }),
    })
    expect(answer.body).toEqual((await list()).body)
  },
)
