import { beforeEach, expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { book, booker, desk, deskNow } from '../builders/a-booking-desk.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

let mock: Mock

beforeEach(async () => {
  mock = await createMock({ scenario: desk, now: deskNow, freeze: true })
})

it('books a personal event type for anybody, and rests on no choice of ours [AU-20]', async () => {
  const answered = await book(mock, 'intro')

  expect(answered.status).toBe(201)
  expect(answered.body).toMatchObject({
    status: 'success',
    data: {
      id: 100001,
      title: 'Intro call between Ada Archer and Dan Dale',
      status: 'accepted',
      start: '2026-01-12T10:00:00.000Z',
      end: '2026-01-12T10:30:00.000Z',
      duration: 30,
      hosts: [{ id: 1001, username: 'ada' }],
      attendees: [{ name: 'Dan Dale', email: 'dan@example.com', absent: false, language: 'en' }],
      absentHost: false,
      createdAt: '2026-01-05T09:00:00.000Z',
    },
  })
  expect(restsOn(answered)).toEqual([])
})

it('serves the policy specification on the scenario personal', async () => {
  const personal = await createMock({ scenario: 'personal', now: deskNow, policy: 'specification' })

  expect((await book(personal, 'intro')).status).toBe(201)
})

it('can be read back as it was answered', async () => {
  const created = await book(mock, 'intro', { guests: ['cleo@example.com'] })

  const read = await ask(mock, `GET /v2/bookings/${created.body.data.uid}`, { as: 'owner', version: bookingsVersion })
  expect(read.body.data).toEqual(created.body.data)
})

it('keeps answers, guests, metadata and notes [BK-44, BK-46]', async () => {
  const { body } = await book(mock, 'form', {
    attendee: booker({ phoneNumber: '+15550100', language: 'de' }),
    guests: ['cleo@example.com', 'dan@example.com', 'ada@example.com'],
    metadata: { source: 'newsletter' },
    bookingFieldsResponses: { topic: 'Tides', notes: 'Please call me first.' },
  })

  expect(body.data).toMatchObject({
    description: 'Please call me first.',
    guests: ['cleo@example.com'],
    metadata: { source: 'newsletter' },
    attendees: [
      { email: 'dan@example.com', language: 'de', phoneNumber: '+15550100' },
      { name: '', email: 'cleo@example.com', timeZone: 'Europe/London', language: 'en' },
    ],
    bookingFieldsResponses: {
      topic: 'Tides',
      notes: 'Please call me first.',
      name: 'Dan Dale',
      email: 'dan@example.com',
      guests: ['cleo@example.com'],
      attendeePhoneNumber: '+15550100',
    },
  })
})

it('keeps answers to unknown slugs, with a warning [BK-46]', async () => {
  const answered = await book(mock, 'intro', { bookingFieldsResponses: { mood: 'good' } })

  expect(answered.body.data.bookingFieldsResponses).toMatchObject({ mood: 'good' })
  expect(answered.headers.get('x-mock-warning')).toContain('mood')
})

it('makes an address of the phone number of a booker without one [BK-45]', async () => {
  const { body } = await book(mock, 'phone', {
    attendee: { name: 'Dan', timeZone: 'Europe/London', phoneNumber: '+15550100' },
  })

  expect(body.data.attendees[0]).toMatchObject({ email: '15550100@sms.svc', phoneNumber: '+15550100' })
})

it('takes one of several lengths, by default its own [AV-10, BK-22]', async () => {
  expect((await book(mock, 'several')).body.data.duration).toBe(30)
  const hour = await book(mock, 'several', { start: '2026-01-12T12:00:00Z', lengthInMinutes: 60 })
  expect(hour.body.data).toMatchObject({ duration: 60, end: '2026-01-12T13:00:00.000Z' })
})

it('reads a start with an offset, and one without as UTC [ER-19]', async () => {
  expect((await book(mock, 'intro', { start: '2026-01-12T12:00:00+01:00' })).body.data.start).toBe(
    '2026-01-12T11:00:00.000Z',
  )
  expect((await book(mock, 'intro', { start: '2026-01-12T12:00' })).body.data.start).toBe('2026-01-12T12:00:00.000Z')
})

it("takes the event type's location, and shows its value [BK-52, BK-54]", async () => {
  const { body } = await book(mock, 'place', { location: { type: 'address' } })

  expect(body.data.location).toBe('1 Quay Street')
  expect(body.data).not.toHaveProperty('meetingUrl')
})

it('gives a video link where no location was sent, whatever the event type lists [BK-53]', async () => {
  const answered = await book(mock, 'place')

  expect(answered.body.data.location).toBe(`https://svc.example.com/video/${answered.body.data.uid}`)
  expect(restsOn(answered)).toEqual(['BK-53'])
})

it('keeps a meetingUrl as a link, with a warning that it is deprecated [BK-53]', async () => {
  const answered = await book(mock, 'intro', { meetingUrl: 'https://meet.example.com/x' })

  expect(answered.body.data).toMatchObject({
    location: 'https://meet.example.com/x',
    meetingUrl: 'https://meet.example.com/x',
  })
  expect(answered.headers.get('x-mock-warning')).toContain('meetingUrl is deprecated')
})

it('accepts the right e-mail verification code [BK-24]', async () => {
  expect((await book(mock, 'verified', { emailVerificationCode: '123456' })).status).toBe(201)
})

it.each(['asked', 'paid'])(
  'leaves a booking of %s pending, which does not take the time [BK-49, AV-12]',
  async (eventType) => {
    const answered = await book(mock, eventType)

    expect(answered.body.data.status).toBe('pending')
    expect(restsOn(answered)).toEqual(['BK-49'])
    expect((await book(mock, 'intro')).status).toBe(201)
  },
)

it.each([
  ['owner', 201],
  ['admin', 201],
  ['host', 403],
])('answers %s who books a type that requires authentication with %i [BK-15]', async (as, status) => {
  expect((await book(mock, 'closed', {}, { as })).status).toBe(status)
})

it('lets hosts of a round robin take turns, under a frozen clock too [HA-04]', async () => {
  const hosts: string[] = []
  for (const hour of [10, 11, 12, 13, 14, 15]) {
    const answered = await book(mock, 'turns', { start: `2026-01-12T${hour}:00:00Z` })
    expect(restsOn(answered)).toEqual(['HA-04'])
    hosts.push(answered.body.data.hosts[0].username)
  }

  expect(hosts).toEqual(['ada', 'ben', 'cleo', 'ada', 'ben', 'cleo'])
})

it('gives three bookings of one time to three hosts, and refuses the fourth [HA-01, BK-30]', async () => {
  const answers = [await book(mock, 'turns'), await book(mock, 'turns'), await book(mock, 'turns')]

  expect(answers.map(({ body }) => body.data.hosts[0].username)).toEqual(['ada', 'ben', 'cleo'])
  expect(answers.map(restsOn)).toEqual([['HA-04'], ['HA-04'], ['HA-01']])
  expect((await book(mock, 'turns')).headers.get('x-mock-refused-by')).toBe('booking.host_busy')
})

it('books every host of a collective event type, the first as organizer, and titles it by the team [HA-06, BK-43, BK-50]', async () => {
  const answered = await book(mock, 'panel')

  expect(answered.body.data).toMatchObject({
    title: 'Panel between Support and Dan Dale',
    hosts: [{ username: 'ada' }],
    attendees: [
      { email: 'dan@example.com' },
      { name: 'Ben Brook', email: 'ben@example.com', timeZone: 'Europe/Berlin' },
    ],
  })
  expect(restsOn(answered)).toEqual(['HA-06'])
})

it('books a child of a managed event type with its owner [HA-06]', async () => {
  const { body } = await book(mock, '', { eventTypeId: undefined, eventTypeSlug: 'template', username: 'cleo' })

  expect(body.data.hosts).toMatchObject([{ username: 'cleo' }])
})

it('lets routing choose among the hosts [HA-08]', async () => {
  const cleo = mock.ids['user.cleo']
  const answered = await book(mock, 'turns', { routing: { responseId: 1, teamMemberIds: [cleo] } })

  expect(answered.body.data.hosts[0].username).toBe('cleo')
  expect(restsOn(answered)).toEqual(['HA-01', 'HA-08'])
})
