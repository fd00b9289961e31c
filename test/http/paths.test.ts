import { expect, it } from 'vitest'
import { bookingsVersion, ask as send } from '../client.js'
import { openPersonal, stateOf } from '../pipeline/open-personal.js'

type Request = `${string} /${string}`
const ask = async (request: Request, headers: Record<string, string> = {}) => {
  const opened = await openPersonal()
  const before = stateOf(opened)
  const answer = await send(opened.mock, request, { as: 'owner', version: bookingsVersion, headers })
  expect(stateOf(opened)).toBe(before)
  return { ...answer, refusedBy: answer.headers.get('x-mock-refused-by') }
}

it.each([
  ['GET /v2/nowhere', '/v2/nowhere'],
  ['GET /v2', '/v2'],
  ['GET /v2/', '/v2/'],
  ['GET /v2//bookings', '/v2//bookings'],
  ['GET //v2/bookings', '//v2/bookings'],
  ['GET /v2/bookings//', '/v2/bookings//'],
  ['GET /v2/bookings//location', '/v2/bookings//location'],
  ['GET /v2/bookings/first/unheard?x=1', '/v2/bookings/first/unheard?x=1'],
  ['GET /v2/bookings/%E0%A4%A', '/v2/bookings/%E0%A4%A'],
  ['GET /v2/BOOKINGS', '/v2/BOOKINGS'],
  ['GET /v2/__proto__', '/v2/__proto__'],
  ['GET /v2/constructor/prototype', '/v2/constructor/prototype'],
  ['GET /nowhere', '/nowhere'],
  ['GET /v3/bookings', '/v3/bookings'],
] as const)('answers %s with 404, naming method and path [ER-15] [ER-20] [ER-09]', async (request, path) => {
  const { status, body, refusedBy } = await ask(request)
  expect([status, refusedBy]).toEqual([404, 'route.unknown'])
  expect(body).toMatchObject({
    status: 'error',
    path,
    error: { code: 'NotFoundException', details: { statusCode: 404, error: 'Not Found' } },
  })
  expect(body.error.message).toContain(`Cannot GET ${path.split('?')[0]}`)
})

it.each(['PUT', 'DELETE', 'HEAD', 'PROPFIND'])(
  'answers %s on a known v2 path that does not take it with 404 [ER-15]',
  async (method) => {
    const { status, body, refusedBy } = await ask(`${method} /v2/conferencing/zoom/connect`)
    expect([status, refusedBy]).toEqual([404, 'route.method_unknown'])
    if (method === 'HEAD') expect(body).toBeUndefined()
    else expect(body.error.message).toBe(`Cannot ${method} /v2/conferencing/zoom/connect: this path takes POST`)
  },
)

it('answers another method on a known v1 path with 405, and an unknown v1 path with 404 [V1-03] [V1-02]', async () => {
  const known = await ask('POST /v1/payments?apiKey=secret&APIKEY=secret&%61piKey=secret')
  expect([known.status, known.refusedBy]).toEqual([405, 'v1.method_unknown'])
  expect(known.body).toMatchObject({ message: expect.stringContaining('Cannot POST /v1/payments'), method: 'POST' })
  expect(known.body.url).toBe('/v1/payments?apiKey=***&APIKEY=***&%61piKey=***')
  for (const path of ['/v1/event-types', '/v1', '/v1/', '/v1//payments', '/v1/bookings/1/%ZZ'] as const) {
    const unknown = await ask(`GET ${path}`)
    expect([unknown.status, unknown.refusedBy]).toEqual([404, 'route.unknown'])
    expect(unknown.body).toEqual({
      message: `Cannot GET ${path}: there is no such path`,
      url: path,
      method: 'GET',
      data: { method: 'GET', path },
    })
  }
})

it('takes one slash at the end and percent-encoded ids [ER-20]', async () => {
  const { mock } = await openPersonal()
  const uid = String(mock.ids['booking.first'])
  const encoded = [...uid].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
  const answers = await Promise.all(
    [`/v2/bookings/${uid}`, `/v2/bookings/${uid}/`, `/v2/bookings/${encoded}`, `/v2/%62ookings/${uid}/?x=1`].map(
      (path) => ask(`GET ${path}` as Request),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

it('reads an encoded slash as a part of the id [ER-20]', async () => {
  const { status, body } = await ask('GET /v2/bookings/a%2Flocation')
  expect(status).toBe(404)
  expect(body.error.message).toContain('a/location')
})

it.each([
  ['text', 'text'],
  ['1.5', '1.5'],
  ['1e3', '1e3'],
  ['0x10', '0x10'],
  ['%201', ' 1'],
  ['1234567890123456', '1234567890123456'],
])('refuses %s as a number in the path, and names the parameter [ER-08]', async (segment, value) => {
  const { status, body, refusedBy } = await ask(`GET /v2/event-types/${segment}`)
  expect([status, refusedBy]).toEqual([400, 'request.path_parameter_invalid'])
  expect(body.error.message).toBe(`eventTypeId in the path must be an integer, but is "${value}"`)
})

it('refuses a v1 path id that is no number in the form of v1 [ER-08] [V1-02]', async () => {
  const { status, body } = await ask('GET /v1/bookings/text?apiKey=x')
  expect(status).toBe(400)
  expect(body).toMatchObject({
    message: expect.stringContaining('id in the path'),
    url: '/v1/bookings/text?apiKey=***',
    method: 'GET',
  })
})

it('answers HEAD as GET, without the body [ER-20]', async () => {
  const { mock } = await openPersonal()
  const path = `/v2/bookings/${mock.ids['booking.first']}`
  const [head, get] = [await ask(`HEAD ${path}` as Request), await ask(`GET ${path}` as Request)]
  expect([head.status, head.body]).toEqual([200, undefined])
  expect([...head.headers]).toEqual([...get.headers])
})

it('answers OPTIONS on any path with 204 and lets every origin ask [ER-17]', async () => {
  for (const path of ['/v2/bookings', '/v1/payments', '/v2/nowhere'] as const) {
    const { status, body, headers } = await ask(`OPTIONS ${path}`, { origin: 'https://app.example.com' })
    expect([status, body, headers.get('content-type')]).toEqual([204, undefined, null])
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const allowed = headers.get('access-control-allow-headers')?.split(', ')
    expect(allowed).toEqual([
      'Authorization',
      'Content-Type',
      'svc-api-version',
      'x-svc-client-id',
      'x-svc-secret-key',
      'x-mock-sandbox',
      'x-mock-test',
      'x-mock-fault',
      'x-mock-overlay',
    ])
    for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])
      expect(headers.get('access-control-allow-methods')).toContain(method)
  }
})

it('exposes the headers of limits and notes to scripts of any origin, on success and on refusal [ER-17]', async () => {
  for (const request of ['GET /v2/bookings', 'GET /v2/nowhere'] as const) {
    const { headers } = await ask(request)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const exposed = headers.get('access-control-expose-headers')?.split(', ') ?? []
    const limits = ['', '-Default', '-Location'].flatMap((it) =>
      ['Limit', 'Remaining', 'Reset'].map((name) => `X-RateLimit-${name}${it}`),
    )
    expect(exposed).toEqual(
      expect.arrayContaining([...limits, 'X-Request-Id', 'x-mock-rests-on', 'x-mock-refused-by', 'x-mock-warning']),
    )
  }
})

it('names each refused request, and no other, by the seed and the number of refusals before [ER-17]', async () => {
  const opened = [await openPersonal(), await openPersonal(), await openPersonal({ seed: 2 })]
  const named = opened.map(async ({ mock }) => [
    (await send(mock, 'GET /v2/nowhere')).headers.get('x-request-id'),
    (await send(mock, 'GET /v1/payments')).headers.get('x-request-id'),
    (await send(mock, 'GET /v2/event-types')).headers.get('x-request-id'),
  ])
  const [first, same, other] = await Promise.all(named)
  expect(first?.[0]).toMatch(/^[1-9A-HJ-NP-Za-km-z]{22}$/)
  expect(first?.[2]).toBeNull()
  expect(new Set([...(first ?? []), ...(other ?? [])]).size).toBe(5)
  expect(same).toEqual(first)
})

it('dates replies and refusals by its own clock [ER-09] [ER-06]', async () => {
  const { mock } = await openPersonal()
  mock.clock.advance({ days: 1 })
  const { headers, body } = await send(mock, 'GET /v2/nowhere')
  expect([headers.get('date'), body.timestamp]).toEqual(['Tue, 06 Jan 2026 09:00:00 GMT', '2026-01-06T09:00:00.000Z'])
})
