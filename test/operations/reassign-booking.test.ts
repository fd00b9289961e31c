import { expect, it } from 'vitest'
import { createMock, type Exchange } from '../../src/index.js'
import { rotation, rotationNow } from '../builders/a-rotation.js'
import { ask, restsOn, bookingsVersion as version } from '../client.js'

const open = (onRequest?: (exchange: Exchange) => void) =>
  createMock({ scenario: rotation, now: rotationNow, freeze: true, ...(onRequest && { onRequest }) })
type Mock = Awaited<ReturnType<typeof open>>

const reassign = (mock: Mock, uid: string, as = 'dan') =>
  ask(mock, `POST /v2/bookings/${uid}/reassign`, { as, version })
const give = (mock: Mock, uid: string, userId: unknown, as = 'dan') =>
  ask(mock, `POST /v2/bookings/${uid}/reassign/${userId}`, { as, version })
const read = async (mock: Mock, uid: string) => (await ask(mock, `GET /v2/bookings/${uid}`, { version })).body.data
const emailsOf = (booking: { attendees: { email: string }[] }) => booking.attendees.map(({ email }) => email)

const keepBusy = async (mock: Mock, ...userIds: number[]) => {
  for (const userId of userIds) {
    const attendee = { name: 'Kim', email: 'kim@example.com', timeZone: 'UTC' }
    const body = { start: '2026-01-06T10:00:00Z', eventTypeId: mock.ids['eventType.call'], attendee }
    const routed = { ...body, routing: { responseId: 1, teamMemberIds: [userId] } }
    expect((await ask(mock, 'POST /v2/bookings', { version, body: routed })).status).toBe(201)
  }
}

it('gives a booking to whoever is next, and changes nothing else [XT-04] [XT-48]', async () => {
  const mock = await open()
  mock.clock.advance({ hours: 1 })
  const before = await read(mock, 'call')
  const answer = await ask(mock, 'POST /v2/bookings/call/reassign', { as: 'dan', version, body: { reason: 'Ill' } })
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      status: 'success',
      data: {
        bookingUid: 'call',
        reassignedTo: {
          id: 1002,
          name: 'Ben Brook',
          email: 'ben@example.com',
          displayEmail: 'ben@example.com',
        },
      },
    },
  ])
  expect(restsOn(answer)).toEqual(['XT-48', 'HA-04'])
  const after = await read(mock, 'call')
  expect(after).toEqual({ ...before, hosts: after.hosts, updatedAt: '2026-01-05T10:00:00.000Z' })
  expect(after.hosts).toMatchObject([{ id: 1002, username: 'ben' }])
})

it('takes turns, so that a booking given away twice comes to the third [HA-04]', async () => {
  const mock = await open()
  const first = await reassign(mock, 'call')
  const second = await reassign(mock, 'call', 'ben')
  expect([first, second].map((it) => it.body.data.reassignedTo.id)).toEqual([1002, 1001])
})

it('heeds priorities [HA-03]', async () => {
  const answer = await reassign(await open(), 'favoured')
  expect([answer.body.data.reassignedTo.id, restsOn(answer)]).toEqual([1003, ['XT-48', 'HA-03']])
})

it('passes over those who are busy, and says so to the journal [HA-01]', async () => {
  const seen: Exchange[] = []
  const mock = await open((it) => seen.push(it))
  await keepBusy(mock, 1002)
  expect((await reassign(mock, 'call')).body.data.reassignedTo.id).toBe(1003)
  expect(seen.at(-1)?.why).toMatchObject({
    candidates: [1002, 1003],
    busy: [{ userId: 1002 }],
    steps: [],
    chosen: [1003],
  })
})

it('leaves mandatory hosts, and puts the new one among the attendees [HA-05] [BK-43]', async () => {
  const mock = await open()
  const attendee = { name: 'Kim', email: 'kim@example.com', timeZone: 'UTC' }
  const body = { start: '2026-01-07T12:00:00Z', eventTypeId: mock.ids['eventType.led'], attendee }
  const { uid, attendees } = (await ask(mock, 'POST /v2/bookings', { version, body })).body.data
  expect(emailsOf({ attendees })).toEqual(['kim@example.com', 'ben@example.com'])
  const answer = await reassign(mock, uid, 'ada')
  expect(answer.body.data.reassignedTo.id).toBe(1003)
  const after = await read(mock, uid)
  expect(after.hosts[0].id).toBe(1001)
  expect(emailsOf(after)).toEqual(['kim@example.com', 'cleo@example.com'])
})

it('makes a title of the new organizer only where it was made of the old one [BK-50]', async () => {
  const mock = await open()
  expect((await read(mock, 'named')).title).toBe('Ada Archer meets Robin')
  await reassign(mock, 'named')
  await reassign(mock, 'retitled')
  expect((await read(mock, 'named')).title).toBe('Ben Brook meets Robin')
  expect((await read(mock, 'retitled')).title).toBe('About tides')
})

it('drops a guest who becomes the host [BK-44]', async () => {
  const mock = await open()
  const body = { guests: [{ email: 'BEN@example.com' }] }
  await ask(mock, 'POST /v2/bookings/call/guests', { as: 'ada', version, body })
  await give(mock, 'call', 1002)
  const after = await read(mock, 'call')
  expect([emailsOf(after), after.guests]).toEqual([['robin@example.com', 'gus@example.com'], ['gus@example.com']])
})

it('frees the old host, and takes the time of the new one [AV-12]', async () => {
  const mock = await open()
  await give(mock, 'call', 1003)
  await keepBusy(mock, 1001)
  await keepBusy(mock, 1002)
  expect((await reassign(mock, 'call')).headers.get('x-mock-refused-by')).toBe('booking.no_other_host_free')
})

it('gives a booking to a host who is named [XT-48]', async () => {
  const mock = await open()
  const answer = await give(mock, 'call', 1003, 'ada')
  expect([answer.status, answer.body.data.reassignedTo.id]).toEqual([200, 1003])
  expect((await read(mock, 'call')).hosts[0].id).toBe(1003)
})

it.each([
  ['who hosts it already', 1001, /user 1001, who hosts it already; name one of 1002, 1003$/],
  ['who is no host', 1009, /user 1009, who is no host/],
  ['who does not exist', 999_999, /user 999999, who is no host/],
])('refuses to give a booking to a user %s [XT-48]', async (_who, userId, telling) => {
  const answer = await give(await open(), 'call', userId)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.not_another_host'])
  expect(answer.body.error.message).toMatch(telling)
})

it('refuses a mandatory host who is named, and a user without number', async () => {
  const mock = await open()
  expect((await give(mock, 'call', 'ben')).headers.get('x-mock-refused-by')).toBe('request.path_parameter_invalid')
  const led = await give(mock, 'led', 1001)
  expect([led.status, led.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.no_other_host'])
  expect(led.body.error.message).toMatch(/mandatory hosts alone/)
})

it('refuses where a named host is busy, and where all others are [XT-48]', async () => {
  const mock = await open()
  await keepBusy(mock, 1002)
  const named = await give(mock, 'call', 1002)
  expect([named.status, named.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.no_other_host_free'])
  expect(named.body.error.message).toMatch(/of 1002 nobody is free between 2026-01-06T10:00:00\.000Z/)
  await keepBusy(mock, 1003)
  const all = await reassign(mock, 'call')
  expect([all.status, all.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.no_other_host_free'])
  expect((await read(mock, 'call')).hosts[0].id).toBe(1001)
})

it.each([
  ['a collective booking', 'together', 'booking.not_round_robin'],
  ['a personal booking', 'own', 'booking.not_round_robin'],
  ['the only host', 'alone', 'booking.no_other_host'],
  ['a cancelled booking', 'cancelled', 'booking.is_off'],
  ['a rejected booking', 'rejected', 'booking.is_off'],
])('refuses %s [XT-48] [BK-47]', async (_what, uid, name) => {
  const mock = await open()
  for (const answer of [await reassign(mock, uid, 'root'), await give(mock, uid, 1002, 'root')]) {
    expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, name])
    expect(answer.body.error.message).toContain(uid)
  }
})

it.each(['ada', 'dan', 'fay', 'root'])('lets organizer and admins reassign, here %s [XT-48] [AU-08]', async (as) => {
  expect((await reassign(await open(), 'call', as)).status).toBe(200)
})

it.each(['ben', 'jon', 'robin', 'eve'])('refuses anybody else, here %s [XT-48]', async (as) => {
  const mock = await open()
  for (const answer of [await reassign(mock, 'call', as), await give(mock, 'call', 1002, as)]) {
    expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([403, 'booking.reassign_forbidden'])
    expect(answer.body.error.message).toMatch(/user 1001, a team admin or an org admin may/)
  }
})

it.each(['', '/1002'])(
  'refuses anonymous callers, unknown uids, that of a series, and other versions%s [XT-32] [XT-34]',
  async (to) => {
    const mock = await open()
    const refusal = async (uid: string | number | undefined, options: { as?: string; version?: string }) =>
      (await ask(mock, `POST /v2/bookings/${uid}/reassign${to}`, options)).headers.get('x-mock-refused-by')
    expect(await refusal('call', { version })).toBe('auth.missing')
    expect(await refusal('nothing', { as: 'ada', version })).toBe('booking.unknown')
    expect(await refusal(mock.ids['series.series'], { as: 'ada', version })).toBe('booking.unknown')
    expect(await refusal('call', { as: 'ada' })).toBe('route.absent_in_version')
    expect(await refusal('call', { as: 'ada', version: '2024-04-15' })).toBe('route.absent_in_version')
  },
)
