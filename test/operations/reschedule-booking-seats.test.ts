import { expect, it } from 'vitest'
import { bookAt, change, openChangingDesk, read, seatFor } from '../builders/a-changing-desk.js'
import { restsOn } from '../client.js'

const start = '2026-01-07T10:00:00Z'
const moved = '2026-01-07T10:00:00.000Z'

it('moves one seat alone, with its uid, into a booking of its own [XT-45] [BK-37]', async () => {
  const mock = await openChangingDesk()
  const kim = await bookAt(mock, 'talk', { ...seatFor('kim'), bookingFieldsResponses: { notes: 'By the door' } })
  const lee = await bookAt(mock, 'talk', seatFor('lee'))
  const answer = await change(mock, 'reschedule', { uid: kim.uid, body: { start, seatUid: kim.seatUid } })
  expect(answer.status).toBe(201)
  expect(answer.body.data).toMatchObject({
    start: moved,
    status: 'accepted',
    title: 'Talk between Ada Archer and kim',
    description: 'By the door',
    seatUid: kim.seatUid,
    rescheduledFromUid: kim.uid,
    attendees: [{ email: 'kim@example.com', seatUid: kim.seatUid, bookingFieldsResponses: { notes: 'By the door' } }],
  })
  expect(answer.body.data.icsUid).toBe(`${answer.body.data.uid}@svc`)
  const left = await read(mock, kim.uid)
  expect(left).toMatchObject({ status: 'accepted', attendees: [{ seatUid: lee.seatUid }] })
  expect(left).not.toHaveProperty('rescheduledToUid')
})

it('lets a seat join the booking that stands at the new start; the old one is cancelled when empty [XT-45] [BK-37]', async () => {
  const mock = await openChangingDesk()
  const kim = await bookAt(mock, 'talk', seatFor('kim'))
  const lee = await bookAt(mock, 'talk', { ...seatFor('lee'), start })
  const body = { start, seatUid: kim.seatUid, rescheduledBy: 'kim@example.com' }
  const answer = await change(mock, 'reschedule', { uid: kim.uid, body })
  expect(answer.body.data).toMatchObject({
    uid: lee.uid,
    seatUid: kim.seatUid,
    attendees: [{ seatUid: lee.seatUid }, { seatUid: kim.seatUid }],
  })
  expect(answer.body.data).not.toHaveProperty('rescheduledFromUid')
  expect(restsOn(answer)).toEqual(['XT-45', 'BK-37'])
  expect(await read(mock, kim.uid)).toMatchObject({
    status: 'cancelled',
    attendees: [],
    rescheduledToUid: lee.uid,
    rescheduledByEmail: 'kim@example.com',
  })
})

it('moves the last seat with the uid of the calendar entry [XT-44]', async () => {
  const mock = await openChangingDesk()
  const kim = await bookAt(mock, 'talk', seatFor('kim'))
  const { body } = await change(mock, 'reschedule', { uid: kim.uid, body: { start, seatUid: kim.seatUid } })
  expect(body.data.icsUid).toBe(kim.icsUid)
})

it('lets a seat stay where it is, even where all are taken [XT-45] [AV-13]', async () => {
  const mock = await openChangingDesk()
  const kim = await bookAt(mock, 'talk', seatFor('kim'))
  const lee = await bookAt(mock, 'talk', seatFor('lee'))
  const body = { start: '2026-01-12T10:00:00Z', seatUid: kim.seatUid }
  const answer = await change(mock, 'reschedule', { uid: kim.uid, body })
  expect(answer.body.data).toMatchObject({
    uid: kim.uid,
    attendees: [{ seatUid: lee.seatUid }, { seatUid: kim.seatUid }],
  })
})

it('lets the seats that stay stand in the way of the one that moves [XT-45]', async () => {
  const mock = await openChangingDesk()
  const kim = await bookAt(mock, 'talk', seatFor('kim'))
  const lee = await bookAt(mock, 'talk', seatFor('lee'))
  const body = (seatUid: string) => ({ start: '2026-01-12T10:15:00Z', seatUid })
  const refused = await change(mock, 'reschedule', { uid: kim.uid, body: body(kim.seatUid) })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.host_busy'])
  await change(mock, 'cancel', { uid: kim.uid, body: { seatUid: lee.seatUid } })
  expect((await change(mock, 'reschedule', { uid: kim.uid, body: body(kim.seatUid) })).status).toBe(201)
})

it('refuses a slot without a free seat [XT-45] [BK-29]', async () => {
  const mock = await openChangingDesk()
  const kim = await bookAt(mock, 'talk', seatFor('kim'))
  for (const name of ['lee', 'max']) await bookAt(mock, 'talk', { ...seatFor(name), start })
  const answer = await change(mock, 'reschedule', { uid: kim.uid, body: { start, seatUid: kim.seatUid } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([409, 'booking.no_seat_left'])
  expect(await read(mock, kim.uid)).toMatchObject({ status: 'accepted', attendees: [{ seatUid: kim.seatUid }] })
})

it('refuses a second seat for the same address where the alternative is on [AL-46]', async () => {
  const mock = await openChangingDesk({ alternatives: ['AL-46'] })
  const kim = await bookAt(mock, 'talk', seatFor('kim'))
  await bookAt(mock, 'talk', { ...seatFor('kim'), start })
  const answer = await change(mock, 'reschedule', { uid: kim.uid, body: { start, seatUid: kim.seatUid } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([409, 'booking.already_seated'])
})

it('shows the mover of a hidden seat his own attendee only [BK-62]', async () => {
  const mock = await openChangingDesk()
  const kim = await bookAt(mock, 'class', seatFor('kim'))
  await bookAt(mock, 'class', { ...seatFor('lee'), start })
  const { body } = await change(mock, 'reschedule', { uid: kim.uid, body: { start, seatUid: kim.seatUid } })
  expect(body.data.attendees).toMatchObject([{ seatUid: kim.seatUid }])
  expect(body.data.attendees).toHaveLength(1)
})

it('keeps a seat of a series in its series [XT-45]', async () => {
  const mock = await openChangingDesk()
  const [first] = await bookAt(mock, 'course', seatFor('kim'))
  const { body } = await change(mock, 'reschedule', { uid: first.uid, body: { start, seatUid: first.seatUid } })
  expect(body.data).toMatchObject({ seatUid: first.seatUid, recurringBookingUid: first.recurringBookingUid })
  expect(await read(mock, first.recurringBookingUid)).toHaveLength(3)
})

it('refuses a booking with seats without a seat, and a seat that it does not have [XT-46] [XT-42]', async () => {
  const mock = await openChangingDesk()
  const { uid } = await bookAt(mock, 'talk', seatFor('kim'))
  const whole = await change(mock, 'reschedule', { uid, as: 'owner', body: { start } })
  expect([whole.status, whole.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.seat_needed'])
  expect(whole.body.error.message).toContain('seatUid')
  for (const it of [uid, 'first']) {
    const foreign = await change(mock, 'reschedule', { uid: it, body: { start, seatUid: 'none' } })
    expect([foreign.status, foreign.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.seat_unknown'])
  }
})
