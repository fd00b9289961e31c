import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

const open = (options: { alternatives?: readonly AlternativeId[] } = {}) =>
  createMock({ scenario: harbour, now: harbourNow, freeze: true, ...options })
type Mock = Awaited<ReturnType<typeof open>>

const address = { type: 'address', address: '1 Quay Street' }
const move = (mock: Mock, location: unknown, { as = 'ada', uid = 'first' } = {}) =>
  ask(mock, `PATCH /v2/bookings/${uid}/location`, { as, version: bookingsVersion, body: { location } })

it('changes location, its answer and the moment of change, and nothing else [BK-57]', async () => {
  const mock = await open()
  const { body: before } = await ask(mock, 'GET /v2/bookings/first', { version: bookingsVersion })
  const answer = await move(mock, address)
  expect(answer.status).toBe(200)
  const { meetingUrl: _dropped, ...kept } = before.data
  expect(answer.body).toEqual({
    status: 'success',
    data: {
      ...kept,
      location: '1 Quay Street',
      updatedAt: harbourNow,
      bookingFieldsResponses: {
        ...kept.bookingFieldsResponses,
        location: { value: 'address', optionValue: '1 Quay Street' },
      },
    },
  })
  expect(restsOn(answer)).toEqual([])
  expect((await ask(mock, 'GET /v2/bookings/first', { version: bookingsVersion })).body.data).toEqual(answer.body.data)
})

it.each([
  [{ type: 'link', link: 'https://example.com/room' }, 'https://example.com/room', true],
  [{ type: 'phone', phone: '+15550100' }, '+15550100', false],
  [{ type: 'attendeeAddress', address: '2 Quay Street' }, '2 Quay Street', false],
  [{ type: 'attendeePhone', phone: '+15550101' }, '+15550101', false],
  [{ type: 'attendeeDefined', location: 'At the pier' }, 'At the pier', false],
  [{ type: 'integration', integration: 'zoom' }, 'zoom', false],
  [{ type: 'integration', integration: 'whereby-video' }, 'whereby-video', false],
  [{ type: 'integration', integration: 'svc-video' }, 'https://svc.example.com/video/first', true],
])('takes %o, which the event type need not list [BK-55] [BK-54]', async (location, shown, isLink) => {
  const answer = await move(await open(), location)
  expect(answer.status).toBe(200)
  expect([answer.body.data.location, answer.body.data.meetingUrl]).toEqual([shown, isLink ? shown : undefined])
})

it.each([
  ['the owner by access token', 'adaToken', 'first'],
  ['the owner behind an OAuth client', 'platform', 'first'],
  ["an admin of the owner's organization", 'dan', 'first'],
  ['a host', 'ben', 'call'],
  ['a team admin', 'cleo', 'call'],
  ['an organization admin', 'dan', 'call'],
  ['a holder of booking.update', 'hal', 'call'],
  ['the team admin of a managed child', 'cleo', 'care'],
  ['a system admin', 'ivy', 'dive'],
  ['a managed user who owns it', 'mia', 'chat'],
])('lets %s %s move the booking %s [AU-23] [AU-11]', async (_who, as, uid) => {
  expect((await move(await open(), address, { as, uid })).status).toBe(200)
})

it.each([
  ['an outsider', 'eve', 'first'],
  ['a managed user', 'mia', 'first'],
  ['an attendee', 'ada', 'call'],
  ['a plain member of the team', 'jon', 'call'],
  ['a holder of another permission', 'finn', 'call'],
  ['the admin of another team', 'cleo', 'first'],
])('refuses %s [AU-23]', async (_who, as, uid) => {
  const answer = await move(await open(), address, { as, uid })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('x-mock-refused-by')).toBe('booking.relocate_forbidden')
  expect(answer.body.error.message).toMatch(/owner.*host.*team admin.*org admin.*booking\.update/)
})

it('refuses anonymous callers [AU-23] [AU-04]', async () => {
  const request = { version: bookingsVersion, body: { location: address } }
  const answer = await ask(await open(), 'PATCH /v2/bookings/first/location', request)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([401, 'auth.missing'])
})

it.each([undefined, '2024-04-15', '2024-06-14'])('is absent in version %s [VR-05]', async (version) => {
  const request = { as: 'ada', ...(version && { version }), body: { location: address } }
  const answer = await ask(await open(), 'PATCH /v2/bookings/first/location', request)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'route.absent_in_version'])
})

it('refuses an unknown uid, and that of a series, before it reads the body [BK-56] [BK-60] [ER-16]', async () => {
  const mock = await open()
  for (const uid of ['nothing', String(mock.ids['series.series'])]) {
    const answer = await move(mock, 'here', { uid })
    expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.unknown'])
    expect(answer.body.error.message).toContain(uid)
  }
})

it.each([
  ['no type', {}, 'type'],
  ['an unknown type', { type: 'boat' }, 'type'],
  ['a type that only creation knows', { type: 'organizersDefaultApp' }, 'type'],
  ['an address without the address', { type: 'address' }, 'address'],
  ['an address that is empty', { type: 'address', address: '' }, 'address'],
  ['a link that is none', { type: 'link', link: 'quay' }, 'link'],
  ['a link of another protocol', { type: 'link', link: 'ftp://example.com' }, 'link'],
  ['a phone without number', { type: 'phone', address: '1' }, 'phone'],
  ["an attendee's phone without number", { type: 'attendeePhone' }, 'phone'],
  ["an attendee's address without it", { type: 'attendeeAddress' }, 'address'],
  ['a place without words', { type: 'attendeeDefined' }, 'location'],
  ['an app without name', { type: 'integration' }, 'integration'],
  ['a text', 'here', 'location'],
  ['null', null, 'location'],
])('refuses %s [BK-56]', async (_what, location, telling) => {
  const answer = await move(await open(), location)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(answer.body.error)).toContain(telling)
})

it('refuses a body without location, and leaves the booking where the alternative is on [BK-56] [AL-48]', async () => {
  const request = { as: 'ada', version: bookingsVersion, body: {} }
  const refused = await ask(await open(), 'PATCH /v2/bookings/first/location', request)
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  const lenient = await open({ alternatives: ['AL-48'] })
  const answer = await ask(lenient, 'PATCH /v2/bookings/first/location', request)
  expect([answer.status, answer.body.data.updatedAt]).toEqual([200, '2026-01-04T08:00:00.000Z'])
  expect((await move(lenient, address)).body.data.location).toBe('1 Quay Street')
})

it.each([
  ['an app the organizer has not installed', 'google-meet', 'ada', 'first'],
  ['an app that managed users cannot have', 'whereby-video', 'mia', 'chat'],
  ['an app that OAuth clients cannot use', 'whereby-video', 'platform', 'first'],
])('refuses %s and names it [BK-55] [EV-28]', async (_what, integration, as, uid) => {
  const answer = await move(await open(), { type: 'integration', integration }, { as, uid })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.app_not_installed'])
  expect(answer.body.error.message).toContain(integration)
})

it('says of an app that does not exist that it is no known one, and lists those [EV-31, BK-56]', async () => {
  const answer = await move(await open(), { type: 'integration', integration: 'pigeon-post' })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(answer.body.error.message).toMatch(
    /location\.integration must be the name of a known app, one of svc-video, google-meet, zoom.*campfire-video/,
  )
  expect(JSON.stringify(answer.body.error.details)).toContain('pigeon-post')
})

it.each([
  { type: 'address', address: '1 Quay Street' },
  { type: 'link', link: 'https://example.com/room' },
  { type: 'phone', phone: '+15550100' },
])(
  'takes whether %o is public without a warning, and nothing but a boolean for it [BK-55, EV-27]',
  async (location) => {
    const mock = await open()
    const answer = await move(mock, { ...location, public: true })
    expect([answer.status, answer.headers.get('x-mock-warning')]).toEqual([200, null])
    const refused = await move(mock, { ...location, public: 'yes' })
    expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
    expect(refused.body.error.message).toContain('location.public must be a boolean')
  },
)

it('lets a platform customer use an installed app of the API [EV-28]', async () => {
  const location = { type: 'integration', integration: 'zoom' }
  expect((await move(await open(), location, { as: 'mia', uid: 'chat' })).status).toBe(200)
})

it.each(['phone', 'attendeePhone'])(
  'takes a %s in any form and warns; refuses it where the alternative is on [AL-34]',
  async (type) => {
    const answer = await move(await open(), { type, phone: '555 0100' })
    expect([answer.status, answer.headers.get('x-mock-warning')]).toEqual([200, expect.stringContaining('AL-34')])
    const strict = await open({ alternatives: ['AL-34'] })
    const refused = await move(strict, { type, phone: '555 0100' })
    expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.phone_not_international'])
    expect(refused.body.error.message).toContain('555 0100')
    expect((await move(strict, { type, phone: '+15550100' })).status).toBe(200)
  },
)

it('drops unknown properties and warns [ER-07]', async () => {
  const answer = await move(await open(), { ...address, floor: 3 })
  expect([answer.status, answer.headers.get('x-mock-warning')]).toEqual([200, expect.stringContaining('floor')])
})

it('hides seats from the holder of a permission who moves the booking [BK-62]', async () => {
  const mock = await open()
  expect((await move(mock, address, { as: 'hal', uid: 'drill' })).body.data.attendees).toEqual([])
  expect((await move(mock, address, { as: 'ben', uid: 'drill' })).body.data.attendees).toHaveLength(1)
})
