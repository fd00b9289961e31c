import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

const open = (options: { alternatives?: readonly AlternativeId[] } = {}) =>
  createMock({ scenario: harbour, now: harbourNow, freeze: true, ...options })
type Mock = Awaited<ReturnType<typeof open>>

const edit = (mock: Mock, body: unknown, { id = 200001 as number | string, key = 'ada' } = {}) =>
  ask(mock, `PATCH /v1/attendees/${id}?apiKey=${mock.keys[key]}`, { body })
const robin = { id: 200001, bookingId: 100001, name: 'Robin', email: 'robin@example.com', timeZone: 'Europe/London' }

it('changes what is sent, and v2 shows it [V1-07]', async () => {
  const mock = await open()
  const changes = { name: 'Robin R.', email: 'rr@example.com', timeZone: 'Asia/Kathmandu' }
  const answer = await edit(mock, changes)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ attendee: { ...robin, ...changes } })
  expect(restsOn(answer)).toEqual([])
  const { data } = (await ask(mock, 'GET /v2/bookings/first', { version: bookingsVersion })).body
  expect(data).toMatchObject({
    attendees: [{ ...changes, displayEmail: 'rr@example.com' }],
    bookingFieldsResponses: { name: 'Robin R.', email: 'rr@example.com' },
    updatedAt: harbourNow,
  })
  const found = await ask(mock, 'GET /v2/bookings?attendeeEmail=rr@example.com', {
    as: 'ada',
    version: bookingsVersion,
  })
  expect(found.body.pagination.totalItems).toBe(1)
})

it.each([
  ['a name alone', { name: 'Rob' }],
  ['an empty body', {}],
  ['no body', undefined],
])('leaves what is not sent: %s [V1-07]', async (_what, body) => {
  expect((await edit(await open(), body)).body).toEqual({ attendee: { ...robin, ...body } })
})

it('keeps a time zone in its usual spelling [V1-07, ME-01]', async () => {
  const { body } = await edit(await open(), { timeZone: 'asia/KATHMANDU' })
  expect(body.attendee.timeZone).toBe('Asia/Kathmandu')
})

it('changes a guest among the guests too [V1-07] [BK-44]', async () => {
  const mock = await open()
  const id = Number(mock.ids['attendee.past.1'])
  await edit(mock, { email: 'kay@example.com' }, { id })
  const { data } = (await ask(mock, 'GET /v2/bookings/past', { version: bookingsVersion })).body
  expect(data).toMatchObject({ guests: ['kay@example.com'], bookingFieldsResponses: { guests: ['kay@example.com'] } })
})

it.each([
  ['an organization admin', 'dan'],
  ['a system admin', 'ivy'],
])('lets %s change an attendee [V1-07] [AU-08]', async (_who, key) => {
  expect((await edit(await open(), { name: 'Rob' }, { key })).status).toBe(200)
})

it.each([
  ['an outsider', 'eve', 200001],
  ['a plain colleague', 'jon', 200001],
  ['the organizer for an unknown attendee', 'ada', 999],
  ['a system admin for an unknown attendee', 'ivy', 999],
])('refuses %s in the v1 form [V1-07] [V1-02]', async (_who, key, id) => {
  const answer = await edit(await open(), { name: 'Rob' }, { id, key })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([403, 'v1.attendee_forbidden'])
  expect(answer.body).toMatchObject({ message: expect.stringContaining(String(id)), method: 'PATCH' })
})

it('refuses an attendee who changes his own entry in a booking of somebody else [V1-07]', async () => {
  const mock = await open()
  const id = Number(mock.ids['attendee.call.0'])
  const answer = await edit(mock, { name: 'Ada' }, { id })
  expect(answer.headers.get('x-mock-refused-by')).toBe('v1.attendee_forbidden')
})

it.each([
  ['a bad address', { email: 'robin' }, 'email'],
  ['an unknown zone', { timeZone: 'Europe/Quay' }, 'timeZone'],
  ['a name that is no text', { name: 7 }, 'name'],
])('refuses %s and changes nothing [V1-07] [V1-02]', async (_what, body, telling) => {
  const mock = await open()
  const answer = await edit(mock, body)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(answer.body.message).toContain(telling)
  expect((await edit(mock, {})).body).toEqual({ attendee: robin })
})

it('drops unknown properties and warns; refuses them where the alternative is on [AL-43] [V1-07]', async () => {
  const answer = await edit(await open(), { name: 'Rob', shoe: 43 })
  expect([answer.status, answer.body.attendee]).toEqual([200, { ...robin, name: 'Rob' }])
  expect(answer.headers.get('x-mock-warning')).toContain('AL-43')
  const strict = await open({ alternatives: ['AL-43'] })
  const refused = await edit(strict, { name: 'Rob', shoe: 43 })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'v1.property_unknown'])
  expect(refused.body.message).toContain('shoe')
  expect((await edit(strict, { name: 'Rob' })).status).toBe(200)
})

it('refuses a missing key, and a number that is none [V1-01] [ER-08]', async () => {
  const mock = await open()
  expect((await ask(mock, 'PATCH /v1/attendees/200001', { body: {} })).status).toBe(401)
  expect((await edit(mock, {}, { id: 'robin' })).status).toBe(400)
})
