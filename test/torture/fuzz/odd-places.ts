import type { Dice } from '../dice.js'
import { encoded } from './encoded.js'
import { oddName, oddText } from './odd-values.js'

/** What is written in the place of a part of the path, to lead somewhere else or nowhere. */
const segments: readonly string[] = [
  ...[
    '..',
    '.',
    '%2e%2e',
    '%2E%2e%2f',
    '..%2f..%2fetc%2fpasswd',
    '..;',
    '%00',
    'a%00b',
    '%ff',
    '%c0%af',
    '%',
    '%zz',
    '%u0041',
  ],
  ...[
    '',
    '%2f',
    '%5c',
    '%25',
    '%3f',
    '%23',
    '~w1',
    '%7ew1',
    '*',
    '{bookingUid}',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    '0',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '01',
    '0x1',
    '9007199254740993',
    '999999999999999',
    '1000000000000000',
    '-0',
    ' 1',
    '%201',
  ],
  ...['null', 'undefined', 'NaN', 'true', '%E2%80%AE', '%F0%9F%99%82', 'a'.repeat(7000), '%61'.repeat(300)],
]

const withSegment = (path: string, dice: Dice): string => {
  const parts = path.split('/')
  return parts.with(dice.below(parts.length), dice.pick(segments)).join('/')
}

const pathChanges: readonly ((path: string, dice: Dice) => string)[] = [
  withSegment,
  withSegment,
  withSegment,
  (path, dice) => `${path}/${dice.pick(segments)}`,
  (path, dice) => `/${dice.pick(segments)}${path}`,
  (path) => `${path}/`,
  (path) => path.replaceAll('/', '//'),
  (path) => `/${path}`,
  (path) => `//evil.example.com${path}`,
  (path) => `http://evil.example.com${path}`,
  (path) => `HTTP://localhost:1${path}`,
  (path) => `${path}/../../v2/me`,
  (path) => `/v2/..${path}`,
  (path) => path.replace('/v2/', '/V2/'),
  (path) => path.replaceAll('e', '%65'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.toUpperCase(),
  (path, dice) => `/~${dice.pick(['w1', 'w2', '', '..', '__proto__', 'a'.repeat(65), '%00', 'w1~w2'])}${path}`,
  (path, dice) => `/~w1/~w2${dice.chance(0.5) ? path : ''}`,
  (path) => `${path};v=1`,
  (path) => path.slice(0, -1),
  () => '*',
  () => '/__svc',
  () => '/v1',
]

/** A path that leads somewhere else, or nowhere. */
export const oddPath = (path: string, dice: Dice): string => dice.pick(pathChanges)(path, dice)

/** Something that a query seldom has. */
export const oddPair = (names: readonly string[], dice: Dice): string => {
  const name = names.length > 0 && dice.chance(0.7) ? dice.pick(names) : encoded(oddName(dice))
  const value = encoded(oddText(dice))
  return dice.pick([
    `${name}=${value}`,
    `${name}=${value}&${name}=${value}`,
    `${name}[]=${value}`,
    `${name}[a][b][c]=${value}`,
    `${name}[__proto__][x]=${value}`,
    `${name}[${dice.pick(['0', '99999999', '-1', '__proto__', 'constructor'])}]=${value}`,
    `__proto__[${name}]=${value}`,
    `constructor[prototype][${name}]=${value}`,
    name,
    `=${value}`,
    `${name}=%`,
    `${name}=%ff%fe`,
    `%${name}=1`,
    `${name}==${value}=`,
    `${name}=${'1,'.repeat(dice.pick([3, 3000]))}`,
    `${name}+x=${value}+${value}`,
    '&&&&',
    '?',
    Array.from({ length: dice.pick([20, 400]) }, (_, at) => `p${at}=${at}`).join('&'),
  ])
}

/** A header takes what one byte each can tell, but no control characters. */
const headerText = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4000)

const ownHeaders: Readonly<Record<string, readonly string[]>> = {
  'svc-api-version': [
    '2024-08-13',
    '2024-06-14',
    '2024-04-15',
    '1970-01-01',
    '',
    'latest',
    '2024-08-13, 2024-08-13',
    '__proto__',
  ],
  authorization: [
    'Bearer',
    'Bearer ',
    'bearer x',
    'Basic YTpi',
    'Bearer svc_',
    'Bearer svc_x~w1',
    'Bearer  a b',
    'Bearer ~',
    '~w1',
    'Bearer __proto__',
  ],
  'x-svc-client-id': ['x', '__proto__', 'a~w1', ''],
  'x-svc-secret-key': ['x', '__proto__', ''],
  'x-mock-sandbox': ['w1', 'w2', '', '..', '__proto__', 'constructor', 'a/b', 'é', 'x'.repeat(65), 'w1, w2'],
  'x-mock-fault': [
    ...[
      'status=503',
      'status=418;when=after',
      'status=99',
      'latency=5',
      'connection=reset',
      'connection=truncate',
      'slowBody=3',
    ],
    ...[
      'connection=malformed',
      'refuse=booking.host_busy',
      'refuse=__proto__',
      'rateLimited',
      'expiredToken',
      '{',
      '{"status":503}',
    ],
    ...[
      '{"__proto__":{"status":1}}',
      'times=2;status=500',
      '=',
      ';;;',
      'status=5e2',
      'latency=1e9',
      'toString',
      'chance=0;status=500',
      '[]',
      '{}',
      '',
    ],
  ],
  'x-mock-test': ['a test', 'é', '__proto__', 'x'.repeat(3000), ''],
  'x-mock-overlay': ['dynamic', 'status=404', 'example=none', 'nonsense'],
  'x-mock-control-token': ['', 'x'],
  'content-type': [
    ...[
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      '',
      ';',
      '/',
    ],
    ...[
      'application/json; charset=utf-16',
      'application/json; charset="',
      'application/json;;;',
      'APPLICATION/JSON',
      'application/a+json',
    ],
    ...[
      'application/jsonx',
      `application/json;${' '.repeat(3000)}x`,
      'application/json; charset=utf-8; charset=latin1',
    ],
  ],
  'content-encoding': ['gzip', 'identity', 'br, gzip', ''],
  accept: ['*/*', 'text/html', '', ';q=x', 'application/json;q=0'],
  origin: ['null', 'http://localhost', 'http://evil.example.com', ''],
  'access-control-request-method': ['POST', ''],
  host: ['localhost', 'localhost:1', '', '127.0.0.1:x'],
  cookie: ['a=b; __proto__=c', '='],
  expect: ['100-continue', 'x'],
  'x-forwarded-for': ['127.0.0.1', '::1, evil'],
  'x-http-method-override': ['DELETE'],
  'if-none-match': ['*'],
  range: ['bytes=0-1'],
}

/** Headers that seldom come, or with a value that they seldom have; now and then a flood of them. */
export const oddHeaders = (dice: Dice): readonly (readonly [string, string])[] => {
  if (dice.chance(0.03)) return Array.from({ length: 500 }, (_, at) => [`x-flood-${at}`, 'x'])
  const name = dice.pick(Object.keys(ownHeaders))
  const value = dice.chance(0.85) ? dice.pick(ownHeaders[name] ?? ['']) : headerText(oddText(dice))
  return [[name, value]]
}

/** Methods that an operation may be asked by though it has another. */
export const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'LINK',
] as const
