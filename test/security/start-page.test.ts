import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createMock } from '../../src/index.js'
import { exchange } from '../http/raw-exchange.js'

const opened = async (options: Parameters<typeof createMock>[0] = {}) => {
  const mock = await createMock({ scenario: 'platform', ...options })
  onTestFinished(() => mock.close())
  await mock.listen()
  const secrets = Object.values(mock.keys).flatMap((key) => (typeof key === 'string' ? [key] : [key.clientSecret]))
  const page = async (headers: Readonly<Record<string, string>>, path = '/') => {
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      request(mock.url + path, { headers, agent: false }, resolve)
        .on('error', reject)
        .end()
    })
    const html = await text(answer)
    return { status: answer.statusCode, html, shown: secrets.filter((it) => html.includes(it)).length }
  }
  return { mock, secrets, page }
}

it.each(['localhost:4010', 'LOCALHOST', '127.0.0.1', '[::1]:4010', 'app.localhost'])(
  'shows the keys on the start page that is asked for as %s',
  async (host) => {
    const { page, secrets } = await opened()
    expect((await page({ host })).shown).toBe(secrets.length)
  },
)

it.each([
  'rebound.example.com',
  'rebound.example.com:4010',
  '192.0.2.7',
  '0.0.0.0',
  '[2001:db8::1]:4010',
  '[::ffff:192.0.2.7]',
  'localhost.example.com',
  'localhost.',
  'LOCALHOST.EXAMPLE.COM',
  'example.com:127.0.0.1',
])('shows no key on the start page that is asked for as %s', async (host) => {
  const { page, mock } = await opened()
  const { status, html, shown } = await page({ host })
  expect([status, shown]).toEqual([200, 0])
  expect(html).toContain('Keys and ids are shown to those who may control the mock')
  for (const id of Object.values(mock.ids)) expect(html).not.toContain(`<td>${id}</td>`)
})

it('does not take another name for the host, whatever a proxy may have said', async () => {
  const { page } = await opened()
  const foreign = { host: 'rebound.example.com', 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' }
  expect((await page(foreign)).shown).toBe(0)
  expect((await page({ host: 'localhost', 'x-forwarded-host': 'example.com' })).shown).toBeGreaterThan(0)
})

it('shows no key to a page of another site', async () => {
  const { page } = await opened()
  expect((await page({ host: 'localhost', origin: 'https://example.com' })).shown).toBe(0)
  expect((await page({ host: 'localhost', 'sec-fetch-site': 'cross-site' })).shown).toBe(0)
  expect((await page({ host: 'localhost', 'sec-fetch-site': 'none' })).shown).toBeGreaterThan(0)
})

it('shows the keys to those who present the control token alone, once there is one', async () => {
  const { page, secrets } = await opened({ controlToken: 'sesame' })
  expect((await page({ host: 'localhost' })).shown).toBe(0)
  expect((await page({ host: 'mock.example.com', 'x-mock-control-token': 'sesame' })).shown).toBe(secrets.length)
})

it('takes the host of a whole address in the request line for nothing, and the Host header for what counts', async () => {
  const { mock, secrets } = await opened()
  const asked = (line: string, host: string) =>
    exchange(mock.url, `GET ${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  const shown = async (line: string, host: string) => {
    const { all } = await asked(line, host)
    return secrets.filter((it) => all.includes(it)).length
  }
  expect(await shown('http://localhost/', 'rebound.example.com')).toBe(0)
  expect(await shown('http://localhost/__svc/info', 'rebound.example.com')).toBe(0)
})

it('has no secret in any document, and may stand in no other page', async () => {
  const { mock, secrets } = await opened()
  for (const name of ['v1', 'v2', 'beyond', 'control'])
    for (const form of ['json', 'yaml']) {
      const answer = await (await fetch(`${mock.url}/__svc/openapi/${name}.${form}`)).text()
      expect(secrets.filter((it) => answer.includes(it))).toEqual([])
    }
  const { headers } = await fetch(mock.url)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
})
