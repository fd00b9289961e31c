import { expect, it } from 'vitest'
import { askReservation, freeStart, reserve } from '../builders/a-reservation.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'

const later = '2026-01-12T15:00:00.000Z'

it('gets what reserving answered, for anybody who knows the uid [XT-10] [XT-34]', async () => {
  const { mock, uid, body } = await reserve()
  for (const options of [{}, { as: 'owner' }]) {
    const answered = await askReservation(mock, `GET ${uid}`, options)
    expect(answered.status).toBe(200)
    expect(answered.body).toEqual(body)
  }
})

it('keeps another slot under the same uid, from now on, and offers the old one again [XT-10] [XT-31]', async () => {
  const { mock, uid } = await reserve()
  mock.clock.advance({ minutes: 3 })
  const sent = { eventTypeId: mock.ids['eventType.intro'], slotStart: later }
  const answered = await askReservation(mock, `PATCH ${uid}`, { body: sent })
  expect(answered.status).toBe(200)
  expect(answered.body.data).toMatchObject({
    ...{ reservationUid: uid, slotStart: later, reservationUntil: '2026-01-05T09:08:00.000Z' },
  })
  expect((await askReservation(mock, `GET ${uid}`)).body).toEqual(answered.body)
  expect((await reserve({}, { mock })).status).toBe(201)
})

it('keeps the same slot anew, for as long as a caller with credentials says [XT-30]', async () => {
  const { mock, uid } = await reserve()
  const sent = { eventTypeId: mock.ids['eventType.intro'], slotStart: freeStart, reservationDuration: 20 }
  expect(refusalIn(await askReservation(mock, `PATCH ${uid}`, { body: sent })).slice(0, 2)).toEqual([
    ...[401, 'reservation.duration_needs_credentials'],
  ])
  const answered = await askReservation(mock, `PATCH ${uid}`, { as: 'owner', body: sent })
  expect(answered.body.data).toMatchObject({ reservationDuration: 20, reservationUntil: '2026-01-05T09:20:00.000Z' })
})

it('refuses to move to a slot that another keeps, and stays where it was [XT-31]', async () => {
  const { mock, uid, body } = await reserve()
  await reserve({ slotStart: later }, { mock })
  const sent = { eventTypeId: mock.ids['eventType.intro'], slotStart: later }
  expect(refusalIn(await askReservation(mock, `PATCH ${uid}`, { body: sent })).slice(0, 2)).toEqual([
    ...[422, 'reservation.slot_reserved'],
  ])
  expect((await askReservation(mock, `GET ${uid}`)).body).toEqual(body)
})

it('is released at once [XT-10]', async () => {
  const { mock, uid } = await reserve()
  expect((await askReservation(mock, `DELETE ${uid}`)).body).toEqual({ status: 'success' })
  expect((await askReservation(mock, `GET ${uid}`)).status).toBe(404)
  expect((await reserve({}, { mock })).status).toBe(201)
})

const methods = ['GET', 'PATCH', 'DELETE'] as const

it.each(methods)(
  'is there, on %s, one millisecond before it expires, and unknown at that moment [XT-31] [ER-16]',
  async (method) => {
    const { mock, uid } = await reserve()
    mock.clock.set('2026-01-05T09:04:59.999Z')
    const before = mock.snapshot()
    const sent = { eventTypeId: mock.ids['eventType.intro'], slotStart: freeStart }
    expect((await askReservation(mock, `${method} ${uid}`, method === 'PATCH' ? { body: sent } : {})).status).toBe(200)
    mock.restore(before)
    mock.clock.set('2026-01-05T09:05:00Z')
    expect(refusalIn(await askReservation(mock, `${method} ${uid}`))).toEqual([
      ...[404, 'reservation.unknown', expect.stringContaining(uid)],
    ])
  },
)

it.each(methods)('is unknown, on %s, where there never was one [XT-31]', async (method) => {
  const { mock } = await reserve()
  expect(refusalIn(await askReservation(mock, `${method} nonsense`)).slice(0, 2)).toEqual([404, 'reservation.unknown'])
})

it.each(methods)('does not exist, on %s, in another version [XT-32]', async (method) => {
  const { mock, uid } = await reserve()
  expect(refusalIn(await askReservation(mock, `${method} ${uid}`, { version: '2024-04-15' })).slice(0, 2)).toEqual([
    ...[404, 'route.absent_in_version'],
  ])
})
