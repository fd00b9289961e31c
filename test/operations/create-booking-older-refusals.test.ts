import { beforeEach, expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { book, booker, desk, deskNow } from '../builders/a-booking-desk.js'
import { ask } from '../client.js'

/** The desk, with an event type that lists every kind of location. */
const scenario: Scenario = {
  ...desk,
  eventTypes: {
    ...desk.eventTypes,
    anywhere: {
      owner: 'ada',
      title: 'Anywhere',
      lengthInMinutes: 30,
      locations: [
        { type: 'address', address: '1 Quay Street', public: true },
        { type: 'address', address: '2 Quay Street', public: true },
        { type: 'link', link: 'https://example.com/room', public: true },
        { type: 'phone', phone: '+15550100', public: true },
        { type: 'attendeeAddress' },
        { type: 'attendeePhone' },
        { type: 'attendeeDefined' },
        { type: 'integration', integration: 'svc-video' },
      ],
    },
  },
}

let mock: Mock

beforeEach(async () => {
  mock = await createMock({ scenario, now: deskNow, freeze: true })
})

const older = { version: '2024-04-15' }
const answers = { name: 'Dan Dale', email: 'dan@example.com' }

const bookOlder = (body: object, eventType = 'anywhere') =>
  ask(mock, 'POST /v2/bookings', {
    ...older,
    body: {
      start: '2026-01-12T10:00:00Z',
      eventTypeId: mock.ids[`eventType.${eventType}`],
      timeZone: 'Europe/Berlin',
      language: 'de',
      responses: answers,
      ...body,
    },
  })

const bookAt = (location: object) => bookOlder({ responses: { ...answers, location } })

it.each([
  [{ value: 'address', optionValue: '2 Quay Street' }, '2 Quay Street'],
  [{ value: 'link', optionValue: 'https://example.com/room' }, 'https://example.com/room'],
  [{ value: 'https://example.com/room' }, 'https://example.com/room'],
  [{ value: 'phone', optionValue: '+15550100' }, '+15550100'],
  [{ value: 'attendeeAddress', optionValue: '3 Quay Street' }, '3 Quay Street'],
  [{ value: 'attendeePhone', optionValue: '+15550101' }, '+15550101'],
  [{ value: 'attendeeDefined', optionValue: 'At the pier' }, 'At the pier'],
  [{ value: 'integrations:svc-video', optionValue: '' }, 'integrations:svc-video'],
])('books %o at that place, and takes only numbers for numbers [VR-11, AL-34]', async (location, shown) => {
  const answered = await bookAt(location)

  expect([answered.status, answered.body.data.location]).toEqual([201, shown])
  expect(answered.headers.get('x-mock-warning') ?? '').not.toContain('AL-34')
})

it('still warns of a number that is not international [AL-34]', async () => {
  const answered = await bookAt({ value: 'attendeePhone', optionValue: '555 0100' })

  expect(answered.headers.get('x-mock-warning')).toContain('555 0100')
})

it.each(['attendeeAddress', 'attendeePhone', 'attendeeDefined'])(
  'refuses %s without what the booker adds, as the current form does [BK-51]',
  async (value) => {
    for (const location of [{ value }, { value, optionValue: '' }]) {
      const answered = await bookAt(location)
      expect([answered.status, answered.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
      expect(answered.body.error.message).toContain('responses.location.optionValue')
    }
  },
)

it.each(['svc-video', 'integration', 'integrations:', 'boat', ''])(
  'refuses the location value "%s", and says in which forms a value is written [VR-11, BK-54]',
  async (value) => {
    const answered = await bookAt({ value, optionValue: 'x' })

    expect([answered.status, answered.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
    expect(answered.body.error.message).toMatch(
      /responses\.location\.value must be .*attendeePhone.*integrations:svc-video/,
    )
  },
)

it.each<[string, object, string]>([
  ['without language', { language: undefined }, 'language is required'],
  ['without an address', { responses: { name: 'Dan' } }, 'responses.email is required'],
  ['with a guest without an address', { responses: { ...answers, guests: ['bad'] } }, 'responses.guests.0 must be an'],
  ['in no time zone', { timeZone: 'Nope' }, 'timeZone must be the name of an IANA time zone'],
  ['with an attendee that is none', { attendee: 5 }, 'attendee must be an object'],
])('refuses the older form %s, and names the property alone [ER-13, BK-11]', async (_what, body, message) => {
  const answered = await bookOlder(body)

  expect([answered.status, answered.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(answered.body.error.message).toContain(message)
  expect(answered.body.error.message).not.toMatch(/start|eventTypeId/)
})

it('names every wrong property of the older form [ER-13]', async () => {
  const answered = await bookOlder({ language: undefined, timeZone: 'Nope', responses: { name: 'Dan' } })

  for (const property of ['language', 'timeZone', 'responses.email'])
    expect(answered.body.error.message).toContain(property)
})

it('names the wrong property of the current form in the older generation [ER-13, VR-12]', async () => {
  const answered = await book(mock, 'anywhere', { attendee: booker({ timeZone: 'Nope' }) }, older)

  expect(answered.body.error.message).toBe('attendee.timeZone must be the name of an IANA time zone')
})

it('tells a length that the end makes by the end [BK-22]', async () => {
  const answered = await bookOlder({ end: '2026-01-12T10:45:00Z' })

  expect(answered.headers.get('x-mock-refused-by')).toBe('booking.length_not_offered')
  expect(answered.body.error.message).toMatch(/^end is 2026-01-12T10:45:00\.000Z.*45 minutes.*takes 30$/)
})
