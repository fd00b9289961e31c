import { expect, it } from 'vitest'
import { ask } from '../client.js'
import { stateOf } from '../pipeline/open-personal.js'
import { aFaultyMock, book, statuses } from './a-faulty-mock.js'

it.each([
  ['status=503', 503, 'fault.status'],
  [' status = 503 ; connection = malformed ', 503, 'fault.status'],
  ['refuse=booking.slot_taken', 400, 'booking.host_busy'],
  ['rateLimited', 429, 'rate_limit.exceeded'],
  ['expiredToken=true', 498, 'auth.token_expired'],
  ['{"status": 503, "when": "before"}', 503, 'fault.status'],
])('makes its own request fail by the header %s, and no other', async (header, status, name) => {
  const opened = await aFaultyMock()
  const before = stateOf(opened)
  const response = await opened.mock.fetch('/v2/me', {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${opened.mock.keys['owner']}`,
      'content-type': 'application/json',
      'x-mock-fault': header,
    },
    body: '{"bio":"later"}',
  })
  expect([response.status, response.headers.get('x-mock-refused-by'), response.headers.get('x-mock-fault')]).toEqual([
    status,
    name,
    '1',
  ])
  expect(stateOf(opened)).toBe(before)
  expect(await statuses(opened, 1)).toEqual([200])
})

it.each([
  ['', 'a fault does something: give one of status'],
  ['statsu=503', 'there is no field "statsu"; did you mean "status"?'],
  ['refuse=booking.host_bussy', 'did you mean "booking.host_busy"?'],
  ['status=503;status=502', 'x-mock-fault gives status twice; give it once'],
  ['status=503, status=502', 'status must be a whole number from 400 to 599, is "503, status=502"'],
  ['status=many', 'status must be a whole number from 400 to 599, is "many"'],
  ['status=503;times=2', 'x-mock-fault is for its own request, which needs no times; leave it out'],
  ['operationId=createBooking;status=503', 'needs no operationId; leave it out'],
  ['{"status": 503', 'x-mock-fault begins like JSON, but is none; write pairs such as status=503 in its place'],
  ['{"__proto__": {"status": 503}}', 'there is no field "__proto__"'],
])('answers 400 to the header "%s", and says what would do', async (header, message) => {
  const opened = await aFaultyMock()
  const before = stateOf(opened)
  const refused = await book(opened, 10, { 'x-mock-fault': header })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'fault.invalid'])
  expect(refused.body.error.message).toContain(message)
  expect(refused.headers.get('x-mock-fault')).toBeNull()
  expect(stateOf(opened)).toBe(before)
})

it('goes before a fault that waits, which waits on', async () => {
  const opened = await aFaultyMock()
  opened.mock.faults.next({ status: 502 })
  const own = await ask(opened.mock, 'GET /v2/me', { as: 'owner', headers: { 'x-mock-fault': 'status=503' } })
  expect([own.status, await statuses(opened, 2)]).toEqual([503, [502, 200]])
})

it('may be sent, and its trace read, by scripts of any origin [ER-17]', async () => {
  const { mock } = await aFaultyMock()
  const { headers } = await ask(mock, 'OPTIONS /v2/me')
  expect(headers.get('access-control-allow-headers')).toContain('x-mock-fault')
  expect(headers.get('access-control-expose-headers')).toContain('x-mock-fault')
})
