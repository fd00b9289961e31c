import { expect, it } from 'vitest'
import { createRedactor, shownValue } from '../../../src/checks/live/secrets.js'

const { text, data } = createRedactor(['s3cret/+ "key"'])

it.each([
  ['as it is', 'the token s3cret/+ "key" is wrong', 'the token [redacted] is wrong'],
  ['encoded for an address', 'at ?x=s3cret%2F%2B%20%22key%22', 'at ?x=[redacted]'],
  ['encoded for a form', 'x=s3cret%2F%2B+%22key%22', 'x=[redacted]'],
  ['as a JSON text', '{"a":"s3cret/+ \\"key\\""}', '{"a":"[redacted]"}'],
])('takes a secret out of a text %s', (_how, given, expected) => {
  expect(text(given)).toBe(expected)
})

it.each([
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [redacted]'],
  ['GET /v1/payments?apiKey=svc_1&x=2', 'GET /v1/payments?apiKey=[redacted]&x=2'],
])('takes out what looks like a credential, whosever it is: %s', (given, expected) => {
  expect(text(given)).toBe(expected)
})

it('goes through everything that plain data holds, names included', () => {
  const secret = 's3cret/+ "key"'
  expect(data({ [secret]: [secret, 1, null, { a: `x${secret}` }] })).toEqual({
    '[redacted]': ['[redacted]', 1, null, { a: 'x[redacted]' }],
  })
})

it('takes nothing for a secret where there is none', () => {
  expect(createRedactor(['']).text('abc')).toBe('abc')
})

it.each<[unknown, string, string]>([
  ['done', 'status', '"done"'],
  ['ada@example.com', 'email', '"…@example.com"'],
  ['abc', 'secret', 'a text that is not shown'],
  ['abc', 'accessToken', 'a text that is not shown'],
  ['x'.repeat(61), 'bio', `"${'x'.repeat(60)}…"`],
  [[1, 2], 'data', 'an array of 2'],
  [{ a: 1, b: 2 }, 'data', 'an object with a, b'],
  [{}, 'error', 'an object with nothing in it'],
  [undefined, 'uid', 'nothing'],
  [null, 'uid', 'null'],
  [0, 'id', '0'],
])('shows %j of the property %s as %s', (value, name, shown) => {
  expect(shownValue(value, name)).toBe(shown)
})
