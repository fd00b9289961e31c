import { expect, it } from 'vitest'
import type { Judged } from '../../src/proxy/proxied.js'
import { sanitized } from '../../src/proxy/sanitize.js'
import { toFixtures } from '../../src/proxy/to-fixtures.js'
import { toHar } from '../../src/proxy/to-har.js'

const bytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

const anExchange = (given: Partial<Judged> = {}): Judged => ({
  ...{ at: Date.UTC(2026, 0, 5, 9), milliseconds: 12.3456, method: 'POST', path: '/v2/bookings' },
  requestHeaders: { 'content-type': ['application/json'] },
  requestBody: { kind: 'none' },
  ...{ status: 201, statusText: 'Created', replyHeaders: {}, replyBody: undefined },
  ...{ operationId: 'createBooking', findings: [] },
  ...given,
})

const only = (given: Partial<Judged>, kept: readonly ('emails' | 'names' | 'phones')[] = []) => {
  const [first] = sanitized([anExchange(given)], kept)
  if (!first) throw new Error('There is one exchange')
  return first
}

it.each([
  ['authorization', 'Bearer my-real-secret', 'Bearer redacted-1'],
  ['authorization', 'my-real-secret', 'redacted-1'],
  ['cookie', 'session=my-real-secret', 'redacted-1'],
  ['set-cookie', 'session=my-real-secret', 'redacted-1'],
  ['x-svc-secret-key', 'my-real-secret', 'redacted-1'],
  ['x-acme-client-id', 'my-real-id', 'redacted-1'],
  ['x-api-key', 'my-real-secret', 'redacted-1'],
  ['x-svc-signature-256', 'my-real-secret', 'redacted-1'],
  ['referer', 'https://app.example.com/?apiKey=my-real-secret', 'https://app.example.com/?apiKey=redacted-1'],
])('takes the secret out of the header %s: %s', (name, value, expected) => {
  expect(only({ requestHeaders: { [name]: [value] } }).requestHeaders[name]).toEqual([expected])
  expect(only({ replyHeaders: { [name]: [value] } }).replyHeaders[name]).toEqual([expected])
})

it('takes secrets out of paths and bodies, wherever they stand', () => {
  const secret = 'my-real-secret'
  const found = only({
    path: `/v1/bookings?apiKey=${secret}&take=1`,
    requestBody: { kind: 'bytes', bytes: bytes({ secret, deep: [{ refreshToken: secret }], note: `it is ${secret}` }) },
    replyBody: bytes({ data: { accessToken: secret, url: `https://example.com/x?token=${secret}` } }),
    findings: [{ side: 'request', weight: 'gap', rule: 'a', place: '', message: `found "${secret}"` }],
  })
  expect(JSON.stringify(found)).not.toContain(secret)
  expect(found.path).toBe('/v1/bookings?apiKey=redacted-1&take=1')
  expect(found.requestBody).toEqual({
    ...{ secret: 'redacted-1', deep: [{ refreshToken: 'redacted-1' }], note: 'it is redacted-1' },
  })
})

const zoe = { name: 'Zoe Zander', email: 'Zoe@Company.example.com', phoneNumber: '+441632960000' }

it('calls people by other names, the same ones over all exchanges', () => {
  const first = anExchange({
    replyBody: bytes({ title: 'Intro between Zoe Zander and Yan', guests: ['zoe@company.example.com'] }),
  })
  const second = anExchange({
    path: '/v2/bookings?attendeeEmail=zoe%40company.example.com',
    replyBody: bytes({ attendee: zoe }),
  })
  const [one, other] = sanitized([first, second], [])
  expect(one?.replyBody).toEqual({ title: 'Intro between Name 1 and Yan', guests: ['person-1@example.com'] })
  expect(other?.path).toBe('/v2/bookings?attendeeEmail=person-1@example.com')
  expect(other?.replyBody).toEqual({
    attendee: { name: 'Name 1', email: 'person-1@example.com', phoneNumber: '+15550100001' },
  })
})

it('leaves what it is told to leave, but no secret', () => {
  const replyBody = bytes({ ...zoe, token: 'my-real-secret' })
  expect(only({ replyBody }, ['names', 'emails']).replyBody).toEqual({
    ...zoe,
    ...{ phoneNumber: '+15550100001', token: 'redacted-1' },
  })
})

it('takes texts that are no JSON for texts', () => {
  const found = only({ replyBody: Buffer.from('Ask zoe@company.example.com') })
  expect(found.replyBody).toBe('Ask person-1@example.com')
})

it('writes an archive', () => {
  const exchange = only({
    path: '/v2/bookings?take=1',
    requestHeaders: { 'content-type': ['application/json'], 'content-length': ['7'] },
    requestBody: { kind: 'bytes', bytes: bytes({ a: 1 }) },
    replyHeaders: { 'content-type': ['application/json'], 'x-two': ['a', 'b'] },
    replyBody: bytes({ b: 2 }),
    findings: [{ side: 'reply', weight: 'gap', rule: 'a', place: '', message: 'it is wrong' }],
  })
  const har = toHar([exchange], { version: '1.0.0', target: 'https://api.example.com/base' })
  expect(har.log).toMatchObject({ version: '1.2', creator: { name: 'svc-mock', version: '1.0.0' } })
  expect(har.log.entries).toEqual([
    {
      startedDateTime: '2026-01-05T09:00:00.000Z',
      time: 12.346,
      request: {
        ...{ method: 'POST', url: 'https://api.example.com/base/v2/bookings?take=1', httpVersion: 'HTTP/1.1' },
        ...{ cookies: [], headers: [{ name: 'content-type', value: 'application/json' }] },
        queryString: [{ name: 'take', value: '1' }],
        postData: { mimeType: 'application/json', text: '{"a":1}' },
        ...{ headersSize: -1, bodySize: 7 },
      },
      response: {
        ...{ status: 201, statusText: 'Created', httpVersion: 'HTTP/1.1', cookies: [] },
        headers: [
          { name: 'content-type', value: 'application/json' },
          { name: 'x-two', value: 'a' },
          { name: 'x-two', value: 'b' },
        ],
        content: { size: 7, mimeType: 'application/json', text: '{"b":2}' },
        ...{ redirectURL: '', headersSize: -1, bodySize: 7 },
      },
      cache: {},
      timings: { send: 0, wait: 12.346, receive: 0 },
      comment: 'it is wrong',
    },
  ])
})

it('keeps the first exchange of each operation and status as a fixture', () => {
  const headers = {
    'content-type': ['application/json'],
    'svc-api-version': ['2024-08-13'],
    authorization: ['Bearer a'],
  }
  const first = anExchange({ requestHeaders: headers, requestBody: { kind: 'bytes', bytes: bytes({ a: 1 }) } })
  const all = [first, anExchange(), anExchange({ status: 404 }), anExchange({ operationId: undefined })]
  expect(toFixtures(sanitized(all, []))).toEqual([
    {
      name: 'createBooking/201.json',
      content: {
        request: {
          ...{ method: 'POST', path: '/v2/bookings', body: { a: 1 } },
          headers: { 'content-type': 'application/json', 'svc-api-version': '2024-08-13' },
        },
        response: { status: 201 },
      },
    },
    { name: 'createBooking/404.json', content: expect.anything() },
  ])
})
