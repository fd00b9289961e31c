import { expect, it } from 'vitest'
import { bookAt, change, openChangingDesk, read, seatFor } from '../builders/a-changing-desk.js'
import { ask, restsOn } from '../client.js'

const cancellationReason = 'Travelling that week'
const statuses = (bookings: readonly { status: string }[]) => bookings.map(({ status }) => status)

it('cancels the occurrences of a series from now on, and answers all of them [XT-41]', async () => {
  const mock = await openChangingDesk()
  const [{ recurringBookingUid: uid }] = await bookAt(mock, 'weekly')
  mock.clock.advance({ days: 14, hours: 1, minutes: 0 })
  const answer = await change(mock, 'cancel', { uid, as: 'booker', body: { cancellationReason } })
  expect(answer.status).toBe(200)
  expect(statuses(answer.body.data)).toEqual(['accepted', 'cancelled', 'cancelled'])
  expect(restsOn(answer)).toEqual(['XT-41'])
  expect(await read(mock, uid)).toEqual(answer.body.data)
})

it('cancels an occurrence and those after it, and answers the whole series [XT-41]', async () => {
  const mock = await openChangingDesk()
  const [first, second] = await bookAt(mock, 'weekly')
  const body = { cancelSubsequentBookings: true, cancellationReason }
  const answer = await change(mock, 'cancel', { uid: second.uid, as: 'booker', body })
  expect(statuses(answer.body.data)).toEqual(['accepted', 'cancelled', 'cancelled'])
  expect(answer.body.data[0].uid).toBe(first.uid)
})

it('cancels one occurrence alone [XT-41]', async () => {
  const mock = await openChangingDesk()
  const [, second] = await bookAt(mock, 'weekly')
  expect((await change(mock, 'cancel', { uid: second.uid })).body.data).toMatchObject({
    uid: second.uid,
    recurringBookingUid: second.recurringBookingUid,
    status: 'cancelled',
  })
  expect(statuses(await read(mock, second.recurringBookingUid))).toEqual(['accepted', 'cancelled', 'accepted'])
})

it('finds nothing to cancel in a series that is over, and says so [XT-41]', async () => {
  const mock = await openChangingDesk()
  const [{ recurringBookingUid: uid }] = await bookAt(mock, 'weekly')
  mock.clock.advance({ days: 60 })
  const answer = await change(mock, 'cancel', { uid })
  expect(statuses(answer.body.data)).toEqual(['accepted', 'accepted', 'accepted'])
  expect(answer.headers.get('x-mock-warning')).toContain('XT-41')
})

it('refuses the later ones of a whole series [XT-40]', async () => {
  const mock = await openChangingDesk()
  const [{ recurringBookingUid: uid }] = await bookAt(mock, 'weekly')
  const answer = await change(mock, 'cancel', { uid, body: { cancelSubsequentBookings: true } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.subsequent_of_series'])
  expect(answer.body.error.message).toContain('cancelSubsequentBookings')
})

it('gives up one seat; the booking stays until the last one goes [XT-42]', async () => {
  const mock = await openChangingDesk()
  const kim = await bookAt(mock, 'talk', seatFor('kim'))
  const lee = await bookAt(mock, 'talk', seatFor('lee'))

  const one = await change(mock, 'cancel', { uid: kim.uid, body: { seatUid: kim.seatUid, cancellationReason } })
  expect(one.status).toBe(200)
  expect(one.body.data).toMatchObject({ uid: kim.uid, status: 'accepted', attendees: [{ seatUid: lee.seatUid }] })
  expect(one.body.data.cancellationReason).toBe('')
  expect(restsOn(one)).toEqual(['XT-42'])

  const last = await change(mock, 'cancel', { uid: kim.uid, body: { seatUid: lee.seatUid, cancellationReason } })
  expect(last.body.data).toMatchObject({ status: 'cancelled', attendees: [], cancellationReason })
  expect(await bookAt(mock, 'intro')).toMatchObject({ status: 'accepted' })
})

it('shows nobody else to one who gives up a hidden seat [BK-62]', async () => {
  const mock = await openChangingDesk()
  const kim = await bookAt(mock, 'class', seatFor('kim'))
  await bookAt(mock, 'class', seatFor('lee'))
  const answer = await change(mock, 'cancel', { uid: kim.uid, body: { seatUid: kim.seatUid } })
  expect(answer.body.data.attendees).toEqual([])
})

it('gives up the seat of one occurrence, by its own uid or by that of the series [XT-42] [XT-41]', async () => {
  const mock = await openChangingDesk()
  const [first, second] = await bookAt(mock, 'course', seatFor('kim'))
  const bySeries = await change(mock, 'cancel', {
    uid: first.recurringBookingUid,
    body: { seatUid: second.seatUid },
  })
  expect(statuses(bySeries.body.data)).toEqual(['accepted', 'cancelled'])
  const byUid = await change(mock, 'cancel', { uid: first.uid, body: { seatUid: first.seatUid } })
  expect(byUid.body.data.status).toBe('cancelled')
})

it('gives up one seat only, whatever is said of later ones [XT-42]', async () => {
  const mock = await openChangingDesk()
  const [first, second] = await bookAt(mock, 'course', seatFor('kim'))
  const body = { seatUid: first.seatUid, cancelSubsequentBookings: true }
  const answer = await change(mock, 'cancel', { uid: first.uid, body })
  expect(answer.body.data).toMatchObject({ uid: first.uid, status: 'cancelled' })
  expect(answer.headers.get('x-mock-warning')).toContain('cancelSubsequentBookings was ignored')
  expect((await read(mock, second.uid)).status).toBe('accepted')
})

it.each(['owner', 'systemAdmin'])('lets %s cancel all seats at once [XT-42]', async (as) => {
  const mock = await openChangingDesk()
  const { uid } = await bookAt(mock, 'talk', seatFor('kim'))
  const { status, body } = await change(mock, 'cancel', { uid, as, body: { cancellationReason } })
  expect([status, body.data.status, body.data.attendees.length]).toEqual([200, 'cancelled', 1])
})

it.each([undefined, 'booker', 'orgAdmin'])('refuses %s to cancel all seats at once [XT-42]', async (as) => {
  const mock = await openChangingDesk()
  const { uid } = await bookAt(mock, 'talk', seatFor('kim'))
  const answer = await change(mock, 'cancel', { uid, ...(as && { as }) })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([401, 'booking.seated_cancelled_by_hosts'])
  expect(answer.body.error.message).toContain('seatUid')
})

it.each(['talk', 'first'])('refuses a seat that %s does not have [XT-42]', async (key) => {
  const mock = await openChangingDesk()
  const { seatUid } = await bookAt(mock, 'class', { ...seatFor('kim'), start: '2026-01-13T10:00:00Z' })
  const uid = key === 'talk' ? (await bookAt(mock, 'talk', seatFor('kim'))).uid : key
  const answer = await change(mock, 'cancel', { uid, body: { seatUid } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.seat_unknown'])
  expect(answer.body.error.message).toContain(seatUid)
})

it('says in the older form whether only an attendee went, and knows no series there [XT-32] [XT-42] [VR-17]', async () => {
  const mock = await openChangingDesk()
  const kim = await bookAt(mock, 'talk', seatFor('kim'))
  const lee = await bookAt(mock, 'talk', seatFor('lee'))
  const giveUp = (seatUid: string) => ask(mock, `POST /v2/bookings/${kim.uid}/cancel`, { body: { seatUid } })
  expect((await giveUp(kim.seatUid)).body.data.onlyRemovedAttendee).toBe(true)
  expect((await giveUp(lee.seatUid)).body.data.onlyRemovedAttendee).toBe(false)

  const [{ recurringBookingUid }] = await bookAt(mock, 'weekly')
  const answer = await ask(mock, `POST /v2/bookings/${recurringBookingUid}/cancel`)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.unknown'])
})
