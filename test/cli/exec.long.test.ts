import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { run } from './run.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-exec-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program for Node, as a command behind `--`. */
const program = (script: string): readonly string[] => ['--', process.execPath, '--input-type=module', '-e', script]

/** The same, as a file that other programs can start. */
const programFile = (name: string, script: string): string => {
  writeFileSync(join(folder, name), script)
  return join(folder, name)
}

const asking = (path: string, headers = "{ authorization: 'Bearer ' + process.env.SVC_API_KEY }") =>
  `const reply = await fetch(process.env.SVC_BASE_URL + '${path}', { headers: ${headers} })`

it('runs a command that finds the mock by its variables, and leaves its output as it is', async () => {
  const script = `${asking('/v2/me')}; process.stdout.write('asked ' + reply.status); process.stderr.write('of its own\\n')`
  const { code, out, err } = await run(['exec', ...program(script)]).ended
  expect({ code, out, err }).toEqual({
    code: 0,
    out: ['asked 200'],
    err: [
      'of its own',
      'svc-mock: 1 request, 0 violations, 0 warnings, 0 refusals',
      expect.stringMatching(/^svc-mock: met 1 of \d+ operations \(0\.7%\), 1 of \d+ statuses /),
      'svc-mock: requests answered by a choice: 0, by what lies beyond the specification: 1',
    ],
  })
})

it('hands the command its arguments as they are, whatever they look like', async () => {
  const args = ['--help', '-v', '--', '--port', '$HOME *', '']
  const script = 'console.log(JSON.stringify(process.argv.slice(1)))'
  const command = ['--', process.execPath, '-e', script, '--', ...args]
  const { code, out } = await run(['exec', '--quiet', '--allow-no-requests', ...command]).ended
  expect([code, JSON.parse(out.join(''))]).toEqual([0, args])
})

it("speaks in the product's word, in variables too", async () => {
  const script = 'console.log(process.env.MY_APP_API_KEY, process.env.MY_APP_BASE_URL, process.env.SVC_API_KEY)'
  const options = ['--product', 'my-app', '--allow-no-requests', '--quiet']
  const { out } = await run(['exec', ...options, ...program(script)]).ended
  expect(out).toEqual([expect.stringMatching(/^my-app_owner_personal http:\/\/127\.0\.0\.1:\d+ undefined$/)])
})

it.each([3, 255])('ends with the exit code %i of its command', async (given) => {
  const args = ['exec', '--allow-no-requests', ...program(`process.exit(${given})`)]
  expect((await run(args).ended).code).toBe(given)
})

it.each([
  ['SIGTERM', 143],
  ['SIGKILL', 137],
])('ends with 128 and the number of %s, where that ended the command', async (signal, given) => {
  const { code, err } = await run(['exec', '--quiet', ...program(`process.kill(process.pid, '${signal}')`)]).ended
  expect([code, err]).toEqual([given, []])
})

it('fails a run in which nothing was asked of the mock, and says what would do', async () => {
  const { code, err } = await run(['exec', '--quiet', ...program('')]).ended
  expect(code).toBe(1)
  expect(err).toEqual([
    expect.stringMatching(/^svc-mock: No request reached the mock, .*_BASE_URL, or say --allow-no-requests$/),
  ])
})

it('counts no request that only looks after the mock itself', async () => {
  expect((await run(['exec', ...program(asking('/__svc/health'))]).ended).code).toBe(1)
})

it('says too that nothing was asked where the command has failed by itself', async () => {
  const { code, err } = await run(['exec', ...program('process.exit(4)')]).ended
  expect([code, err[0]]).toEqual([4, expect.stringContaining('No request reached the mock')])
})

it.each([
  ['no-such-program', 'there is no such program'],
  [folder, 'it may not be run'],
])('ends with 127 where the command %s cannot be started', async (name, reason) => {
  const { code, err } = await run(['exec', '--', name, 'x']).ended
  expect([code, err]).toEqual([127, [`svc-mock: The command "${name}" cannot be started: ${reason}`]])
})

it('passes a signal on to the command, and waits for what it makes of it', async () => {
  const script = `
    process.on('SIGINT', async () => { ${asking('/v2/me')}; console.log('tidied up', reply.status); process.exit(7) })
    console.log('ready')
    setInterval(() => {}, 1000)`
  await using running = run(['exec', ...program(script)])
  await running.line(/ready/)
  const { code, out } = await running.stop('SIGINT')
  expect([code, out]).toEqual([7, ['ready', 'tidied up 200']])
})

it('leaves no process behind when the command is killed', async () => {
  // It holds our output open, so that this test ends only when it has ended.
  const stubborn = programFile(
    'stubborn.mjs',
    "process.on('SIGTERM', () => {}); console.log('begun'); setInterval(() => {}, 1000)",
  )
  const script = `
    import { spawn } from 'node:child_process'
    spawn(process.execPath, ['${stubborn}'], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`
  await using running = run(['exec', ...program(script)])
  await running.line(/begun/)
  expect((await running.stop('SIGTERM')).code).toBe(143)
})

it('ends what the command leaves behind when it ends by itself', async () => {
  const server = programFile('server.mjs', "console.log('begun'); setInterval(() => {}, 1000)")
  const script = `
    import { spawn } from 'node:child_process'
    const child = spawn(process.execPath, ['${server}'], { stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.once('data', () => process.exit(5))`
  expect((await run(['exec', ...program(script)]).ended).code).toBe(5)
})

const wrongly = `${asking('/v2/me', '{}')}; ${asking('/v2/nothing').replace('reply', 'other')}`

it.each([
  [
    'violations',
    /^svc-mock: The run fails on violations, and 1 request gave cause:$/,
    /GET \/v2\/nothing .*route\.unknown/,
  ],
  ['refusals', /^svc-mock: The run fails on refusals, and 2 requests gave cause:$/, /GET \/v2\/me 401 .*auth\.missing/],
])('fails on %s where it is told to, and shows them', async (kind, says, shows) => {
  const { code, err } = await run(['exec', '--fail-on', kind, ...program(wrongly)]).ended
  expect([code, err]).toEqual([1, expect.arrayContaining([expect.stringMatching(says), expect.stringMatching(shows)])])
})

it('fails on nothing that it is not told to fail on, and sums up', async () => {
  const { code, err } = await run(['exec', '--fail-on', 'warnings', ...program(wrongly)]).ended
  expect([code, err.slice(0, 2)]).toEqual([
    0,
    [
      'svc-mock: violation: GET /v2/nothing 404  route.unknown: Cannot GET /v2/nothing: there is no such path',
      'svc-mock: 2 requests, 1 violation, 0 warnings, 2 refusals',
    ],
  ])
})

it('counts over all sandboxes, more than a journal holds, and no refusal that was asked for', async () => {
  const script = `
    const ask = (prefix, headers) => fetch(process.env.SVC_BASE_URL + prefix + '/v2/bookings', { headers })
    const owner = { authorization: 'Bearer ' + process.env.SVC_KEY_OWNER }
    for (let at = 0; at < 1010; at += 1) await (await ask('/~one', owner)).text()
    await ask('/~two', { ...owner, 'x-mock-fault': 'status=503', 'svc-api-version': '2024-08-13' })`
  const { code, err } = await run(['exec', '--fail-on', 'warnings,refusals', ...program(script)]).ended
  expect(code).toBe(1)
  expect(err).toContain('svc-mock: 1011 requests, 0 violations, 1010 warnings, 0 refusals')
  expect(err[1]).toMatch(/^ {2}GET \/v2\/bookings 200 {2}AL-10: .* \(1010 times\)$/)
})

it('tells each request where it is asked to', async () => {
  const { err } = await run(['exec', '--verbose', '--quiet', ...program(asking('/v2/me'))]).ended
  expect(err).toEqual([expect.stringMatching(/^GET \/v2\/me {2}200 {2}getMe/)])
})

it('prints the variables of a command, and runs nothing', async () => {
  const command = program("console.log('run')")
  const { code, out } = await run(['exec', '--scenario', 'platform', '--print-env', ...command]).ended
  expect(code).toBe(0)
  for (const line of [
    'SVC_BASE_URL=http://127.0.0.1:<free port>',
    'SVC_API_KEY=svc_owner_platform',
    'SVC_KEY_OTHER_MANAGED=otherManaged_platform',
    'SVC_KEY_PLATFORM_CLIENT_ID=cnharbourplatform00000001',
    'SVC_ID_EVENT_TYPE_VISIT=10001',
  ])
    expect(out).toContain(line)
  expect(out.join('\n')).toMatch(/^SVC_KEY_PLATFORM_CLIENT_SECRET=svc_/m)
  expect(out).not.toContain('run')
})
