import { expect, it } from 'vitest'
import { readArguments, strayVariables } from '../../src/cli/arguments/read-arguments.js'
import { startOptions } from '../../src/cli/serving/start-options.js'

const read = (line: string, env: Record<string, string> = {}) =>
  readArguments(startOptions, line === '' ? [] : line.split(' '), env).values

it.each([
  ['--port 0', { port: 0 }],
  ['--port=65535', { port: 65535 }],
  ['--port 1 --port 2', { port: 2 }],
  ['--seed 0', { seed: 0 }],
  ['--seed 9007199254740991', { seed: Number.MAX_SAFE_INTEGER }],
  ['--now 2026-01-05T09:00:00Z', { now: '2026-01-05T09:00:00Z' }],
  ['--freeze --json', { freeze: true, json: true }],
  ['--no-freeze', { freeze: false }],
  ['--freeze=no', { freeze: false }],
  ['--freeze --no-freeze', { freeze: false }],
  ['--policy specification --profile service', { policy: 'specification', profile: 'service' }],
  ['--alternative AL-01 --alternative AL-16,AL-12', { alternative: ['AL-01', 'AL-16', 'AL-12'] }],
  ['--alternative al-01,Al-16', { alternative: ['AL-01', 'AL-16'] }],
  ['--web-base https://meet.example.com/', { 'web-base': 'https://meet.example.com' }],
  ['--db=-', { db: '-' }],
  [
    '--allow-delivery hooks.example.com --allow-delivery [::2]:80,127.0.0.2',
    { 'allow-delivery': ['hooks.example.com', '[::2]:80', '127.0.0.2'] },
  ],
  ['--delivery-timeout 1 --retry 1 --journal-size 1', { 'delivery-timeout': 1, retry: 1, 'journal-size': 1 }],
  ['--delivery-timeout 2147483647', { 'delivery-timeout': 2_147_483_647 }],
  ['--control-token s3cret', { 'control-token': 's3cret' }],
  ['', {}],
])('reads %s', (line, values) => {
  expect(read(line)).toEqual(values)
})

it.each([
  ['--port 65536', '--port: "65536" is not a port; give a whole number from 0 to 65535'],
  ['--port=-1', '--port: "-1" is not a port; give a whole number from 0 to 65535'],
  ['--port 4e3', '--port: "4e3" is not a port; give a whole number from 0 to 65535'],
  ['--port=', '--port: "" is not a port; give a whole number from 0 to 65535'],
  ['--port', '--port needs a value: --port NUMBER'],
  ['--port --json', '--port needs a value: --port NUMBER'],
  ['--seed 1.5', '--seed: "1.5" cannot be the seed; give a whole number of zero or more'],
  ['--seed 9007199254740992', '--seed: "9007199254740992" cannot be the seed; give a whole number of zero or more'],
  [
    '--now tomorrow',
    '--now: "tomorrow" is not a time; write ISO 8601 such as 2026-01-05T09:00:00Z, in the years up to 9998',
  ],
  [
    '--policy choise',
    '--policy: "choise" is not known; write specification or choice or beyond; did you mean "choice"?',
  ],
  ['--profile servce', '--profile: "servce" is not known; write specification or service; did you mean "service"?'],
  [
    '--alternative AL-01,al-160',
    '--alternative: there is no alternative "al-160"; the command "svc-mock ledger" lists them; did you mean "AL-10"?',
  ],
  ['--web-base ftp://x', '--web-base: "ftp://x" cannot be the web base; give an http or https URL'],
  ['--freeze=perhaps', '--freeze: "perhaps" is neither yes nor no; write 1 or 0'],
  ['--scenario=', '--scenario: it is empty; leave it out, or give a value'],
  [
    '--allow-delivery https://hooks.example.com',
    '--allow-delivery: "https://hooks.example.com" cannot be allowed; give a host or host:port, without scheme, path and wildcards, IPv6 in brackets',
  ],
  ['--delivery-timeout 0', '--delivery-timeout: "0" will not do; give a whole number from 1 to 2147483647'],
  [
    '--delivery-timeout 2147483648',
    '--delivery-timeout: "2147483648" will not do; give a whole number from 1 to 2147483647',
  ],
  ['--retry 0', '--retry: "0" will not do; give a whole number from 1 to 9007199254740991'],
  ['--journal-size 0', '--journal-size: "0" will not do; give a whole number from 1 to 9007199254740991'],
  ['--control-token=', '--control-token: "" cannot be the control token; give a text that is not empty, without ~'],
  [
    '--control-token a~b',
    '--control-token: "a~b" cannot be the control token; give a text that is not empty, without ~',
  ],
  ['--no-port', 'There is no option --no-port; did you mean "--port"?'],
  ['-p 1', 'There is no option -p'],
])('refuses %s', (line, message) => {
  expect(() => read(line)).toThrow(expect.objectContaining({ name: 'CommandError', message }))
})

it('refuses a product that cannot be a word', () => {
  expect(() => read('--product Ac.me')).toThrow('--product: "Ac.me" cannot be the product\'s word')
})

it.each([
  [{ SVC_MOCK_PORT: '0' }, { port: 0 }],
  [{ SVC_MOCK_WEB_BASE: 'http://x.example.com' }, { 'web-base': 'http://x.example.com' }],
  [{ SVC_MOCK_ALTERNATIVE: 'AL-01, AL-16' }, { alternative: ['AL-01', 'AL-16'] }],
  [
    { SVC_MOCK_SPEC_ONLY: 'true', SVC_MOCK_FREEZE: '0' },
    { 'spec-only': true, freeze: false },
  ],
  [{ SVC_MOCK_DB: '' }, {}],
  [
    { SVC_MOCK_ALLOW_DELIVERY: 'a.example.com,b.example.com', SVC_MOCK_CONTROL_TOKEN: 't', SVC_MOCK_RETRY: '3' },
    { 'allow-delivery': ['a.example.com', 'b.example.com'], 'control-token': 't', retry: 3 },
  ],
])('reads the variables %o', (env, values) => {
  expect(read('', env)).toEqual(values)
})

it('lets the command line win over a variable, even over a bad one', () => {
  expect(read('--port 1 --no-freeze', { SVC_MOCK_PORT: 'x', SVC_MOCK_FREEZE: '1' })).toEqual({ port: 1, freeze: false })
})

it('says which variable a bad value came from', () => {
  expect(() => read('', { SVC_MOCK_PORT: 'x' })).toThrow('SVC_MOCK_PORT: "x" is not a port')
})

it('tells of variables that look like misspelt options, and of no others', () => {
  const env = { SVC_MOCK_PROT: '1', SVC_MOCK_PORT: '1', SVC_MOCK_STRICT: '1', PORT: '1' }
  expect(strayVariables(startOptions, env)).toEqual([
    'the variable SVC_MOCK_PROT is not known; did you mean "SVC_MOCK_PORT"?',
  ])
})
