import { expect, it } from 'vitest'
import { isLoopbackHost, lookUpLocalName } from '../../src/delivery/loopback.js'
import { readAllowance, targetFault } from '../../src/delivery/target.js'

it.each([
  'http://127.0.0.1/hook',
  'https://127.0.0.1:8443/',
  'http://127.255.255.254:1',
  'http://localhost:3000',
  'http://LOCALHOST',
  'http://localhost./',
  'http://app.localhost/',
  'http://a.b.LocalHost:1/',
  'http://[::1]:80/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f12:3456]/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://127.1/',
  'http://127.0.0.1./',
  'http://127%2e0.0.1/',
  'http://%6cocalhost/',
  'http://１２７.0.0.1/',
  'http:localhost/',
  ' http://localhost/ ',
  'http://@localhost/',
])('delivers to %s', (url) => {
  expect(targetFault(url, [])).toBeUndefined()
})

it.each([
  ['http://example.com/', 'example.com'],
  ['http://localhost.example.com/', 'localhost.example.com'],
  ['http://localhost%2eexample.com/', 'localhost.example.com'],
  ['http://notlocalhost/', 'notlocalhost'],
  ['http://localhost../', 'localhost..'],
  ['http://128.0.0.1/', '128.0.0.1'],
  ['http://126.255.255.255/', '126.255.255.255'],
  ['http://0.0.0.0/', '0.0.0.0'],
  ['http://0/', '0.0.0.0'],
  ['http://10.0.0.1/', '10.0.0.1'],
  ['http://169.254.169.254/', '169.254.169.254'],
  ['http://3232235521/', '192.168.0.1'],
  ['http://0300.0250.1/', '192.168.0.1'],
  ['http://127.0.0.1.example.com/', '127.0.0.1.example.com'],
  ['http://[::]/', '[::]'],
  ['http://[::2]/', '[::2]'],
  ['http://[::127.0.0.1]/', '[::7f00:1]'],
  ['http://[::ffff:128.0.0.1]/', '[::ffff:8000:1]'],
  ['http://example.com\\@localhost/', 'example.com'],
  ['http://example.com#@localhost/', 'example.com'],
])('does not deliver to %s, and says how its host would be allowed', (url, host) => {
  expect(targetFault(url, [])).toBe(
    `${host} is neither a loopback address nor allowed; use 127.0.0.1, or allow it with --allow-delivery ${host}`,
  )
})

it.each([
  ['', '"" is not a URL; use one that begins with http:// or https://'],
  ['/hook', '"/hook" is not a URL; use one that begins with http:// or https://'],
  ['http://', '"http://" is not a URL; use one that begins with http:// or https://'],
  ['http://1.2.3.4.5/', '"http://1.2.3.4.5/" is not a URL; use one that begins with http:// or https://'],
  ['http://localhost:65536/', '"http://localhost:65536/" is not a URL; use one that begins with http:// or https://'],
  ['ftp://localhost/', '"ftp://localhost/" is of the scheme ftp; deliveries go to http and https alone'],
  ['file:///etc/hosts', '"file:///etc/hosts" is of the scheme file; deliveries go to http and https alone'],
  ['data:,x', '"data:,x" is of the scheme data; deliveries go to http and https alone'],
  ['localhost:3000', '"localhost:3000" is of the scheme localhost; deliveries go to http and https alone'],
  ['http://me:word@localhost/', 'The URL of localhost carries credentials; leave out what stands before the @'],
  ['http://me@localhost:1/', 'The URL of localhost:1 carries credentials; leave out what stands before the @'],
  ['http://:word@localhost/', 'The URL of localhost carries credentials; leave out what stands before the @'],
  ['http://localhost@example.com/', 'The URL of example.com carries credentials; leave out what stands before the @'],
])('refuses "%s" whatever is allowed', (url, told) => {
  expect(targetFault(url, ['localhost', 'example.com'])).toBe(told)
})

it('shows a text that is no URL by its beginning', () => {
  expect(targetFault('x'.repeat(100_000), [])).toBe(
    `"${'x'.repeat(200)}…" is not a URL; use one that begins with http:// or https://`,
  )
})

it.each([
  ['hooks.example.com', 'https://hooks.example.com/', true],
  ['Hooks.Example.COM', 'https://hooks.example.com:8443/', true],
  ['hooks.example.com', 'https://HOOKS.example.com./', true],
  ['hooks.example.com.', 'https://hooks.example.com/', true],
  ['hooks.example.com', 'https://example.com/', false],
  ['example.com', 'https://hooks.example.com/', false],
  ['example.com:443', 'https://example.com/', true],
  ['example.com:443', 'http://example.com/', false],
  ['example.com:80', 'http://example.com/', true],
  ['example.com:8080', 'http://example.com:8080/', true],
  ['example.com:8080', 'http://example.com:8081/', false],
  ['10.0.0.1', 'http://10.0.0.1:99/', true],
  ['10.1', 'http://10.0.0.1/', true],
  ['[FE80::0:1]', 'http://[fe80::1]/', true],
  ['[fe80::1]:81', 'http://[fe80::1]:81/', true],
  ['[fe80::1]:81', 'http://[fe80::1]/', false],
])('with %s allowed, whether %s may be delivered to is %s', (allowed, url, isAllowed) => {
  expect(targetFault(url, ['other.example.com', allowed]) === undefined).toBe(isAllowed)
})

it.each([
  '',
  ' ',
  'https://example.com',
  'example.com/hook',
  '*.example.com',
  '*',
  'a b',
  'example.com:',
  'x:65536',
  '::1',
  'me@x',
])('cannot allow "%s"', (text) => {
  expect(() => readAllowance(text)).toThrow(
    `"${text}" cannot be allowed; give a host or host:port, without scheme, path and wildcards, IPv6 in brackets`,
  )
})

it('takes only what stands for this machine as loopback, as parsed URLs spell it', () => {
  expect(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', 'x.localhost'].every(isLoopbackHost)).toBe(true)
  expect(['127.0.0', '1127.0.0.1', '127.0.0.1x', '[::11]', 'localhosts', '.localhost.'].some(isLoopbackHost)).toBe(
    false,
  )
})

it('finds local names at the loopback addresses, without asking anybody', async () => {
  const found = (all: boolean) =>
    new Promise((resolve) => lookUpLocalName('x.localhost', { all }, (...answer) => resolve(answer)))
  expect(await found(false)).toEqual([null, '127.0.0.1', 4])
  expect(await found(true)).toEqual([
    null,
    [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ],
  ])
})
