import { expect, it } from 'vitest'
import { aMockOfSlots, freeStart, reserve, slotsVersion } from '../builders/a-reservation.js'
import { aMockOfEventTypes, refusalIn } from '../builders/a-team-event-type-request.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

it('keeps a free slot for five minutes, with 201 and for anybody [XT-10] [XT-30] [XT-31] [XT-34]', async () => {
  const answered = await reserve()
  expect(answered.status).toBe(201)
  expect(answered.body).toEqual({
    status: 'success',
    data: {
      eventTypeId: answered.mock.ids['eventType.intro'],
      slotStart: freeStart,
      slotEnd: '2026-01-08T09:30:00.000Z',
      slotDuration: 30,
      reservationUid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reservationDuration: 5,
      reservationUntil: '2026-01-05T09:05:00.000Z',
    },
  })
  expect(restsOn(answered)).toEqual(['XT-30'])
})

it('keeps a longer slot for longer, for a caller with credentials; offsets become UTC [XT-30] [ER-19]', async () => {
  const mock = await aMockOfSlots()
  const body = {
    ...{ eventTypeId: mock.ids['eventType.workshop'], slotStart: '2026-01-09T14:45:00+05:45' },
    ...{ slotDuration: 90, reservationDuration: 60 },
  }
  const answered = await reserve(body, { mock, as: 'owner' })
  expect(answered.body.data).toMatchObject({
    ...{ slotStart: '2026-01-09T09:00:00.000Z', slotEnd: '2026-01-09T10:30:00.000Z', slotDuration: 90 },
    ...{ reservationDuration: 60, reservationUntil: '2026-01-05T10:00:00.000Z' },
  })
  expect(restsOn(answered)).toEqual([])
})

it('refuses another duration without credentials, yet not the usual one [XT-30]', async () => {
  expect(refusalIn(await reserve({ reservationDuration: 6 }))).toEqual([
    ...[401, 'reservation.duration_needs_credentials', expect.stringContaining('reservationDuration is 6')],
  ])
  expect((await reserve({ reservationDuration: 5 })).status).toBe(201)
})

it('refuses wrong credentials rather than ignore them [AU-07]', async () => {
  const answered = await reserve({}, { headers: { authorization: 'Bearer svc_nobody' } })
  expect(answered.status).toBe(401)
})

it.each([
  ['over a booking', '2026-01-07T10:15:00Z', /the user|busy/],
  ['in the past', '2026-01-05T08:59:00Z', /in the past/],
  ['past the end of the calendar', '9999-12-31T23:45:00Z', /calendar ends/],
])('refuses a slot %s, and says why it is not free [XT-31]', async (_where, slotStart, why) => {
  expect(refusalIn(await reserve({ slotStart }))).toEqual([
    ...[422, 'reservation.slot_not_free', expect.stringMatching(why)],
  ])
})

it.each([
  ['a template that nobody hosts', 'onboarding'],
  ['an event type without hosts', 'watch'],
])('refuses %s [XT-31] [BK-16] [BK-17]', async (_what, key) => {
  const mock = await aMockOfEventTypes()
  const body = { eventTypeId: mock.ids[`eventType.${key}`], slotStart: '2026-01-12T10:00:00Z' }
  const answered = await ask(mock, 'POST /v2/slots/reservations', { version: slotsVersion, body })
  expect(refusalIn(answered).slice(0, 2)).toEqual([422, 'reservation.slot_not_free'])
})

it.each([
  ['within working hours', '2026-01-12T16:30:00Z', 201],
  ['that ends after them', '2026-01-12T16:31:00Z', 422],
])('heeds the host’s schedule: a slot %s [XT-31] [AV-01]', async (_where, slotStart, status) => {
  const mock = await aMockOfEventTypes()
  const body = { eventTypeId: mock.ids['eventType.intro'], slotStart }
  expect((await ask(mock, 'POST /v2/slots/reservations', { version: slotsVersion, body })).status).toBe(status)
})

it.each([
  ['the same time', '2026-01-08T09:00:00Z', 422],
  ['a time that overlaps it', '2026-01-08T09:29:00Z', 422],
  ['the time right after it', '2026-01-08T09:30:00Z', 201],
  ['the time right before it', '2026-01-08T08:30:00Z', 201],
])('asked again for %s of a reserved slot answers by what is left [XT-31]', async (_what, slotStart, status) => {
  const { mock } = await reserve()
  const again = await reserve({ slotStart }, { mock })
  expect(again.status).toBe(status)
  if (status === 422) {
    expect(refusalIn(again).slice(1)).toEqual([
      ...['reservation.slot_reserved', expect.stringContaining('reserved until 2026-01-05T09:05:00.000Z')],
    ])
  }
})

it.each([
  ['one millisecond before it expires', '2026-01-05T09:04:59.999Z', 422],
  ['at the moment it expires', '2026-01-05T09:05:00Z', 201],
])('is reserved anew %s [XT-31]', async (_when, moment, status) => {
  const { mock } = await reserve()
  mock.clock.set(moment)
  expect((await reserve({}, { mock })).status).toBe(status)
})

it('does not keep anybody from booking the slot [AV-14]', async () => {
  const { mock } = await reserve()
  const body = {
    ...{ start: freeStart, eventTypeId: mock.ids['eventType.intro'] },
    attendee: { name: 'Gus', email: 'gus@example.com', timeZone: 'UTC' },
  }
  expect((await ask(mock, 'POST /v2/bookings', { version: bookingsVersion, body })).status).toBe(201)
})

it.each([
  ['no event type', { eventTypeId: undefined }, 'request.invalid', 'eventTypeId'],
  ['no start', { slotStart: undefined }, 'request.invalid', 'slotStart'],
  ['a start that no calendar has', { slotStart: '2026-02-30T09:00:00Z' }, 'request.invalid', 'slotStart'],
  ['the length 0', { slotDuration: 0 }, 'request.invalid', 'slotDuration'],
  ['the duration 0', { reservationDuration: 0 }, 'request.invalid', 'reservationDuration'],
  ['a length that is not offered', { slotDuration: 31 }, 'reservation.length_not_offered', 'takes 30'],
  ['a duration without end', { reservationDuration: 1e12 }, 'reservation.beyond_calendar', 'calendar ends'],
])('refuses %s, and names it [XT-31]', async (_what, body, name, telling) => {
  expect(refusalIn(await reserve(body, { as: 'owner' }))).toEqual([400, name, expect.stringContaining(telling)])
})

it('does not know an event type that is none, and names it [XT-31]', async () => {
  expect(refusalIn(await reserve({ eventTypeId: 99_999 }))).toEqual([
    ...[404, 'reservation.event_type_unknown', expect.stringContaining('99999')],
  ])
})

it.each(['', '2024-08-13'])('does not exist in version "%s" [XT-32]', async (version) => {
  expect(refusalIn(await reserve({}, { version })).slice(0, 2)).toEqual([404, 'route.absent_in_version'])
})
