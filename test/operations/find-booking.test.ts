import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { ask, restsOn } from '../client.js'

const mock = await createMock({ scenario: harbour, now: harbourNow, freeze: true })
const find = (id: number | string, key = 'ada') => ask(mock, `GET /v1/bookings/${id}?apiKey=${mock.keys[key]}`)

it('returns the booking with its payments, and rests on no choice [V1-04] [V1-06]', async () => {
  const answer = await find(100002)
  expect(answer.status).toBe(200)
  expect(answer.body.booking).toMatchObject({
    id: 100002,
    userId: 1001,
    uid: 'past',
    startTime: '2026-01-02T10:00:00.000Z',
    attendees: [{ email: 'kim+tea@example.com', timeZone: 'Asia/Kathmandu' }, { email: 'guest@example.com' }],
    user: { email: 'ada@example.com', name: 'Ada Archer' },
    payment: [{ id: 500001, success: true, paymentOption: 'ON_BOOKING' }],
    status: 'ACCEPTED',
    responses: { location: { value: 'integrations:svc-video', optionValue: '' } },
  })
  expect(restsOn(answer)).toEqual([])
})

it.each([
  ['pending', 100004, 'PENDING'],
  ['cancelled', 100003, 'CANCELLED'],
])('writes the status %s in upper case [V1-06]', async (_status, id, expected) => {
  expect((await find(id)).body.booking).toMatchObject({ status: expected, payment: [] })
})

it.each([
  ['an attendee', 100030, 'ada'],
  ['the organizer', 100030, 'ben'],
  ['the team admin', 100030, 'cleo'],
  ['the organization admin', 100030, 'dan'],
  ["an admin of the organizer's organization", 100001, 'dan'],
  ['the owner of a managed child', 100032, 'ben'],
  ['a system admin', 100040, 'ivy'],
])('lets %s read [V1-05]', async (_who, id, key) => {
  expect((await find(id, key)).status).toBe(200)
})

it.each([
  ['an outsider', 100001, 'eve'],
  ['a plain member', 100030, 'jon'],
  ['a holder of permissions', 100030, 'hal'],
  ['anybody for an unknown number', 999, 'ada'],
])('refuses %s in the v1 form [V1-05] [V1-02]', async (_who, id, key) => {
  const answer = await find(id, key)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([403, 'v1.booking_forbidden'])
  expect(answer.body).toMatchObject({ message: expect.stringContaining(String(id)), method: 'GET' })
  expect(answer.body).not.toHaveProperty('status')
})

it('tells a system admin that the number is unknown [V1-05]', async () => {
  const answer = await find(999, 'ivy')
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'v1.booking_unknown'])
  expect(answer.body.message).toContain('999')
})

it.each([
  ['no key', '/v1/bookings/100001'],
  ['an unknown key', '/v1/bookings/100001?apiKey=svc_wrong'],
] as const)('refuses %s [V1-01]', async (_what, path) => {
  expect((await ask(mock, `GET ${path}`)).status).toBe(401)
})

it('refuses a number that is none [ER-08]', async () => {
  expect((await find('first')).status).toBe(400)
})
