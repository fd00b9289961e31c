import { expect, it } from 'vitest'
import type { Answered } from '../client.js'
import { openPersonal, stateOf } from '../pipeline/open-personal.js'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const json = { 'content-type': 'application/json' }
const nested = (depth: number): string => `{"metadata":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

const refusals: readonly (readonly [string, Record<string, string>, Uint8Array | string, number, string, string])[] = [
  ['that ends too early', json, '{"name": "Ada"', 400, 'request.json_invalid', 'not valid JSON'],
  ['that is plain text', json, 'name=Ada', 400, 'request.json_invalid', 'not valid JSON'],
  ['with a comma too many', json, '{"name": "Ada",}', 400, 'request.json_invalid', 'not valid JSON'],
  ['that is an array', json, '[]', 400, 'request.json_invalid', 'is an array'],
  ['that is null', json, 'null', 400, 'request.json_invalid', 'is null'],
  ['that is a text', json, '"Ada"', 400, 'request.json_invalid', 'is a string'],
  ['that is a number', json, '7', 400, 'request.json_invalid', 'is a number'],
  [
    'of a form',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'name=Ada',
    400,
    'request.content_type_unsupported',
    'application/x-www-form-urlencoded',
  ],
  ['of text', { 'content-type': 'text/plain' }, '{}', 400, 'request.content_type_unsupported', 'text/plain'],
  [
    'in Latin-1',
    { 'content-type': 'application/json; charset=iso-8859-1' },
    '{}',
    400,
    'request.content_type_unsupported',
    'iso-8859-1',
  ],
  [
    'that is zipped',
    { ...json, 'content-encoding': 'gzip' },
    '{}',
    400,
    'request.content_type_unsupported',
    'encoded as gzip',
  ],
  [
    'that is not UTF-8',
    json,
    new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    400,
    'request.text_not_utf8',
    'UTF-8',
  ],
  ['nested 65 deep', json, nested(65), 400, 'request.json_too_deep', '64 levels'],
  ['that names __proto__', json, '{"__proto__": {"isAdmin": true}}', 400, 'request.json_forbidden_key', '__proto__'],
  [
    'that names __proto__ in escapes',
    json,
    '{"\\u005f\\u005fproto__": 1}',
    400,
    'request.json_forbidden_key',
    '__proto__',
  ],
  [
    'that names __proto__ further in',
    json,
    '{"metadata": {"a": [{"__proto__": 1}]}}',
    400,
    'request.json_forbidden_key',
    '__proto__',
  ],
  [
    'that names constructor.prototype',
    json,
    '{"constructor": {"prototype": {"a": 1}}}',
    400,
    'request.json_forbidden_key',
    'constructor.prototype',
  ],
  [
    'one byte larger than a mebibyte',
    json,
    `{"bio":"${'x'.repeat(1024 * 1024 - 9)}"}`,
    413,
    'request.body_too_large',
    '1048576 bytes',
  ],
] // prettier-ignore

it.each(refusals)('refuses a v2 body %s, and stores nothing [ER-08] [ER-09] [ER-11] [LM-04]', async (...row) => {
  const [, headers, body, status, name, told] = row
  const opened = await openPersonal()
  const before = stateOf(opened)
  const response = await opened.mock.fetch('/v2/me', {
    method: 'PATCH',
    headers: { authorization: `Bearer ${opened.mock.keys['owner']}`, ...headers },
    body,
  })
  const answer: Answered['body'] = await response.json()
  expect([response.status, response.headers.get('x-mock-refused-by')]).toEqual([status, name])
  const code = status === 413 ? 'PayloadTooLargeException' : 'BadRequestException'
  const reason = status === 413 ? 'Payload Too Large' : 'Bad Request'
  expect(answer).toEqual({
    status: 'error',
    timestamp: '2026-01-05T09:00:00.000Z',
    path: '/v2/me',
    error: {
      code,
      message: expect.stringContaining(told),
      details: { message: answer.error.message, error: reason, statusCode: status },
    },
  })
  expect(stateOf(opened)).toBe(before)
})

it.each(refusals)('refuses a v1 body %s in the form of v1, the key masked [V1-02] [ER-08]', async (...row) => {
  const [, headers, body, status, name, told] = row
  const opened = await openPersonal({ scenario: 'payments-v1' })
  const before = stateOf(opened)
  const path = `/v1/attendees/${opened.mock.ids['attendee.paid.0']}`
  const response = await opened.mock.fetch(`${path}?apiKey=${opened.mock.keys['owner']}&x=1`, {
    method: 'PATCH',
    headers,
    body,
  })
  const answer: Answered['body'] = await response.json()
  expect([response.status, response.headers.get('x-mock-refused-by')]).toEqual([status, name])
  expect(answer).toEqual({
    message: expect.stringContaining(told),
    url: `${path}?apiKey=***&x=1`,
    method: 'PATCH',
    data: expect.any(Object),
  })
  expect(stateOf(opened)).toBe(before)
})

const patchMe = async (body: Uint8Array | string | undefined, headers: Record<string, string> = json) => {
  const { mock } = await openPersonal()
  return mock.fetch('/v2/me', {
    method: 'PATCH',
    headers: { authorization: `Bearer ${mock.keys['owner']}`, ...headers },
    ...(body !== undefined && { body }),
  })
}

it.each([
  ['nothing', undefined],
  ['no bytes', ''],
  ['blanks', ' \n\t '],
])('reads a body of %s as {} [ER-08]', async (_what, body) => {
  expect((await patchMe(body)).status).toBe(200)
})

it.each([
  ['application/json; charset=utf-8'],
  ['application/json;charset="UTF-8"'],
  ['APPLICATION/JSON'],
  ['application/vnd.api+json'],
])('takes JSON as %s [ER-08]', async (type) => {
  expect((await patchMe('{"bio":"Talks."}', { 'content-type': type })).status).toBe(200)
})

it('takes JSON without a content type, after a byte order mark, nested 64 deep or a mebibyte large [ER-08] [LM-04]', async () => {
  const statuses = [
    await patchMe(bytes('{"bio":"Talks."}'), {}),
    await patchMe(bytes('\ufeff{"bio":"Talks."}')),
    await patchMe(`{"unheard":${'['.repeat(63)}${']'.repeat(63)}}`),
    await patchMe(`{"bio":"${'x'.repeat(1024 * 1024 - 10)}"}`),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 200])
})

it('asks for required properties where the body is absent [ER-08] [ER-13]', async () => {
  const { mock } = await openPersonal()
  const response = await mock.fetch('/v2/bookings', { method: 'POST' })
  const { error }: Answered['body'] = await response.json()
  expect(response.status).toBe(400)
  expect(error.message).toMatch(/start is required.*attendee is required/)
  expect(error.details).toEqual({ message: error.message, error: 'Bad Request', statusCode: 400 })
})

it('drops unknown properties wherever they stand, warns of each, and stores none of them [ER-07] [PR-02]', async () => {
  const response = await patchMe('{"bio":"Talks.","shoeSize":43,"metadata":{"anything":{"goes":1}},"constructor":1}')
  const { data }: Answered['body'] = await response.json()
  expect(data.bio).toBe('Talks.')
  expect(Object.hasOwn(data, 'shoeSize')).toBe(false)
  expect(response.headers.get('x-mock-warning')).toMatch(/ER-07: shoeSize .* \| ER-07: constructor /)
})

it('lists at most eight warnings, each one line of plain text [PR-02]', async () => {
  const body = Object.fromEntries(Array.from({ length: 12 }, (_, number) => [`blé\n${number}`, number]))
  const warning = (await patchMe(JSON.stringify(body))).headers.get('x-mock-warning') ?? ''
  expect(warning).toMatch(/^[\x20-\x7e]+$/)
  expect(warning.split(' | ')).toHaveLength(9)
  expect(warning).toMatch(/\+4 more$/)
})
