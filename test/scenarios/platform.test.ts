import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion, eventTypesVersion } from '../client.js'

const platform = () => createMock({ scenario: 'platform', now: '2026-01-05T09:00:00Z', freeze: true })

it('a managed user calls with his access token [AU-01]', async () => {
  const mock = await platform()
  const mina = await ask(mock, 'GET /v2/event-types', { as: 'managed', version: eventTypesVersion })
  expect(mina.body.data).toMatchObject([{ slug: 'visit', ownerId: mock.ids['user.mina'], bookingUrl: '' }])
  const bookings = await ask(mock, 'GET /v2/bookings', { as: 'otherManaged', version: bookingsVersion })
  expect(bookings.body.data).toMatchObject([{ uid: mock.ids['booking.round'] }])
})

it('the client acts as the user who owns it [AU-02]', async () => {
  const mock = await platform()
  const { status, body } = await ask(mock, 'PATCH /v2/me', { as: 'platform', body: { bio: 'Runs Harbour.' } })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id: mock.ids['user.ada'], organization: { isPlatform: true } })
})

it('people see addresses without what marks a managed user [BK-45]', async () => {
  const mock = await platform()
  const path = `/v2/bookings/${mock.ids['booking.first']}` as const
  const { body } = await ask(mock, `GET ${path}`, { as: 'managed', version: bookingsVersion })
  expect(body.data.hosts[0].displayEmail).toBe('mina@example.com')
})

it('a token runs out, or belongs to nobody [AU-06, AU-05]', async () => {
  const mock = await platform()
  expect((await ask(mock, 'PATCH /v2/me', { as: 'expired', body: {} })).status).toBe(498)
  expect((await ask(mock, 'PATCH /v2/me', { as: 'withoutUser', body: {} })).status).toBe(401)
})

it('only managed users may host [EV-13]', async () => {
  const mock = await platform()
  const path = `/v2/teams/${mock.ids['team.crew']}/event-types` as const
  const create = (hosts: readonly unknown[], slug: string) => {
    const body = { title: 'Tour', slug, lengthInMinutes: 30, schedulingType: 'roundRobin', hosts }
    return ask(mock, `POST ${path}`, { as: 'owner', body })
  }
  expect((await create([{ userId: mock.ids['user.mina'] }], 'tour')).status).toBe(201)
  expect((await create([{ userId: mock.ids['user.ben'] }], 'other-tour')).status).toBe(404)
})
