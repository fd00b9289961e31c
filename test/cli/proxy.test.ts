import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { call } from './a-terminal.js'
import { run } from './run.js'

const folder = mkdtempSync(join(tmpdir(), 'proxy-'))

const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

it('passes on, tells what it found, and writes what passed when it ends', async () => {
  const mock = await createMock()
  const target = await mock.listen()
  const files = ['--har', join(folder, 'run.har'), '--fixtures', join(folder, 'fixtures')]
  await using proxy = run(['proxy', '--target', target, '--port', '0', ...files, '--fail-on', 'violations'])
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(await proxy.line(/passes/)) ?? []
  const key = String(mock.keys['owner'])
  await fetch(`${url}/v2/me`, { headers: { authorization: `Bearer ${key}` } })
  await fetch(`${url}/v1/bookings/abc?apiKey=${key}`)
  expect(await proxy.line(/getMe/)).toMatch(/^GET \/v2\/me {2}200 {2}getMe {2}[\d.]+ ms$/)
  expect(await proxy.line(/✗/)).toContain('(request.path_parameter_invalid)')
  const { code, out, err } = await proxy.stop()
  expect([code, out.at(-1), err]).toEqual([1, '2 requests, 1 violations', []])
  expect(out.join('\n') + JSON.stringify(json('run.har'))).not.toContain(key)
  expect(json('run.har').log.entries).toHaveLength(2)
  const { request, response } = json('fixtures/getMe/200.json')
  expect([request.path, response.body.data.email]).toEqual(['/v2/me', 'person-1@example.com'])
  await mock.close()
})

it.each([
  ['', 'proxy needs the service'],
  ['--target nowhere', 'is no http or https address'],
  ['--target http://me:secret@example.com', 'it has credentials in it'],
  ['--target http://example.com?a=b', 'it has a query or a fragment'],
  ['--target http://example.com more', 'proxy takes no "more"'],
  ['--target http://example.com --keep secrets', '"secrets" is not known'],
])('does not understand "%s"', async (line, message) => {
  const { code, err } = await call(`proxy ${line}`.trim())
  expect([code, err[0]]).toEqual([2, expect.stringContaining(message)])
  expect(err.join('')).not.toContain('me:secret')
})
