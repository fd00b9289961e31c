import { request } from 'node:http'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { controlContracts } from '../../src/generated/control-contracts.js'
import { createMock, type Mock } from '../../src/index.js'

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const send = (url: string, { method, path, headers, body }: Asked) =>
  new Promise<{ readonly status: number | undefined; readonly by: unknown; readonly mayBeRead: boolean }>(
    (resolve, reject) => {
      const asked = request(url + path, { method, headers, agent: false }, (answer) => {
        answer.resume()
        const { 'x-mock-refused-by': by, 'access-control-allow-origin': origin } = answer.headers
        resolve({ status: answer.statusCode, by, mayBeRead: origin !== undefined })
      })
      asked.on('error', reject).end(body)
    },
  )

const operations = controlContracts.map(({ id, method, path }) => ({
  id,
  method,
  path: path.replace(/\{[^{}]*\}/g, 'one'),
}))

/** What a browser says for a page elsewhere, by how that page asks. */
const askings: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['a script', { origin: 'https://example.com', 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
  ['a form', { origin: 'https://example.com', 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form in a frame of its own', { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' }],
  ['a file on disk', { origin: 'null', 'content-type': 'text/plain' }],
  ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a name that was made to lead here', { host: 'rebound.example.com', origin: 'http://rebound.example.com' }],
]

let mock: Mock
const stateOf = async (): Promise<string> => JSON.stringify([mock.state.export(), mock.clock.now()])

beforeAll(async () => {
  mock = await createMock({ now: '2026-01-05T09:00:00Z', freeze: true })
  await mock.listen()
  return () => mock.close()
})

it.each(operations)('lets no page of elsewhere use $id', async ({ method, path }) => {
  const before = await stateOf()
  for (const [, headers] of askings) {
    const body = method === 'POST' || method === 'PUT' ? { body: '{}' } : {}
    const { status, by } = await send(mock.url, { method, path, headers, ...body })
    expect(status).toBe(403)
    expect(by).toMatch(/^control\.(?:origin|host)_foreign$/)
  }
  expect(await stateOf()).toBe(before)
})

it.each(askings)('tells a page of elsewhere, asking as %s does, nothing that it could read', async (_how, headers) => {
  const { status, by, mayBeRead } = await send(mock.url, { method: 'GET', path: '/__svc/info', headers })
  expect([status, by === 'control.origin_foreign' && mayBeRead]).toEqual([403, false])
})

it.each(['http://localhost:5173', 'http://127.0.0.1:8080', 'https://app.localhost'])(
  'takes %s for one of the user: another server on this machine',
  async (origin) => {
    const headers = { origin, 'sec-fetch-site': 'same-site' }
    expect(await send(mock.url, { method: 'GET', path: '/__svc/info', headers })).toMatchObject({ status: 200 })
  },
)

it('lets nobody through without the token, once there is one, whatever the page', async () => {
  const guarded = await createMock({ controlToken: 'sesame' })
  onTestFinished(() => guarded.close())
  await guarded.listen()
  for (const headers of [{}, ...askings.map(([, it]) => it)]) {
    const { by } = await send(guarded.url, { method: 'POST', path: '/__svc/reset', headers })
    expect(by).toBe('control.token_missing')
  }
})
