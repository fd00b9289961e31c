import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { call } from './a-terminal.js'
import { run } from './run.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-exec-bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string): string => join(folder, name)

/** A command that asks who it is with a key, then does what is said. */
const asking = (then = '', key = 'process.env.SVC_API_KEY'): readonly string[] => {
  const script = `
    await (await fetch(process.env.SVC_BASE_URL + '/v2/me', { headers: { authorization: 'Bearer ' + ${key} } })).text()
    ${then}`
  return ['--', process.execPath, '--input-type=module', '-e', script]
}

it.each([
  ['has gone well', '', 0],
  ['has failed', 'process.exit(4)', 4],
  [
    'was ended by a signal',
    "process.kill(process.pid, 'SIGTERM'); await new Promise(() => setInterval(() => {}, 1000))",
    143,
  ],
])('writes a bundle that can be done again, where the command %s', async (what, then, given) => {
  const file = at(`new folder/${what}.json`)
  const { code } = await run(['exec', '--quiet', '--bundle', file, ...asking(then)]).ended
  expect(code).toBe(given)
  const again = await call(`replay ${moved(file)}`)
  expect([again.code, again.out]).toEqual([0, '1 of 1 requests were answered as they were'])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    kind: 'svc-mock-bundle',
    steps: [{ method: 'GET', path: '/v2/me' }],
  })
})

/** The same under a name without spaces, which a line of words can hold. */
const moved = (file: string): string => {
  writeFileSync(at('bundle.json'), readFileSync(file))
  return at('bundle.json')
}

it('writes down no key that is not of the scenario', async () => {
  await run(['exec', '--quiet', '--bundle', at('astray.json'), ...asking('', "'svc_live_hunter2'")]).ended
  expect(readFileSync(at('astray.json'), 'utf8')).not.toContain('hunter2')
})

it('says which requests the bundle lacks', async () => {
  const options = ['--quiet', '--journal-size', '1', '--bundle', at('short.json')]
  const twice =
    "await fetch(process.env.SVC_BASE_URL + '/v2/me'); await fetch(process.env.SVC_BASE_URL + '/~own/v2/me')"
  const { err } = await run(['exec', ...options, ...asking(twice)]).ended
  expect(err).toEqual([
    expect.stringMatching(/^svc-mock: The first 1 requests are missing; .*journalSize/),
    'svc-mock: The bundle holds the requests of the default sandbox alone; those of own are missing',
  ])
})

it('keeps the bundle from a mock that the command makes', async () => {
  const env = { SVC_MOCK_BUNDLE: at('by-variable.json') }
  const { out } = await run(['exec', '--quiet', ...asking('console.log(String(process.env.SVC_MOCK_BUNDLE))')], { env })
    .ended
  expect([out, existsSync(at('by-variable.json'))]).toEqual([['undefined'], true])
})

it('says which bundle cannot be written, after the report, and fails', async () => {
  writeFileSync(at('file'), '')
  const options = ['--bundle', at('file/run.json'), '--report', at('report.json')]
  const { code, err } = await run(['exec', ...options, ...asking()]).ended
  expect([code, err.at(-1)]).toEqual([1, expect.stringMatching(/^svc-mock: The file .*run\.json cannot be written: /)])
  expect(existsSync(at('report.json'))).toBe(true)
})
