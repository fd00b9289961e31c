import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { ask } from '../client.js'

const mock = await createMock({ scenario: harbour, now: harbourNow, freeze: true })
const list = (query = '', as = 'cleo') => ask(mock, `GET /v2/teams/101/bookings${query}`, { as })

it.each([
  '',
  '?status=upcoming',
  '?status=cancelled',
  '?attendeeEmail=lee@example.com',
  '?attendeeName=Ada%20Archer',
  '?bookingUid=drill',
  '?eventTypeIds=10005,10006',
  '?eventTypeId=10001',
  '?afterStart=2026-01-06T15:00:00Z',
  '?beforeEnd=2026-01-06T12:30:00Z',
  '?sortStart=desc',
  '?sortEnd=desc',
  '?sortCreated=asc',
  '?take=1&skip=2',
  '?teamId=102',
  '?sortUpdatedAt=desc',
])('answers %j as the list under the organization does [XT-19] [BK-72]', async (query) => {
  const answered = await list(query)
  expect(answered.status).toBe(200)
  expect(answered.body).toEqual(
    (await ask(mock, `GET /v2/organizations/1/teams/101/bookings${query}`, { as: 'cleo' })).body,
  )
})

it('lists bookings of the team’s event types, with pages and an empty error [XT-19] [BK-72]', async () => {
  const { body } = await list()
  expect(body.data.map(({ uid }: { uid: string }) => uid)).toEqual(['call', 'care', 'drill'])
  expect(body).toMatchObject({ status: 'success', pagination: { totalItems: 3, itemsPerPage: 100 }, error: {} })
})

it.each(['dan', 'finn', 'ivy'])(
  'is open to %s: admin above, or holder of booking.readTeamBookings [AU-22] [AU-11]',
  async (as) => {
    expect((await list('', as)).body.pagination.totalItems).toBe(3)
  },
)

it.each([
  ['jon', 'access.role_too_low'],
  ['hal', 'access.role_too_low'],
  ['adaToken', 'access.not_team_member'],
  ['platform', 'access.not_team_member'],
  ['eve', 'access.not_team_member'],
  ['mia', 'access.not_team_member'],
])('is closed to %s [AU-22] [AU-09]', async (as, name) => {
  expect(refusalIn(await list('', as)).slice(0, 2)).toEqual([403, name])
})

it('is closed to callers without credentials, and knows no team that is not there [AU-22] [AU-09]', async () => {
  expect((await ask(mock, 'GET /v2/teams/101/bookings')).status).toBe(401)
  const unknown = await ask(mock, 'GET /v2/teams/999/bookings', { as: 'dan' })
  expect(refusalIn(unknown).slice(0, 2)).toEqual([403, 'access.not_team_member'])
})

it.each([
  ['take=0', 400],
  ['take=250', 200],
  ['take=251', 400],
  ['skip=-1', 400],
  ['status=someday', 400],
])('answers %s with %i [BK-73] [BK-74]', async (query, status) => {
  expect((await list(`?${query}`)).status).toBe(status)
})

it('lists a team that stands alone, and leaves the error key out under AL-11 [XT-19] [AL-11]', async () => {
  const shaped = await createMock({
    scenario: harbour,
    now: harbourNow,
    freeze: true,
    alternatives: ['AL-11', 'AL-29'],
  })
  const alone = await ask(shaped, 'GET /v2/teams/102/bookings', { as: 'eve' })
  expect(alone.body.data).toEqual([])
  expect(alone.body).not.toHaveProperty('error')
  const care = await ask(shaped, 'GET /v2/teams/101/bookings?bookingUid=care', { as: 'cleo' })
  expect(care.body.data[0].meetingUrl).toBe(care.body.data[0].location)
})
