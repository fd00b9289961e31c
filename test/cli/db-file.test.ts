import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { run } from './run.js'

let folder: string
let db: string
let kept: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-mock-db-'))
  db = join(folder, 'db.json')
  await (await createMock({ db, now: '2026-01-05T09:00:00Z', freeze: true })).close()
  kept = readFileSync(db, 'utf8')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (...args: readonly string[]) => ['--port', '0', '--json', ...args]
const shell = (setting: string) => ['sh', '-c', `${setting}; exec "$@"`, 'sh']

const change = async (ready: string, name: string): Promise<Response> => {
  const { url, keys } = JSON.parse(ready)
  const headers = { authorization: `Bearer ${keys.owner}`, 'content-type': 'application/json' }
  return fetch(`${url}/v2/me`, { method: 'PATCH', headers, body: JSON.stringify({ name }) })
}

it('refuses a file that another process has, and has it again as soon as that one was killed', async () => {
  await using first = run(start('--db', db))
  await first.line(/"ready"/)
  const second = await run(start('--db', db)).ended
  expect(second.code).toBe(2)
  expect(second.err).toEqual([
    expect.stringMatching(/^svc-mock: .*db\.json is in use by another mock \(process \d+\), and each would undo what/),
  ])
  await first.stop('SIGKILL')
  await using third = run(start('--db', db))
  expect(await third.line(/"ready"/)).toContain('"scenario":"personal"')
  expect((await third.stop('SIGTERM')).code).toBe(0)
})

const nobody = 65_534
const isSuperUser = process.getuid?.() === 0
/** Rights bind everybody but the super-user, who becomes somebody else for it where that one may read the program. */
const under = isSuperUser ? ['setpriv', `--reuid=${nobody}`, '--clear-groups'] : []
const canRead = `require('node:fs').readFileSync(${JSON.stringify(join(import.meta.dirname, '..', '..', 'package.json'))})`
const rightsBind =
  process.platform !== 'win32' &&
  spawnSync([...under, process.execPath][0] ?? '', [
    ...under.slice(1),
    ...(isSuperUser ? [process.execPath] : []),
    '-e',
    canRead,
  ]).status === 0
if (!rightsBind) console.warn('Rights cannot be tried here: nobody else than the super-user may run the program')

it.skipIf(!rightsBind).each([
  ['a file that may only be read', 0o444, 0o755],
  ['a folder that may only be read', 0o644, 0o555],
  ['a file that may not be read', 0o000, 0o755],
  ['a folder that may not be looked into', 0o644, 0o000],
])('refuses %s, and leaves it as it is', async (_what, ofFile, ofFolder) => {
  const own = mkdtempSync(join(tmpdir(), 'svc-mock-rights-'))
  const file = join(own, 'db.json')
  writeFileSync(file, kept)
  if (isSuperUser) for (const path of [file, own]) chownSync(path, nobody, nobody)
  chmodSync(file, ofFile)
  chmodSync(own, ofFolder)
  const { code, err } = await run(start('--db', file), { under }).ended
  expect([code, err]).toEqual([
    2,
    [expect.stringMatching(/^svc-mock: Cannot keep the state in .*may not be written here \(EACCES\)/)],
  ])
  chmodSync(own, 0o755)
  chmodSync(file, 0o644)
  expect([readFileSync(file, 'utf8'), readdirSync(own)]).toEqual([kept, ['db.json']])
  rmSync(own, { recursive: true })
})

it.skipIf(process.platform === 'win32')(
  'keeps the last good state where it may not write as much, answers so, and fails at its end',
  async () => {
    const file = join(folder, 'limited.json')
    writeFileSync(file, kept)
    // The shell counts in blocks of 512 or 1024 bytes.
    const blocks = Math.floor(kept.length / 4096)
    await using mock = run(start('--db', file), { under: shell(`ulimit -f ${blocks}`) })
    const response = await change(await mock.line(/"ready"/), 'Ada Adams')
    expect([response.status, response.headers.get('x-mock-refused-by')]).toEqual([500, 'server.not_kept'])
    expect(await response.text()).toContain('the file would be larger than this process may write (EFBIG)')
    const { code, err } = await mock.stop('SIGTERM')
    expect([code, err.at(-1)]).toEqual([
      1,
      expect.stringMatching(/^svc-mock: Cannot write the state to .*limited\.json: .*EFBIG.*holds what was kept/),
    ])
    expect(readFileSync(file, 'utf8')).toBe(kept)
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  },
)

it.skipIf(process.platform !== 'linux')(
  'serves on where there is no room for what it tells, says so once, and ends with 1',
  async () => {
    await using mock = run(start('--db', db), { under: ['sh', '-c', 'exec "$@" >/dev/full', 'sh'] })
    expect(await mock.errorLine(/lost/)).toBe('svc-mock: what it tells from here on is lost: the disk is full (ENOSPC)')
    const { code, err } = await mock.stop('SIGTERM')
    expect([code, err.length]).toEqual([1, 1])
  },
)
