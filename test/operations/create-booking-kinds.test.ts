import { beforeEach, expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { book, booker, desk, deskNow } from '../builders/a-booking-desk.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

let mock: Mock

beforeEach(async () => {
  mock = await createMock({ scenario: desk, now: deskNow, freeze: true })
})

const eve = { attendee: booker({ name: 'Eve Ellis', email: 'eve@example.com' }) }
const uids = (data: readonly { uid: string }[]) => data.map(({ uid }) => uid)

it('makes every occurrence of a recurring event type, in the order of their starts [BK-31, BK-32]', async () => {
  const answered = await book(mock, 'weekly')

  expect(answered.status).toBe(201)
  expect(answered.body.data.map((it: { start: string }) => it.start)).toEqual([
    '2026-01-12T10:00:00.000Z',
    '2026-01-19T10:00:00.000Z',
    '2026-01-26T10:00:00.000Z',
  ])
  expect(new Set(uids(answered.body.data)).size).toBe(3)
  expect(restsOn(answered)).toEqual(['BK-34', 'BK-31'])
})

it('lets the occurrences share the uid of their series, under which they are read [BK-36, BK-42]', async () => {
  const { body } = await book(mock, 'weekly', { recurrenceCount: 2 })

  const [series] = new Set(body.data.map((it: { recurringBookingUid: string }) => it.recurringBookingUid))
  expect(series).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const read = await ask(mock, `GET /v2/bookings/${series}`, { as: 'owner', version: bookingsVersion })
  expect(read.body.data).toEqual(body.data)
})

it.each([
  ['Europe/London', '2026-03-30T09:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-30T10:00:00.000Z'],
])(
  'keeps the local time of an attendee in %s when the clocks change, on a machine in Kathmandu [BK-34]',
  async (timeZone, second) => {
    expect(process.env['TZ']).toBe('Asia/Kathmandu')
    const { body } = await book(mock, 'weekly', { start: '2026-03-23T10:00:00Z', attendee: booker({ timeZone }) })

    expect(body.data[1].start).toBe(second)
  },
)

it('makes no occurrence where a single one is taken [BK-35]', async () => {
  await book(mock, 'intro', { start: '2026-01-26T10:15:00Z' })

  const answered = await book(mock, 'weekly')
  expect(answered.headers.get('x-mock-refused-by')).toBe('booking.host_busy')
  expect(answered.body.error.message).toContain('2026-01-26T10:00:00.000Z')
  const list = await ask(mock, 'GET /v2/bookings', { as: 'owner', version: bookingsVersion })
  expect(list.body.pagination.totalItems).toBe(1)
})

it('makes one booking where the event type does not recur, whatever the count, with a warning [BK-32]', async () => {
  const answered = await book(mock, 'intro', { recurrenceCount: 5 })

  expect(answered.body.data).toMatchObject({ duration: 30 })
  expect(answered.body.data).not.toHaveProperty('recurringBookingUid')
  expect(restsOn(answered)).toEqual(['BK-32'])
  expect(answered.headers.get('x-mock-warning')).toContain('recurrenceCount')
})

it('lets one host take a whole series [BK-35]', async () => {
  const scenario = {
    ...desk,
    eventTypes: {
      rounds: {
        team: 'support',
        title: 'Rounds',
        lengthInMinutes: 30,
        schedulingType: 'roundRobin',
        hosts: ['ada', 'ben'],
        recurrence: { interval: 1, occurrences: 3, frequency: 'weekly' },
      },
    },
  } as const
  mock = await createMock({ scenario, now: deskNow, freeze: true })

  const hostsOf = async (start: string) => {
    const { body } = await book(mock, 'rounds', { start })
    return body.data.map((it: { hosts: [{ username: string }] }) => it.hosts[0].username)
  }
  expect(await hostsOf('2026-01-12T10:00:00Z')).toEqual(['ada', 'ada', 'ada'])
  expect(await hostsOf('2026-01-12T11:00:00Z')).toEqual(['ben', 'ben', 'ben'])
})

it('lets a later booker of the same time join the same booking [BK-37, BK-38]', async () => {
  const first = await book(mock, 'talk', { metadata: { row: 1 }, bookingFieldsResponses: { notes: 'Near the door.' } })
  const second = await book(mock, 'talk', eve)

  expect(first.body.data).toMatchObject({
    seatUid: first.body.data.attendees[0].seatUid,
    attendees: [
      { email: 'dan@example.com', metadata: { row: 1 }, bookingFieldsResponses: { notes: 'Near the door.' } },
    ],
  })
  expect(second.body.data).toMatchObject({
    id: first.body.data.id,
    uid: first.body.data.uid,
    attendees: [{ email: 'dan@example.com' }, { email: 'eve@example.com', seatUid: second.body.data.seatUid }],
  })
  expect(second.body.data.seatUid).not.toBe(first.body.data.seatUid)
  for (const key of ['guests', 'metadata', 'bookingFieldsResponses']) expect(second.body.data).not.toHaveProperty(key)
  expect(restsOn(first)).toEqual(['BK-31'])
  expect(restsOn(second)).toEqual(['BK-37', 'BK-31'])
})

it('shows a new booker his own seat only, where the event type hides attendees [BK-62]', async () => {
  await book(mock, 'class')

  const hidden = await book(mock, 'class', eve)
  expect(hidden.body.data.attendees).toMatchObject([{ email: 'eve@example.com', seatUid: hidden.body.data.seatUid }])
  const shown = await book(mock, 'class', { attendee: booker({ email: 'fay@example.com' }) }, { as: 'owner' })
  expect(shown.body.data.attendees).toHaveLength(3)
})

it('gives a seat at another time to a booking of its own, and none at a time that overlaps [AV-11]', async () => {
  const first = await book(mock, 'talk')

  expect((await book(mock, 'talk', { start: '2026-01-12T10:15:00Z' })).headers.get('x-mock-refused-by')).toBe(
    'booking.host_busy',
  )
  const later = await book(mock, 'talk', { start: '2026-01-12T10:30:00Z' })
  expect(later.body.data.uid).not.toBe(first.body.data.uid)
})

it('gives no seat to guests, with a warning [BK-38]', async () => {
  const answered = await book(mock, 'talk', { guests: ['fay@example.com'] })

  expect(answered.body.data.attendees).toHaveLength(1)
  expect(answered.headers.get('x-mock-warning')).toContain('guests')
})

it('lets a booker join every occurrence of a seated series, under the same uid [BK-36, BK-37]', async () => {
  const first = await book(mock, 'course')
  const second = await book(mock, 'course', eve)

  expect(uids(second.body.data)).toEqual(uids(first.body.data))
  expect(second.body.data[0].recurringBookingUid).toBe(first.body.data[0].recurringBookingUid)
  expect(second.body.data[1]).toMatchObject({
    seatUid: second.body.data[1].attendees[1].seatUid,
    attendees: [{ email: 'dan@example.com' }, { email: 'eve@example.com' }],
  })
})

it('adds occurrences to a seated series that a booker joins only in part [BK-36]', async () => {
  const first = await book(mock, 'course')
  const second = await book(mock, 'course', { ...eve, start: '2026-01-19T10:00:00Z' })

  expect(second.body.data[0].uid).toBe(first.body.data[1].uid)
  expect(uids(first.body.data)).not.toContain(second.body.data[1].uid)
  expect(second.body.data[1].recurringBookingUid).toBe(first.body.data[0].recurringBookingUid)
})

it('lets an instant booking of a team wait for a host [BK-33]', async () => {
  const answered = await book(mock, 'turns', { instant: true })

  expect(answered.body.data).toMatchObject({ status: 'awaiting_host', duration: 30 })
  expect(restsOn(answered)).toEqual(['HA-04', 'BK-33'])
})
