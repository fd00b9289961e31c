import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { bookingsVersion } from '../client.js'
import { aProxy, aTarget, aTargetSaying } from './a-proxy.js'

const open = async () => {
  const mock = await createMock({ scenario: 'team-roundrobin', now: '2026-01-05T09:00:00Z', freeze: true })
  const proxy = await aProxy(await mock.listen())
  return { mock, proxy, close: () => Promise.all([proxy.close(), mock.close()]) }
}

const booking = (mock: Awaited<ReturnType<typeof open>>['mock'], more: object = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'svc-api-version': bookingsVersion },
  body: JSON.stringify({
    eventTypeId: mock.ids['eventType.intro'],
    start: '2026-01-06T10:00:00Z',
    attendee: { name: 'Zoe Zander', email: 'zoe@example.com', timeZone: 'Europe/London' },
    ...more,
  }),
})

it('passes requests and answers on as they are, and finds nothing wrong with proper ones', async () => {
  const { mock, proxy, close } = await open()
  const made = await fetch(`${proxy.url}/v2/bookings`, booking(mock))
  const direct = mock.requests.last()
  expect(made.status).toBe(201)
  expect(await made.json()).toEqual(direct?.reply)
  const key = String(mock.keys['owner'])
  const me = await fetch(`${proxy.url}/v2/me`, { headers: { authorization: `Bearer ${key}` } })
  expect([me.status, await me.text()]).toEqual([200, JSON.stringify(mock.requests.last()?.reply)])
  const missing = await fetch(`${proxy.url}/v2/bookings/none`, { headers: { 'svc-api-version': bookingsVersion } })
  expect(missing.headers.get('x-mock-refused-by')).toBe(mock.requests.last()?.refusedBy)
  const judged = await proxy.judged()
  expect(judged.map(({ operationId, status }) => [operationId, status])).toEqual([
    ['createBooking', 201],
    ['getMe', 200],
    ['getBooking', missing.status],
  ])
  expect(judged.flatMap(({ findings }) => findings)).toEqual([])
  await close()
})

it('says in what a request leaves the documents, and what of it nobody reads', async () => {
  const { mock, proxy, close } = await open()
  await fetch(`${proxy.url}/v2/bookings`, booking(mock, { start: 'tomorrow' }))
  await fetch(`${proxy.url}/v2/bookings`, booking(mock, { colour: 'red' }))
  await fetch(`${proxy.url}/v2/nowhere`)
  const [wrong, unknown, lost] = await proxy.judged()
  expect(wrong?.findings).toMatchObject([
    { side: 'request', weight: 'gap', rule: 'request.invalid', place: 'body/start' },
  ])
  expect(unknown?.findings).toMatchObject([{ side: 'request', weight: 'note', message: 'colour is not described' }])
  expect(lost).toMatchObject({ operationId: undefined, findings: [{ rule: 'route.unknown' }] })
  await close()
})

it.each([
  ['a status that is not described', 418, {}, { rule: 'status.undescribed', weight: 'gap' }],
  ['a missing property', 200, { status: 'success' }, { rule: 'body.required', place: '/data', weight: 'gap' }],
  ['no JSON object', 200, 'hello', { rule: 'body.type', weight: 'gap' }],
])('says in what an answer leaves them: %s', async (_what, status, body, finding) => {
  const target = await aTargetSaying(status, body)
  const proxy = await aProxy(target.url)
  await fetch(`${proxy.url}/v2/me`)
  const [judged] = await proxy.judged()
  expect(judged?.findings[0]).toMatchObject({ side: 'reply', ...finding })
  await Promise.all([proxy.close(), target.close()])
})

it('notes what an answer has more than the documents', async () => {
  const { mock, proxy, close } = await open()
  const headers = { authorization: `Bearer ${mock.keys['owner']}` }
  await fetch(`${proxy.url}/v2/me`, { headers })
  const { reply } = mock.requests.last() ?? {}
  const target = await aTargetSaying(
    200,
    JSON.parse(JSON.stringify(reply).replace('"data":{', '"data":{"shoeSize":44,')),
  )
  const other = await aProxy(target.url)
  await fetch(`${other.url}/v2/me`, { headers })
  expect((await other.judged())[0]?.findings).toMatchObject([{ weight: 'note', place: '/data/shoeSize' }])
  await Promise.all([close(), other.close(), target.close()])
})

it('takes an answer of either form where the request names no version', async () => {
  const { mock, proxy, close } = await open()
  const headers = { authorization: `Bearer ${mock.keys['owner']}` }
  await fetch(`${proxy.url}/v2/bookings`, { headers })
  await fetch(`${proxy.url}/v2/bookings`, { headers: { ...headers, 'svc-api-version': '2024-04-15' } })
  const gaps = (await proxy.judged()).flatMap(({ findings }) => findings.filter(({ weight }) => weight === 'gap'))
  expect(gaps).toEqual([])
  await close()
})

it('keeps to itself what is for one hop alone, and asks below the base path of the target', async () => {
  const seen: Record<string, unknown>[] = []
  const target = await aTarget((request, response) => {
    seen.push({ ...request.headers, url: request.url })
    response.writeHead(200, { 'x-two': ['a', 'b'], connection: 'x-own', 'x-own': 'gone' }).end('{}')
  })
  const proxy = await aProxy(`${target.url}/scheduling/`)
  const headers = { 'proxy-authorization': 'Basic c2VjcmV0', 'x-kept': 'yes' }
  const response = await fetch(`${proxy.url}/v2/me?a=b`, { headers })
  expect(seen[0]).toMatchObject({ url: '/scheduling/v2/me?a=b', 'x-kept': 'yes', host: new URL(target.url).host })
  expect(seen[0]).not.toHaveProperty('proxy-authorization')
  expect([response.headers.get('x-two'), response.headers.get('x-own')]).toEqual(['a, b', null])
  await Promise.all([proxy.close(), target.close()])
})

it('passes bytes on that it cannot read', async () => {
  const bytes = gzipSync('{"status":"success"}')
  const target = await aTarget((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' }).end(bytes)
  })
  const proxy = await aProxy(target.url)
  expect(await (await fetch(`${proxy.url}/v2/me`)).json()).toEqual({ status: 'success' })
  expect((await proxy.judged())[0]?.findings).toMatchObject([{ rule: 'body.not-json' }])
  await Promise.all([proxy.close(), target.close()])
})

it('answers 502 where the target cannot be asked, and says why', async () => {
  const target = await aTarget(() => undefined)
  const proxy = await aProxy(target.url, 30)
  const late = await fetch(`${proxy.url}/v2/me`, { headers: { authorization: 'Bearer my-real-token' } })
  expect(late.status).toBe(502)
  expect(await late.json()).toHaveProperty(
    'error.message',
    `The target ${target.url} could not be asked: no answer in 30 ms`,
  )
  target.close()
  const gone = await (await fetch(`${proxy.url}/v2/me`)).text()
  expect(gone).toContain('nothing listens there')
  expect(proxy.passed).toEqual([])
  await proxy.close()
})

it('breaks off where the target does', async () => {
  const target = await aTarget((_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{', () => response.destroy())
  })
  const proxy = await aProxy(target.url)
  await expect(fetch(`${proxy.url}/v2/me`).then((it) => it.text())).rejects.toThrow()
  expect(proxy.passed).toEqual([])
  await Promise.all([proxy.close(), target.close()])
})

it('refuses a body that is too large', async () => {
  const target = await aTargetSaying(200, {})
  const proxy = await aProxy(target.url)
  const response = await fetch(`${proxy.url}/v2/me`, {
    method: 'PATCH',
    body: new Uint8Array(10 * 1024 * 1024 + 1),
  }).catch(() => undefined)
  expect([413, undefined]).toContain(response?.status)
  expect(proxy.passed).toEqual([])
  await Promise.all([proxy.close(), target.close()])
})
