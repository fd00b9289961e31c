import { expect, it } from 'vitest'
import { bookAt, change, changingNow, openChangingDesk, read } from '../builders/a-changing-desk.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

const start = '2026-01-07T10:00:00Z'
const moved = '2026-01-07T10:00:00.000Z'

it('makes a new booking that keeps all but the time, and cancels the old one, which names it [XT-02] [XT-44] [XT-30]', async () => {
  const mock = await openChangingDesk()
  const before = await read(mock, 'first')
  const body = { start, rescheduledBy: 'dan@example.com', reschedulingReason: 'Something came up' }
  const answer = await change(mock, 'reschedule', { uid: 'first', body })
  expect(answer.status).toBe(201)
  const { uid } = answer.body.data
  expect(uid).not.toBe('first')
  expect(answer.body.data).toEqual({
    ...before,
    id: expect.any(Number),
    uid,
    start: moved,
    end: '2026-01-07T10:30:00.000Z',
    createdAt: changingNow,
    updatedAt: changingNow,
    location: expect.stringContaining(uid),
    meetingUrl: expect.stringContaining(uid),
    rescheduledFromUid: 'first',
    reschedulingReason: 'Something came up',
  })
  expect(answer.body.data.icsUid).toBe('first@svc')
  expect(restsOn(answer)).toEqual([])

  const old = await read(mock, 'first')
  expect(old).toEqual({
    ...before,
    status: 'cancelled',
    rescheduledToUid: uid,
    rescheduledByEmail: 'dan@example.com',
    updatedAt: changingNow,
  })
  expect(await read(mock, uid)).toEqual(answer.body.data)
})

it('gives the new booking the length of its event type [XT-44]', async () => {
  const { body } = await change(await openChangingDesk(), 'reschedule', { uid: 'first', body: { start } })
  expect(body.data.duration).toBe(30)
})

it('fills in a template anew, and leaves a title that was given alone [XT-44]', async () => {
  const mock = await openChangingDesk()
  const { uid, location } = await bookAt(mock, 'named')
  const { body } = await change(mock, 'reschedule', { uid, body: { start } })
  expect(body.data.title).toBe(`Dan Dale at ${body.data.location}`)
  expect(body.data.title).not.toContain(location)
})

it.each([
  ['rescheduledBy', 'owner', { rescheduledBy: 'Fay@example.com' }, 'Fay@example.com'],
  ['the caller', 'owner', {}, 'ada@example.com'],
  ['nobody', undefined, {}, undefined],
])('says that %s moved the booking [XT-43] [XT-34]', async (_who, as, given, expected) => {
  const mock = await openChangingDesk()
  await change(mock, 'reschedule', { uid: 'first', ...(as && { as }), body: { start, ...given } })
  expect((await read(mock, 'first')).rescheduledByEmail).toBe(expected)
})

it.each(['booker', 'ben', 'platform', undefined])('lets %s move a booking [XT-34]', async (as) => {
  const answer = await change(await openChangingDesk(), 'reschedule', {
    uid: 'first',
    ...(as && { as }),
    body: { start },
  })
  expect(answer.status).toBe(201)
})

it('stands in nobody its own way: it moves to a time that it overlaps, and frees the rest [AV-13]', async () => {
  const mock = await openChangingDesk()
  const answer = await change(mock, 'reschedule', { uid: 'first', body: { start: '2026-01-06T10:15:00Z' } })
  expect([answer.status, answer.body.data.start]).toEqual([201, '2026-01-06T10:15:00.000Z'])
  expect(restsOn(answer)).toEqual(['AV-13'])
  expect((await bookAt(mock, 'intro', { start: '2026-01-06T09:45:00Z' })).status).toBe('accepted')
})

it('takes the present moment as a new start [XT-45]', async () => {
  const mock = await openChangingDesk()
  await change(mock, 'cancel', { uid: 'running' })
  expect((await change(mock, 'reschedule', { uid: 'first', body: { start: changingNow } })).status).toBe(201)
})

it('takes the right code [BK-24]', async () => {
  const body = { start, emailVerificationCode: '123456' }
  expect((await change(await openChangingDesk(), 'reschedule', { uid: 'verified', body })).status).toBe(201)
})

it('makes a new booking of a cancelled one where the event type allows it [XT-46]', async () => {
  const mock = await openChangingDesk()
  const answer = await change(mock, 'reschedule', { uid: 'again', body: { start } })
  expect(answer.status).toBe(201)
  expect(answer.body.data).toMatchObject({ status: 'accepted', rescheduledFromUid: 'again' })
  expect(await read(mock, 'again')).toMatchObject({ status: 'cancelled', rescheduledToUid: answer.body.data.uid })
})

it('moves a booking without seats without, though its event type has some now [XT-44]', async () => {
  const mock = await openChangingDesk()
  const changed = await ask(mock, `PATCH /v2/event-types/${mock.ids['eventType.intro']}`, {
    as: 'owner',
    version: '2024-06-14',
    body: { seats: { seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true } },
  })
  expect(changed.status).toBe(200)
  const { body } = await change(mock, 'reschedule', { uid: 'first', body: { start } })
  expect(body.data).toMatchObject({ attendees: [{ email: 'dan@example.com' }, { email: 'fay@example.com' }] })
  expect(body.data).not.toHaveProperty('seatUid')
})

it('asks for the host again, unless the owner moves it [XT-45]', async () => {
  const mock = await openChangingDesk()
  const { uid } = (await change(mock, 'confirm', { uid: 'asked', as: 'owner' })).body.data
  const again = await change(mock, 'reschedule', { uid, as: 'owner', body: { start } })
  expect(again.body.data.status).toBe('pending')
  expect(restsOn(again)).toEqual(['XT-45'])
  const body = { start: '2026-01-08T10:00:00Z', rescheduledBy: 'ADA@example.com' }
  expect((await change(mock, 'reschedule', { uid: again.body.data.uid, body })).body.data.status).toBe('accepted')
})

it('takes the organizer for the owner where a team owns the event type [XT-45]', async () => {
  const mock = await openChangingDesk()
  const body = { start, rescheduledBy: 'ben@example.com' }
  expect((await change(mock, 'reschedule', { uid: 'panel', body })).body.data.status).toBe('accepted')
})

it('lets what is paid stay paid [XT-45] [BK-49]', async () => {
  const mock = await openChangingDesk()
  expect((await change(mock, 'reschedule', { uid: 'paid', body: { start } })).body.data.status).toBe('accepted')
  const { uid } = await bookAt(mock, 'paid')
  const body = { start: '2026-01-08T10:00:00Z' }
  expect((await change(mock, 'reschedule', { uid, body })).body.data.status).toBe('pending')
})

it('lets an instant booking wait on [BK-33]', async () => {
  const { body } = await change(await openChangingDesk(), 'reschedule', { uid: 'instant', body: { start } })
  expect(body.data.status).toBe('awaiting_host')
})

it('adds an entry to the series, whose bookings never name successors [XT-45] [BK-36]', async () => {
  const mock = await openChangingDesk()
  const [, second] = await bookAt(mock, 'weekly')
  const uid = second.recurringBookingUid
  const answer = await change(mock, 'reschedule', {
    uid: second.uid,
    as: 'booker',
    body: { start: '2026-01-20T10:00:00Z' },
  })
  expect(answer.body.data).toMatchObject({ recurringBookingUid: uid, rescheduledFromUid: second.uid })
  expect(restsOn(answer)).toEqual(['XT-45'])

  const series = await read(mock, uid)
  expect(series.map((it: { status: string }) => it.status)).toEqual(['accepted', 'cancelled', 'accepted', 'accepted'])
  for (const occurrence of series) {
    expect(occurrence).not.toHaveProperty('rescheduledToUid')
    expect(occurrence).not.toHaveProperty('rescheduledByEmail')
  }
})

it('says in one sentence what is wrong with the body [ER-13]', async () => {
  const body = { start: 'tomorrow', rescheduledBy: 'Ada', seatUid: 1 }
  const answer = await change(await openChangingDesk(), 'reschedule', { uid: 'first', body })
  expect(answer.status).toBe(400)
  for (const property of Object.keys(body)) expect(answer.body.error.message).toContain(property)
})

it('is not there where only the specification is served', async () => {
  const mock = await openChangingDesk({ policy: 'choice' })
  const answer = await ask(mock, 'POST /v2/bookings/first/reschedule', { version: bookingsVersion, body: { start } })
  expect(answer.status).toBe(404)
})
