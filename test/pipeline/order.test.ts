import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'
import { now } from './open-personal.js'

const unknown = { headers: { authorization: 'Bearer svc_unknown' } }
const broken = { body: '[' as unknown, headers: { authorization: 'Bearer svc_unknown' } }

it.each([
  ['route before path parameters', 'PUT /v2/event-types/text', {}, 'route.method_unknown'],
  [
    'path parameters before version and credentials',
    'GET /v2/event-types/text',
    unknown,
    'request.path_parameter_invalid',
  ],
  ['version before credentials', 'PATCH /v2/bookings/nowhere/location', broken, 'route.absent_in_version'],
  [
    'credentials before access',
    'PATCH /v2/bookings/nowhere/location',
    { ...broken, version: bookingsVersion },
    'auth.key_unknown',
  ],
  ['credentials before the query', 'GET /v2/bookings?take=0&__proto__=1', unknown, 'auth.key_unknown'],
  [
    'access before the body',
    'PATCH /v2/bookings/nowhere/location',
    { as: 'owner', version: bookingsVersion, body: [] },
    'booking.unknown',
  ],
  ['access before the query', 'GET /v2/teams/1/event-types?hostsLimit=text', { as: 'owner' }, 'team.unknown'],
  [
    'the body before the rest',
    'POST /v2/bookings',
    { version: bookingsVersion, body: { eventTypeId: 1 } },
    'request.invalid',
  ],
] as const)('decides %s [ER-16] [BK-10]', async (_what, request, options, name) => {
  const mock = await createMock({ now, freeze: true })
  const answer = await ask(mock, request, options)
  expect(answer.headers.get('x-mock-refused-by')).toBe(name)
})

it('counts a request before it looks at the credentials [ER-16] [RL-01]', async () => {
  const mock = await createMock({ now, freeze: true })
  const answer = await ask(mock, 'GET /v2/bookings', { headers: { authorization: 'Bearer svc_unknown' } })
  expect([answer.status, answer.headers.get('x-ratelimit-remaining-default')]).toEqual([401, '119'])
})
