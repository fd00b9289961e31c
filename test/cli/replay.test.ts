import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask } from '../client.js'
import { call } from './a-terminal.js'

const folder = mkdtempSync(join(tmpdir(), 'replay-'))

const written = (name: string, content: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const aBundle = async () => {
  const mock = await createMock({ now: '2026-01-05T09:00:00Z', freeze: true })
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  await ask(mock, 'GET /v2/nowhere')
  return mock.contract.bundle()
}

it('ends with 0 where every answer is as it was', async () => {
  const { code, out } = await call(`replay ${written('same.json', await aBundle())}`)
  expect([code, out]).toEqual([0, '2 of 2 requests were answered as they were'])
})

it('tells each request where it is asked to', async () => {
  const { out } = await call(`replay ${written('all.json', await aBundle())} --all`)
  expect(out.split('\n').slice(0, 2)).toEqual(['= GET /v2/me  200', '= GET /v2/nowhere  404'])
})

it('ends with 1 and the differences where one is not', async () => {
  const text = JSON.stringify(await aBundle()).replaceAll('ada@example.com"}', 'ada@example.com","was":1}')
  const bundle = JSON.parse(text.replace('"status":404', '"status":400'))
  const file = written('other.json', bundle)
  const { code, out } = await call(`replay ${file}`)
  expect(code).toBe(1)
  expect(out).toContain('≠ GET /v2/nowhere  was 400, is 404')
  expect(out).toMatch(/[01] of 2 requests were answered as they were$/)
  const { requests, isSame } = JSON.parse((await call(`replay ${file} --json`)).out)
  expect([requests.length, isSame]).toEqual([2, false])
})

it('says on standard error what is missing', async () => {
  const { err } = await call(`replay ${written('notes.json', { ...(await aBundle()), notes: ['One is missing'] })}`)
  expect(err).toEqual(['svc-mock: One is missing'])
})

it.each([
  ['', 'replay needs a bundle'],
  ['a.json b.json', 'is one too many'],
  ['gone.json', 'there is no such file'],
  [written('text.json', 'nothing'), 'cannot be read as a bundle'],
  [written('format.json', { format: 2 }), 'is no bundle: the whole must have required property'],
])('does not understand "%s"', async (line, message) => {
  const { code, err } = await call(`replay ${line}`.trim())
  expect([code, err[0]]).toEqual([2, expect.stringContaining(message)])
})
