import { expect, it } from 'vitest'
import type { Fault } from '../../src/index.js'
import { ask, restsOn } from '../client.js'
import { stateOf } from '../pipeline/open-personal.js'
import { aFaultyMock, book } from './a-faulty-mock.js'

it.each([
  [400, 'BadRequestException'],
  [418, 'ImATeapotException'],
  [498, 'TokenExpiredException'],
  [500, 'INTERNAL_SERVER_ERROR'],
  [503, 'ServiceUnavailableException'],
  [599, 'ErrorException'],
])('answers %i in the error form of the service, and changes nothing [ER-09] [ER-10]', async (status, code) => {
  const opened = await aFaultyMock()
  const before = stateOf(opened)
  const { id } = opened.mock.faults.next({ operationId: 'createBooking', status })
  const answered = await book(opened)
  expect([answered.status, answered.headers.get('x-mock-fault')]).toEqual([status, String(id)])
  expect(answered.headers.get('x-mock-refused-by')).toBe('fault.status')
  expect(answered.body).toMatchObject({
    status: 'error',
    path: '/v2/bookings',
    error: {
      code,
      message: `Fault ${id} answers ${status} in place of createBooking; without it the service would answer`,
    },
  })
  expect(stateOf(opened)).toBe(before)
  const next = await book(opened)
  expect([next.status, next.headers.get('x-mock-fault')]).toEqual([201, null])
})

it('lets the operation take effect and loses its answer with `when: after`', async () => {
  const opened = await aFaultyMock()
  opened.mock.faults.next({ operationId: 'createBooking', status: 504, when: 'after' })
  const lost = await book(opened)
  expect([lost.status, lost.body.error.code]).toEqual([504, 'GatewayTimeoutException'])
  expect(lost.body.error.message).toBe(
    'Fault 1 answers 504 in place of what createBooking answered; without it that would have come',
  )
  const again = await book(opened)
  expect([again.status, again.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.host_busy'])
})

it('loses a refusal of the operation too', async () => {
  const opened = await aFaultyMock()
  await book(opened)
  const before = stateOf(opened)
  opened.mock.faults.next({ status: 504, when: 'after' })
  expect([(await book(opened)).status, stateOf(opened)]).toEqual([504, before])
})

it.each([
  ['booking.host_busy', 'booking.host_busy', 400, 'BadRequestException'],
  ['booking.slot_taken', 'booking.host_busy', 400, 'BadRequestException'],
  ['reservation.slot_not_free', 'reservation.slot_not_free', 422, 'UnprocessableEntityException'],
  ['server.error', 'server.error', 500, 'INTERNAL_SERVER_ERROR'],
] as const)('refuses as %s, by the name %s with its status and code', async (refuse, name, status, code) => {
  const opened = await aFaultyMock()
  const before = stateOf(opened)
  opened.mock.faults.next({ operationId: 'createBooking', refuse })
  const refused = await book(opened)
  expect([refused.status, refused.headers.get('x-mock-refused-by'), refused.body.error.code]).toEqual([
    status,
    name,
    code,
  ])
  expect(refused.body.error.message).toBe(
    `Fault 1 refuses createBooking as ${refuse}; without it the service would answer`,
  )
  expect(stateOf(opened)).toBe(before)
})

it('says on what a refusal that it names would rest, and makes it under every policy', async () => {
  const opened = await aFaultyMock({ policy: 'specification' })
  opened.mock.faults.next({ refuse: 'booking.host_busy' })
  const refused = await book(opened)
  expect([refused.status, restsOn(refused)]).toEqual([400, expect.arrayContaining(['BK-30'])])
})

it('answers as to a caller over the rate limit, with the three headers, though refusing is off [RL-03]', async () => {
  const opened = await aFaultyMock()
  opened.mock.faults.next({ rateLimited: true })
  const { status, headers, body } = await ask(opened.mock, 'GET /v2/me', { as: 'owner' })
  expect([status, headers.get('x-mock-refused-by')]).toEqual([429, 'rate_limit.exceeded'])
  expect(['limit', 'remaining', 'reset'].map((it) => headers.get(`x-ratelimit-${it}-default`))).toEqual([
    '120',
    '0',
    '60',
  ])
  expect(body.error).toMatchObject({
    code: 'ThrottlerException',
    message: 'More than 120 requests in a minute, says fault 1; retry in 60 seconds',
  })
  const next = await ask(opened.mock, 'GET /v2/me', { as: 'owner' })
  expect([next.status, next.headers.get('x-ratelimit-remaining-default')]).toEqual([200, '118'])
})

it('answers as to an expired token, in the words that clients look for [AU-06]', async () => {
  const opened = await aFaultyMock()
  opened.mock.faults.next({ expiredToken: true })
  const { status, headers, body } = await ask(opened.mock, 'GET /v2/me', { as: 'owner' })
  expect([status, headers.get('x-mock-refused-by')]).toEqual([498, 'auth.token_expired'])
  expect(body.error).toMatchObject({ code: 'TokenExpiredException', message: 'ACCESS_TOKEN_IS_EXPIRED' })
})

it.each([
  [
    { status: 503 },
    503,
    {
      message: expect.stringContaining('answers 503 in place of'),
      method: 'GET',
      url: '/v1/payments?apiKey=***',
      data: {},
    },
  ],
  [{ refuse: 'v1.user_locked' }, 403, { error: expect.stringContaining('refuses') }],
  [{ rateLimited: true }, 429, { message: expect.stringContaining('More than 30 requests in a minute') }],
  [{ expiredToken: true }, 401, { error: 'The apiKey has expired; use another one' }],
] as const satisfies readonly (readonly [Fault, number, object])[])(
  'answers %o in v1 in the form of v1 [V1-01] [V1-02] [RL-03]',
  async (fault, status, body) => {
    const { mock } = await aFaultyMock({ scenario: 'payments-v1' })
    mock.faults.next(fault)
    const refused = await ask(mock, `GET /v1/payments?apiKey=${mock.keys['owner']}`)
    expect([refused.status, refused.body, refused.headers.get('x-mock-fault')]).toEqual([status, body, '1'])
  },
)

it('tells of the fault with the request, and says so where none was met', async () => {
  const { mock, told } = await aFaultyMock()
  mock.faults.next({ operationId: 'getMe', status: 503 })
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  expect(told.map(({ status, refusedBy, fault }) => [status, refusedBy, fault])).toEqual([
    [503, 'fault.status', 1],
    [200, undefined, undefined],
  ])
})
