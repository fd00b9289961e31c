import { expect, it } from 'vitest'
import { callOf } from '../../src/http/fetch-call.js'

const base = 'http://svc-mock.invalid'

const seen = async (input: string | Request, init?: RequestInit) => {
  const { gone: _gone, ...call } = await callOf(input, init)
  return call
}

it.each<[string, RequestInit | undefined]>([
  ['/v2/me', undefined],
  ['/v2/me?a=%20b&c', {}],
  ['//v2/me', { headers: { Authorization: 'Bearer a', 'X-Odd': ' spaced ' } }],
  [
    '/v2/me#part',
    {
      method: 'HEAD',
      headers: [
        ['a', '1'],
        ['A', '2'],
      ],
    },
  ],
  ['/v2/bookings/../me', { method: 'DELETE', headers: new Headers({ b: '1' }) }],
  ['/v2/bookings', { method: 'POST', body: '{"name":"Zoë 🙂"}' }],
  ['/v2/bookings', { method: 'POST', body: '\ud800', headers: { 'content-type': 'application/json' } }],
  ['/v2/bookings', { method: 'PATCH', body: '' }],
  ['/v2/bookings', { method: 'PUT', body: null }],
  ['/v2/bookings', { method: 'post', body: 'x' }],
  ['/v2/bookings', { method: 'POST', body: new URLSearchParams({ a: '1' }) }],
])('makes of %s with %o the call that a Request of it makes', async (path, init) => {
  expect(await seen(path, init)).toEqual(await seen(new Request(base + path, init)))
})

it.each<[string, RequestInit]>([
  ['a body where the method has none', { body: 'x' }],
  ['an empty body where the method has none', { method: 'HEAD', body: '' }],
  ['a method that is none', { method: 'G ET' }],
  ['a header that is none', { headers: { 'a b': '1' } }],
  ['a value with a line break', { headers: { a: 'b\nc: d' } }],
])('throws for %s what fetch throws', async (_what, init) => {
  await expect(async () => callOf('/v2/me', init)).rejects.toThrow(TypeError)
  expect(() => new Request(`${base}/v2/me`, init)).toThrow(TypeError)
})
