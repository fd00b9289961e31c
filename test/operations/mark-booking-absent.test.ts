import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

const open = (options: { alternatives?: readonly AlternativeId[] } = {}) =>
  createMock({ scenario: harbour, now: harbourNow, freeze: true, ...options })
type Mock = Awaited<ReturnType<typeof open>>

const mark = (mock: Mock, body: unknown, { as = 'ada', uid = 'past' } = {}) =>
  ask(mock, `POST /v2/bookings/${uid}/mark-absent`, { as, version: bookingsVersion, body })
const kim = 'kim+tea@example.com'

it('marks host and attendees absent, for good [BK-63] [ER-05]', async () => {
  const mock = await open()
  const answer = await mark(mock, { host: true, attendees: [{ email: 'KIM+tea@example.com', absent: true }] })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    status: 'success',
    data: { absentHost: true, updatedAt: harbourNow, attendees: [{ email: kim, absent: true }, { absent: false }] },
  })
  expect(answer.body).not.toHaveProperty('error')
  expect(restsOn(answer)).toEqual([])
  expect((await ask(mock, 'GET /v2/bookings/past', { version: bookingsVersion })).body.data).toEqual(answer.body.data)
})

it('takes marks back [BK-63]', async () => {
  const mock = await open()
  await mark(mock, { host: true, attendees: [{ email: kim, absent: true }] })
  const answer = await mark(mock, { host: false, attendees: [{ email: kim, absent: false }] })
  expect(answer.body.data).toMatchObject({ absentHost: false, attendees: [{ absent: false }, { absent: false }] })
})

it('lets host: false change nothing where the alternative is on [AL-08]', async () => {
  const mock = await open({ alternatives: ['AL-08'] })
  await mark(mock, { host: true })
  expect((await mark(mock, { host: false })).body.data.absentHost).toBe(true)
})

it.each([
  ['no body', undefined],
  ['an empty body', {}],
  ['an unknown address', { attendees: [{ email: 'nobody@example.com', absent: true }] }],
])('changes nothing for %s [BK-63] [ER-08]', async (_what, body) => {
  const answer = await mark(await open(), body)
  expect([answer.status, answer.body.data.updatedAt]).toEqual([200, '2026-01-03T08:00:00.000Z'])
})

it('changes nothing for an empty list and warns; refuses it where the alternative is on [AL-35] [BK-64]', async () => {
  const answer = await mark(await open(), { attendees: [] })
  expect([answer.status, answer.headers.get('x-mock-warning')]).toEqual([200, expect.stringContaining('AL-35')])
  expect(restsOn(answer)).toEqual(['BK-64'])
  const refused = await mark(await open({ alternatives: ['AL-35'] }), { attendees: [] })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.absent_attendees_empty'])
  expect(refused.body.error.message).toContain('attendees')
})

it('marks before the start and warns; refuses it where the alternative is on [AL-16] [BK-64]', async () => {
  const answer = await mark(await open(), { host: true }, { uid: 'first' })
  expect([answer.status, answer.body.data.absentHost]).toEqual([200, true])
  expect(answer.headers.get('x-mock-warning')).toContain('AL-16')
  expect(restsOn(answer)).toEqual(['BK-64'])
  const refused = await mark(await open({ alternatives: ['AL-16'] }), { host: true }, { uid: 'first' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.absent_before_start'])
  expect(refused.body.error.message).toContain('2026-01-06T10:00:00.000Z')
  expect(refused.body.error.message).toContain(harbourNow)
})

it('marks at the very start where the alternative is on [AL-16]', async () => {
  const start = '2026-01-06T10:00:00.000Z'
  const mock = await createMock({ scenario: harbour, now: start, freeze: true, alternatives: ['AL-16'] })
  expect((await mark(mock, { host: true }, { uid: 'first' })).status).toBe(200)
})

it.each([
  ['adaToken', 'past'],
  ['platform', 'past'],
  ['ben', 'call'],
  ['mia', 'chat'],
])('lets the organizer behind %s mark %s [AU-24]', async (as, uid) => {
  expect((await mark(await open(), { host: true }, { as, uid })).status).toBe(200)
})

it.each([
  ['an outsider', 'eve', 'past'],
  ['a managed user', 'mia', 'past'],
  ['an attendee', 'ada', 'call'],
  ['a team admin', 'cleo', 'call'],
  ['an organization admin', 'dan', 'call'],
  ['a holder of booking.update', 'hal', 'call'],
  ['a plain member', 'jon', 'call'],
])('refuses %s [AU-24]', async (_who, as, uid) => {
  const answer = await mark(await open(), { host: true }, { as, uid })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([403, 'booking.mark_absent_forbidden'])
  expect(answer.body.error.message).toContain(uid)
})

it('refuses anonymous callers [AU-24] [AU-04]', async () => {
  const request = { version: bookingsVersion, body: { host: true } }
  const answer = await ask(await open(), 'POST /v2/bookings/past/mark-absent', request)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([401, 'auth.missing'])
})

it('refuses an unknown uid, and that of a series [BK-64] [BK-60]', async () => {
  const mock = await open()
  for (const uid of ['nothing', String(mock.ids['series.series'])]) {
    const answer = await mark(mock, { host: true }, { uid })
    expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.unknown'])
  }
})

it.each([
  ['a host that is no boolean', { host: 'yes' }, 'host'],
  ['attendees that are no list', { attendees: kim }, 'attendees'],
  ['a bad address', { attendees: [{ email: 'kim', absent: true }] }, 'email'],
  ['a missing address', { attendees: [{ absent: true }] }, 'email'],
  ['an absence that is no boolean', { attendees: [{ email: kim, absent: 1 }] }, 'absent'],
  ['a missing absence', { attendees: [{ email: kim }] }, 'absent'],
])('refuses %s and changes nothing [BK-64]', async (_what, body, telling) => {
  const mock = await open()
  const answer = await mark(mock, body)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(answer.body.error)).toContain(telling)
})

it.each([undefined, '2024-04-15'])(
  'does the same in version %s, and answers in the older form [VR-04] [VR-17]',
  async (version) => {
    const mock = await open()
    const request = { as: 'ada', ...(version && { version }), body: { host: true } }
    const answer = await ask(mock, 'POST /v2/bookings/past/mark-absent', request)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ status: 'success', data: { uid: 'past', status: 'ACCEPTED' } })
    expect(answer.body).not.toHaveProperty('error')
    expect(restsOn(answer)).toContain('VR-17')
    const { data } = (await ask(mock, 'GET /v2/bookings/past', { version: bookingsVersion })).body
    expect(data.absentHost).toBe(true)
  },
)
