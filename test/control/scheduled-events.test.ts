import { expect, it } from 'vitest'
import { booked, openOutbox, subscribedNow } from '../builders/a-subscribed-desk.js'
import { idOf, raised, refused, seen, withBooking } from '../builders/an-outside-event.js'
import { ask } from '../client.js'

const inAnHour = '2026-01-05T10:00:00.000Z'
const inTwoHours = '2026-01-05T11:00:00.000Z'

it('happens when the clock gets to its moment, and not a millisecond earlier', async () => {
  const { outbox, bookingUid } = await withBooking('asked')
  expect(await raised(outbox, { type: 'bookingConfirmed', bookingUid, at: inAnHour })).toEqual({
    type: 'bookingConfirmed',
    at: inAnHour,
    isScheduled: true,
    eventId: 900001,
    happened: [],
    deliveries: [],
  })
  expect(outbox.mock.clock.set('2026-01-05T09:59:59.999Z')).toEqual([])
  expect([(await seen(outbox, bookingUid)).status, outbox.heard()]).toEqual(['pending', []])
  expect(outbox.mock.clock.advance({ seconds: 0.001 })).toEqual([
    { what: 'bookingConfirmed', eventId: 900001, bookingUid, at: inAnHour },
  ])
  expect([(await seen(outbox, bookingUid)).status, outbox.heard()]).toEqual(['accepted', ['BOOKING_CREATED']])
  expect(outbox.mock.clock.advance({ days: 1 })).toEqual([])
})

it('tells of a scheduled event as of its own moment [WH-11]', async () => {
  const { outbox, bookingUid } = await withBooking('paid')
  await raised(outbox, { type: 'paymentCompleted', bookingUid, at: inAnHour })
  outbox.mock.clock.advance({ hours: 5 })
  expect(outbox.told().map(({ triggerEvent, createdAt }) => [triggerEvent, createdAt])).toEqual([
    ['BOOKING_PAID', inAnHour],
    ['BOOKING_CREATED', inAnHour],
  ])
})

it('happens in the order of time; at one moment in the order in which it was scheduled, before meetings start', async () => {
  const { outbox, bookingUid } = await withBooking('asked')
  const start = '2026-01-12T10:00:00.000Z'
  const userId = idOf(outbox, 'user.ada')
  for (const event of [
    { type: 'appConnected', userId, app: 'zoom', at: inTwoHours },
    { type: 'bookingConfirmed', bookingUid, at: start },
    { type: 'emailVerified', userId, at: inAnHour },
    { type: 'meetingEnded', bookingUid, at: start },
  ])
    await raised(outbox, event)
  const moved = await ask(outbox.mock, 'POST /__svc/clock/advance', { body: { days: 7, hours: 1, minutes: 5 } })
  expect(moved.body.data.fired).toEqual([
    { what: 'emailVerified', eventId: 900003, at: inAnHour },
    { what: 'appConnected', eventId: 900001, at: inTwoHours },
    { what: 'bookingConfirmed', eventId: 900002, bookingUid, at: start },
    { what: 'meetingEnded', eventId: 900004, bookingUid, at: start },
    { what: 'meetingStarted', bookingUid, at: start },
  ])
  expect(outbox.heard()).toEqual(['BOOKING_CREATED', 'MEETING_ENDED', 'MEETING_STARTED'])
})

it('leaves no trace where it cannot happen any more, says why, and lets the others of its moment happen', async () => {
  const { outbox, bookingUid } = await withBooking('asked')
  for (const type of ['bookingConfirmed', 'bookingConfirmed', 'meetingStarted'])
    await raised(outbox, { type, bookingUid, at: inAnHour })
  const moved = await ask(outbox.mock, 'POST /__svc/clock/advance', { body: { hours: 1 } })
  expect(moved.body.data.fired).toMatchObject([
    { eventId: 900001 },
    { eventId: 900002, refusedBy: 'booking.not_waiting', reason: expect.stringContaining('cannot be confirmed') },
    { eventId: 900003 },
  ])
  expect(outbox.heard()).toEqual(['BOOKING_CREATED', 'MEETING_STARTED'])
})

it('happens on a running clock too, where nobody listens', async () => {
  const scenario = { format: 1, story: 'Ada alone.', users: { ada: {} } } as const
  const outbox = await openOutbox({ scenario, freeze: false })
  const [{ id: userId } = { id: 0 }] = outbox.world.users.all()
  const at = new Date(Date.parse(outbox.mock.clock.now()) + 30).toISOString()
  await raised(outbox, { type: 'appConnected', userId, app: 'zoom', at })
  await expect.poll(() => outbox.world.user(userId)?.apps).toEqual(['zoom'])
})

it('goes with snapshots and resets, and stays in its own sandbox', async () => {
  const { outbox, bookingUid } = await withBooking('asked')
  const { mock } = outbox
  await raised(outbox, { type: 'bookingConfirmed', bookingUid, at: inAnHour })
  const snapshot = mock.snapshot()
  expect(mock.sandbox('other').clock.advance({ hours: 2 })).toEqual([])
  const fired = mock.clock.advance({ hours: 2 })
  mock.restore(snapshot)
  expect(mock.clock.advance({ hours: 2 })).toEqual(fired)
  mock.reset()
  expect(mock.clock.advance({ hours: 2 })).toEqual([])
})

it('refuses what should have happened already, and takes what is to happen now', async () => {
  const { outbox, bookingUid } = await withBooking()
  const event = { type: 'meetingStarted', bookingUid }
  expect(await refused(outbox, { ...event, at: '2026-01-05T08:59:59.999Z' })).toEqual([
    400,
    'control.event_past',
    'An event cannot happen at 2026-01-05T08:59:59.999Z, since it is 2026-01-05T09:00:00.000Z; name a later time, or leave at out',
  ])
  expect((await raised(outbox, { ...event, at: subscribedNow })).isScheduled).toBe(false)
})

it('schedules what cannot happen yet', async () => {
  const outbox = await openOutbox()
  const { uid: bookingUid } = await booked(outbox, 'paid')
  await raised(outbox, { type: 'meetingStarted', bookingUid, at: inTwoHours })
  await raised(outbox, { type: 'paymentCompleted', bookingUid, at: inAnHour })
  outbox.fresh()
  outbox.mock.clock.advance({ hours: 2 })
  expect(outbox.heard()).toEqual(['BOOKING_PAID', 'BOOKING_CREATED', 'MEETING_STARTED'])
})

it('lists what is still to happen in the order of time, and takes it back: "control.event_unknown"', async () => {
  const { outbox, bookingUid } = await withBooking('asked')
  const { mock } = outbox
  const confirmed = { type: 'bookingConfirmed', bookingUid, at: inTwoHours }
  await raised(outbox, confirmed)
  await raised(outbox, { type: 'emailVerified', userId: idOf(outbox, 'user.ada'), at: inAnHour })
  const listed = (await ask(mock, 'GET /__svc/events')).body.data
  expect(listed.map(({ eventId, at }: { eventId: number; at: string }) => [eventId, at])).toEqual([
    [900002, inAnHour],
    [900001, inTwoHours],
  ])
  const cancelled = await ask(mock, 'DELETE /__svc/events/900001')
  expect(cancelled.body.data).toEqual({ eventId: 900001, at: inTwoHours, event: confirmed })
  const again = await ask(mock, 'DELETE /__svc/events/900001')
  expect([again.status, again.headers.get('x-mock-refused-by')]).toEqual([404, 'control.event_unknown'])
  expect(again.body.error.message).toBe(
    'No event 900001 is still to happen; use the eventId of one that GET /__svc/events lists',
  )
  expect(mock.clock.advance({ hours: 3 }).map(({ what }) => what)).toEqual(['emailVerified'])
  expect((await ask(mock, 'GET /__svc/events')).body.data).toEqual([])
  expect((await seen(outbox, bookingUid)).status).toBe('pending')
})

it('lists and takes back in the process too, once', async () => {
  const { outbox, bookingUid } = await withBooking('asked')
  const { events, sandbox } = outbox.mock
  const { eventId = 0 } = events.bookingConfirmed({ bookingUid, at: inAnHour })
  expect(events.scheduled()).toMatchObject([{ eventId, at: inAnHour, event: { type: 'bookingConfirmed' } }])
  expect(sandbox('other').events.scheduled()).toEqual([])
  expect(events.cancel(eventId)).toMatchObject({ eventId })
  expect([events.cancel(eventId), events.scheduled()]).toEqual([undefined, []])
})
