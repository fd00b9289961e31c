import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion, eventTypesVersion, restsOn } from '../client.js'

const personal = () => createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })

it('one person with three event types, and bookings past, upcoming and cancelled', async () => {
  const mock = await personal()
  const seen = async (status: string) => {
    const { body } = await ask(mock, `GET /v2/bookings?status=${status}`, { as: 'owner', version: bookingsVersion })
    return body.data.map(({ uid }: { uid: string }) => uid)
  }

  expect(await seen('upcoming')).toEqual([mock.ids['booking.first'], mock.ids['booking.workshop']])
  expect(await seen('past')).toEqual([mock.ids['booking.past']])
  expect(await seen('cancelled')).toEqual([mock.ids['booking.cancelled']])

  const own = await ask(mock, 'GET /v2/event-types', { as: 'owner', version: eventTypesVersion })
  expect(own.body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['intro', 'workshop', 'secret-meeting'])
  const others = await ask(mock, 'GET /v2/event-types?username=ada', { as: 'outsider', version: eventTypesVersion })
  expect(others.body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['intro', 'workshop'])
})

it('a stranger books, and the owner finds the booking', async () => {
  const mock = await personal()
  const start = '2026-01-06T15:00:00.000Z'
  const attendee = { name: 'Zoe Zane', email: 'zoe@example.com', timeZone: 'Asia/Kathmandu' }
  const eventTypeId = mock.ids['eventType.intro']
  const made = await ask(mock, 'POST /v2/bookings', {
    version: bookingsVersion,
    body: { eventTypeId, start, attendee },
  })
  expect(made.status).toBe(201)
  const found = await ask(mock, 'GET /v2/bookings?attendeeEmail=zoe@example.com', {
    as: 'owner',
    version: bookingsVersion,
  })
  expect(found.body.data[0]).toMatchObject({ uid: made.body.data.uid, start, status: 'accepted' })
})

it('ordinary requests rest on nothing but the specification', async () => {
  const mock = await personal()
  const uid = mock.ids['booking.first']
  const options = { as: 'owner', version: bookingsVersion }
  const location = { type: 'address', address: '2 Quay Street' }
  const answers = [
    await ask(mock, 'GET /v2/bookings', options),
    await ask(mock, `GET /v2/bookings/${uid}`, options),
    await ask(mock, `PATCH /v2/bookings/${uid}/location`, { ...options, body: { location } }),
    await ask(mock, 'PATCH /v2/me', { as: 'owner', body: { bio: 'Talks to people after lunch.' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(answers.map(restsOn)).toEqual([[], [], [], []])
})

it('the meeting of the past was recorded', async () => {
  const mock = await personal()
  const path = `/v2/bookings/${mock.ids['booking.past']}/recordings` as const
  const { body } = await ask(mock, `GET ${path}`, { as: 'owner', version: bookingsVersion })
  expect(body.data).toMatchObject([{ id: mock.ids['recording.past'], duration: 1800, status: 'completed' }])
  expect((await ask(mock, `GET ${path}`, { as: 'outsider', version: bookingsVersion })).status).toBe(403)
  expect((await ask(mock, `GET ${path}`, { as: 'expired', version: bookingsVersion })).status).toBe(401)
})
