import { expect, it } from 'vitest'
import { booked, changed, dan, openOutbox } from '../builders/a-subscribed-desk.js'
import { ask, bookingsVersion } from '../client.js'

const moved = { start: '2026-01-13T10:00:00Z' }

it.each([
  ['an accepted booking', 'intro', {}, ['BOOKING_CREATED']],
  ['each occurrence of a series', 'weekly', {}, ['BOOKING_CREATED', 'BOOKING_CREATED']],
  ['a booking that needs consent', 'asked', {}, ['BOOKING_REQUESTED']],
  ['each occurrence that needs consent', 'askedWeekly', {}, ['BOOKING_REQUESTED', 'BOOKING_REQUESTED']],
  ['an instant booking', 'now', { instant: true }, ['INSTANT_MEETING']],
  ['the first seat', 'talk', {}, ['BOOKING_CREATED']],
] as const)('tells of %s once it is made [WH-10]', async (_what, eventType, more, expected) => {
  const outbox = await openOutbox()
  await booked(outbox, eventType, more)
  const entries = outbox.fresh()
  expect(entries.map(({ trigger }) => trigger)).toEqual(expected)
  expect(entries[0]?.restsOn).toEqual(['WH-10', 'WH-16'])
})

it('tells of a booking made in the older form too [WH-10]', async () => {
  const outbox = await openOutbox()
  const { status } = await ask(outbox.mock, 'POST /v2/bookings', {
    version: '2024-04-15',
    body: {
      ...{ start: '2026-01-12T10:00:00Z', eventTypeId: outbox.mock.ids['eventType.intro'] },
      ...{ timeZone: 'Europe/London', language: 'en', metadata: {} },
      responses: { name: 'Dan Dale', email: 'dan@example.com' },
    },
  })
  expect([status, outbox.heard()]).toEqual([201, ['BOOKING_CREATED']])
})

it('tells of each seat that is taken in the same booking [WH-10]', async () => {
  const outbox = await openOutbox()
  await booked(outbox, 'talk')
  await booked(outbox, 'talk', { attendee: { ...dan, name: 'Eve Ellis', email: 'eve@example.com' } })
  expect(outbox.told().map(({ triggerEvent, payload }) => [triggerEvent, payload.attendees[0].name])).toEqual([
    ['BOOKING_CREATED', 'Dan Dale'],
    ['BOOKING_CREATED', 'Eve Ellis'],
  ])
})

it('tells nothing of a booking that was refused, and counts no delivery [WH-10]', async () => {
  const outbox = await openOutbox()
  const body = { start: '2025-01-12T10:00:00Z', eventTypeId: outbox.mock.ids['eventType.intro'], attendee: dan }
  const refused = await ask(outbox.mock, 'POST /v2/bookings', { version: bookingsVersion, body })
  await booked(outbox, 'intro')
  expect([refused.status, outbox.waiting().map(({ id }) => id)]).toEqual([400, [700001]])
})

it('tells that a booking was confirmed or declined, of a series each occurrence [WH-12]', async () => {
  const outbox = await openOutbox()
  const [{ recurringBookingUid: series }] = await booked(outbox, 'askedWeekly')
  const { uid } = await booked(outbox, 'asked', { start: '2026-01-14T10:00:00Z' })
  outbox.fresh()
  await changed(outbox, { uid: series, what: 'confirm' })
  await changed(outbox, { uid, what: 'decline', body: { reason: 'Full' } })
  const entries = outbox.fresh()
  expect(entries.map(({ trigger }) => trigger)).toEqual(['BOOKING_CREATED', 'BOOKING_CREATED', 'BOOKING_REJECTED'])
  expect(entries.map(({ restsOn }) => restsOn[0])).toEqual(['WH-12', 'WH-12', 'WH-12'])
})

it('tells of an instant booking that a host took up [WH-12]', async () => {
  const outbox = await openOutbox()
  const { uid } = await booked(outbox, 'now', { instant: true })
  await changed(outbox, { uid, what: 'confirm' })
  expect(outbox.heard()).toEqual(['INSTANT_MEETING', 'BOOKING_CREATED'])
})

it('tells that a booking was moved, or asked for again where it then waits [WH-12]', async () => {
  const outbox = await openOutbox()
  const [intro, asked] = [
    await booked(outbox, 'intro'),
    await booked(outbox, 'asked', { start: '2026-01-12T12:00:00Z' }),
  ]
  outbox.fresh()
  await changed(outbox, { uid: intro.uid, what: 'reschedule', body: moved })
  await changed(outbox, { uid: asked.uid, what: 'reschedule', body: { start: '2026-01-13T12:00:00Z' } })
  expect(outbox.heard()).toEqual(['BOOKING_RESCHEDULED', 'BOOKING_REQUESTED'])
})

it('tells of each occurrence that is cancelled, and of those alone [WH-13]', async () => {
  const outbox = await openOutbox()
  const [first, second] = await booked(outbox, 'weekly')
  outbox.fresh()
  await changed(outbox, { uid: second.uid, what: 'cancel' })
  await changed(outbox, { uid: first.recurringBookingUid, what: 'cancel' })
  expect(outbox.fresh().map(({ trigger, bookingUid }) => [trigger, bookingUid])).toEqual([
    ['BOOKING_CANCELLED', second.uid],
    ['BOOKING_CANCELLED', first.uid],
  ])
})

it('tells that attendees were marked absent, and never of the host alone or of nobody known [WH-14]', async () => {
  const outbox = await openOutbox()
  const { uid } = await booked(outbox, 'intro')
  outbox.fresh()
  const mark = async (body: object) => {
    await changed(outbox, { uid, what: 'mark-absent', body })
    return outbox.heard()
  }
  expect(await mark({ host: true })).toEqual([])
  expect(await mark({ attendees: [] })).toEqual([])
  expect(await mark({ attendees: [{ email: 'nobody@example.com', absent: true }] })).toEqual([])
  expect(await mark({ attendees: [{ email: 'DAN@example.com', absent: true }] })).toEqual(['BOOKING_NO_SHOW_UPDATED'])
})

it('tells nothing of a new place, new guests or another attendee name [WH-14]', async () => {
  const outbox = await openOutbox()
  const { uid } = await booked(outbox, 'intro')
  outbox.fresh()
  const place = { location: { type: 'address', address: '1 Quay Street' } }
  const options = { as: 'owner', version: bookingsVersion } as const
  const relocated = await ask(outbox.mock, `PATCH /v2/bookings/${uid}/location`, { ...options, body: place })
  const invited = await changed(outbox, { uid, what: 'guests', body: { guests: [{ email: 'eve@example.com' }] } })
  const key = outbox.mock.keys['owner']
  const renamed = await ask(outbox.mock, `PATCH /v1/attendees/200001?apiKey=${key}`, { body: { name: 'Daniel' } })
  expect([relocated.status, invited.status, renamed.status, outbox.heard()]).toEqual([200, 200, 200, []])
})

it('rests on the clock and control operations what no operation tells [WH-15]', async () => {
  const outbox = await openOutbox()
  const { id } = await booked(outbox, 'intro')
  outbox.fresh()
  const booking = outbox.world.bookings.get(id)
  if (booking) outbox.engine.publish(outbox.world, [{ trigger: 'MEETING_STARTED', booking }])
  expect(outbox.fresh().map(({ trigger, restsOn }) => [trigger, restsOn])).toEqual([
    ['MEETING_STARTED', ['WH-15', 'WH-16']],
  ])
})
