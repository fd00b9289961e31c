import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

const mock = await createMock({ scenario: harbour, now: harbourNow, freeze: true })
const list = (uid = 'past', as = 'ada') =>
  ask(mock, `GET /v2/bookings/${uid}/recordings`, { as, version: bookingsVersion })

it('lists the recordings by their beginning, a failed link with its reason [BK-66] [ER-03]', async () => {
  const answer = await list()
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    status: 'success',
    data: [
      {
        id: 'sooner',
        downloadLink: null,
        error: 'The link has expired',
        startTs: Date.parse('2026-01-02T10:00:00Z') / 1000,
      },
      { id: 'later', status: 'completed', duration: 300, downloadLink: expect.stringMatching(/^https:/) },
    ],
    error: {},
  })
  expect(answer.body.data[1]).not.toHaveProperty('error')
  expect(Object.keys(answer.body).sort()).toEqual(['data', 'error', 'status'])
  expect(restsOn(answer)).toEqual([])
})

it('lists nothing where nothing was recorded [BK-65]', async () => {
  expect((await list('first')).body).toEqual({ status: 'success', data: [], error: {} })
})

it('lists nothing for a meeting elsewhere and warns; refuses it where the alternative is on [BK-65] [AL-17]', async () => {
  const answer = await list('pending')
  expect([answer.status, answer.body.data]).toEqual([200, []])
  expect(answer.headers.get('x-mock-warning')).toContain('AL-17')
  expect(restsOn(answer)).toEqual(['BK-65'])
  const strict = await createMock({ scenario: harbour, now: harbourNow, freeze: true, alternatives: ['AL-17'] })
  const refused = await ask(strict, 'GET /v2/bookings/pending/recordings', { as: 'ada', version: bookingsVersion })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.no_service_video'])
  expect(refused.body.error.message).toContain('pending')
  const other = await ask(strict, 'GET /v2/bookings/past/recordings', { as: 'ada', version: bookingsVersion })
  expect(other.status).toBe(200)
})

it.each([
  ['the organizer by access token', 'past', 'adaToken'],
  ['the organizer behind an OAuth client', 'past', 'platform'],
  ['an organization admin', 'past', 'dan'],
  ['a system admin', 'past', 'ivy'],
  ['the organizer of a team booking', 'call', 'ben'],
  ['the team admin', 'call', 'cleo'],
  ["the organization admin of a team's booking", 'call', 'dan'],
])('lets %s read [AU-25]', async (_who, uid, as) => {
  expect((await list(uid, as)).status).toBe(200)
})

it.each([
  ['an outsider', 'past', 'eve'],
  ['a managed user', 'past', 'mia'],
  ['an attendee', 'call', 'ada'],
  ['a plain member', 'call', 'jon'],
  ['a holder of other permissions', 'call', 'hal'],
])('refuses %s and names user and booking [AU-25]', async (_who, uid, as) => {
  const answer = await list(uid, as)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([403, 'booking.recordings_forbidden'])
  expect(answer.body.error.message).toContain(uid)
  expect(answer.body.error.message).toMatch(/User 10\d\d/)
})

it('refuses anonymous callers [AU-25] [AU-04]', async () => {
  const answer = await ask(mock, 'GET /v2/bookings/past/recordings', { version: bookingsVersion })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([401, 'auth.missing'])
})

it('refuses an unknown uid, and that of a series [BK-65] [BK-60]', async () => {
  for (const uid of ['nothing', String(mock.ids['series.series'])]) {
    const answer = await list(uid)
    expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.unknown'])
  }
})

it.each([undefined, '2024-04-15'])('answers the same in version %s [VR-04] [VR-17]', async (version) => {
  const answer = await ask(mock, 'GET /v2/bookings/past/recordings', { as: 'ada', ...(version && { version }) })
  expect(answer.body).toEqual((await list()).body)
  expect(restsOn(answer)).toContain('VR-17')
})
