import { HttpResponse, http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { guardHost, svcHandlers } from 'svc-mock/msw'
import { expect, it, onTestFinished } from 'vitest'
import { aTestingMock, bookIntro } from './a-testing-mock.js'

const baseUrl = 'https://api.example.com'

const answering = (...handlers: readonly RequestHandler[]): void => {
  const server = setupServer(...handlers)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
}

/** An app whose base URL cannot be changed. */
const app = (path: string, init?: RequestInit) => fetch(`${baseUrl}${path}`, init)

it('answers what an app sends to its fixed base URL: method, headers, query and body', async () => {
  const mock = await aTestingMock()
  answering(...svcHandlers(mock, { baseUrl }))
  const authorization = `Bearer ${mock.keys['owner']}`
  const renamed = await app('/v2/me', {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ bio: 'Asked through the base.' }),
  })
  expect(renamed.status).toBe(200)
  expect(await renamed.json()).toMatchObject({ data: { bio: 'Asked through the base.' } })
  const listed = await app('/v2/bookings?take=1', { headers: { authorization } })
  expect(await listed.json()).toMatchObject({ pagination: { itemsPerPage: 1 } })
  expect(mock.requests.last()).toMatchObject({ method: 'GET', path: '/v2/bookings?take=1', caller: 'owner' })
})

it.each([
  ['/scheduling', '/scheduling/v2/nowhere', '/v2/nowhere'],
  ['/scheduling/', '/scheduling/v2/nowhere', '/v2/nowhere'],
  ['', '/', '/'],
  ['/v2', '/v2/v2/nowhere?x=1', '/v2/nowhere?x=1'],
])('leaves out the path of the base %s', async (base, asked, received) => {
  const mock = await aTestingMock()
  answering(...svcHandlers(mock, { baseUrl: `${baseUrl}${base}` }))
  const response = await app(asked)
  expect(response.status).toBe(404)
  expect(mock.requests.last()?.path).toBe(received)
})

it('answers a reply without a body', async () => {
  const mock = await aTestingMock()
  answering(...svcHandlers(mock, { baseUrl }))
  const response = await app('/v2/bookings', { method: 'OPTIONS' })
  expect([response.status, await response.text()]).toEqual([204, ''])
})

it('asks a function for the sandbox of the moment', async () => {
  const mock = await aTestingMock()
  const [one, other] = [mock.sandbox('one'), mock.sandbox('other')]
  let current = one
  answering(...svcHandlers(() => current, { baseUrl }))
  await app('/v2/nowhere')
  current = other
  await app('/v2/nowhere')
  await app('/v2/nowhere')
  expect([one, other].map(({ requests }) => requests.all().length)).toEqual([1, 2])
})

it.each(['api.example.com', 'ftp://api.example.com', 'https://api.example.com/?x=1'])(
  'takes no base URL that is none: %s',
  async (baseUrl) => {
    const mock = await aTestingMock()
    expect(() => svcHandlers(mock, { baseUrl })).toThrow(`"${baseUrl}" is no base URL`)
    expect(() => guardHost(baseUrl)).toThrow(`"${baseUrl}" is no base URL`)
  },
)

it('says what options are missing', async () => {
  const handlers: (...given: unknown[]) => unknown = Object(svcHandlers)
  expect(() => handlers({})).toThrow('"undefined" is no base URL; give scheme, host')
})

it('keeps from the real host what nobody answers, and fails the test that tried', async () => {
  const mock = await aTestingMock()
  const guard = guardHost(baseUrl)
  answering(...svcHandlers(mock, { baseUrl: `${baseUrl}/scheduling` }), ...guard.handlers)
  expect((await app('/scheduling/v2/nowhere')).status).toBe(404)
  expect(() => guard.verify()).not.toThrow()

  const stopped = await app('/other?key=secret', { method: 'DELETE' })
  expect(stopped.status).toBe(502)
  const message =
    'DELETE https://api.example.com/other was stopped before it left this machine; answer what goes to api.example.com with svcHandlers(mock, { baseUrl })'
  expect(await stopped.json()).toEqual({ error: 'GuardError', message })
  expect(guard.calls).toEqual(['DELETE https://api.example.com/other'])
  expect(() => guard.verify()).toThrow(message)
  expect(() => guard.verify()).not.toThrow()
})

it('leaves other hosts to other handlers', async () => {
  const mock = await aTestingMock()
  const other = http.get('https://other.example.com/*', () => HttpResponse.text('other'))
  answering(...svcHandlers(mock, { baseUrl }), ...guardHost(baseUrl).handlers, other)
  expect(await (await fetch('https://other.example.com/v2/me')).text()).toBe('other')
  expect((await bookIntro(mock)).status).toBe(201)
})
