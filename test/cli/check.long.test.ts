import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { main } from '../../src/cli/main.js'
import { createMock, type Mock } from '../../src/index.js'
import { aServer } from './a-server.js'
import { aTerminal, call } from './a-terminal.js'
import { run } from './run.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string): string => join(folder, name)

/** Changes an answer of the mock before it goes out. */
type Spoil = (path: string, status: number, text: string) => { readonly status: number; readonly text: string }

/** A mock as a service with an address, its answers spoilt. */
const aService = async (spoil: Spoil = (_path, status, text) => ({ status, text }), scenario = 'personal') => {
  const mock = await createMock({ scenario })
  const service = await aServer(mock, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
    const answer = await mock.fetch(request.url ?? '/', {
      ...{ method: request.method ?? 'GET', headers: headers.filter(([name]) => name !== 'content-length') },
      ...(body.length > 0 && { body: body.toString() }),
    })
    const { status, text } = spoil(`${request.method} ${request.url}`, answer.status, await answer.text())
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  return { ...service, mock }
}

const check = ({ url, token }: { url: string; token: string }, rest: string) =>
  call(`check --target ${url} --rate 10000 --quiet ${rest}`.trim(), { SVC_MOCK_TOKEN: token })

const withoutUid: Spoil = (path, status, text) => ({
  status,
  text: /GET \/v2\/bookings\/[^/?]+$/.test(path) ? text.replace(/"uid":"[^"]+",/, '') : text,
})

it('finds nothing against our own mock, and says what it did', async () => {
  const { code, out } = await check(await aService(), '--only getBooking,getEventType')
  expect(out).toMatch(
    /\d\d checks of 2 operations with \d+ requests, 0 skipped\n0 gaps, 0 known, 0 differences, 0 notes$/,
  )
  expect(code).toBe(0)
}, 120_000)

it('fails for a gap, and tells of it in three ways and in three forms', async () => {
  const [json, xml, md] = [file('gap.json'), file('gap.xml'), file('gap.md')]
  const { code, out, err } = await check(
    await aService(withoutUid),
    `--only getBooking --report ${json} --report ${xml} --report ${md}`,
  )
  expect(code).toBe(1)
  expect(err.at(-1)).toMatch(/^svc-mock: 2 gaps between the documents and the target$/)
  expect(out).toContain('gap         GET /v2/bookings/{bookingUid}: body.required at /data/uid')
  expect(out).toContain('document  uid is required')
  expect(out).toContain('target    nothing')
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ format: 1, gaps: [{ rule: 'body.required' }, {}] })
  expect(readFileSync(xml, 'utf8')).toContain('<failure type="body.required"')
  expect(readFileSync(md, 'utf8')).toContain('| GET /v2/bookings/{bookingUid} | body.required | /data/uid |')
}, 120_000)

it('fails no more for gaps of its baseline, and tells which are gone', async () => {
  const baseline = file('baseline.json')
  const spoilt = await aService(withoutUid)
  const written = await check(spoilt, `--only getBooking --baseline ${baseline} --update-baseline`)
  const again = await check(spoilt, `--only getBooking --baseline ${baseline}`)
  const mended = await check(await aService(), `--only getBooking --baseline ${baseline}`)
  expect([written.code, again.code, mended.code]).toEqual([0, 0, 0])
  expect(again.out).toContain('0 gaps, 2 known')
  expect(mended.out).toContain('gone        getBooking current body.required /data/uid; --update-baseline takes it out')
}, 120_000)

it('goes on from where an earlier run has ended', async () => {
  const state = file('state.json')
  const service = await aService()
  const first = await check(service, `--only getEventType --max 5 --resume ${state}`)
  const second = await check(service, `--only getEventType --resume ${state}`)
  const third = await check(service, `--only getEventType --resume ${state}`)
  expect(first.out).toContain('ended early: --max 5 requests were put')
  const checksIn = ({ out }: { out: string }) => /(\d+) checks? of/.exec(out)?.[1]
  expect(checksIn(third)).toBe(checksIn(second))
  expect(third.out).toMatch(/with [1-3] requests?,/)
  const other = await check({ ...service, url: 'http://127.0.0.1:9' }, `--resume ${state}`)
  expect([other.code, other.err[0]]).toEqual([2, expect.stringContaining(`${state} is of a check of ${service.url}`)])
}, 120_000)

it('ends with 3 where nothing answers', async () => {
  const { code, err } = await check({ url: 'http://127.0.0.1:9', token: 'svc_x' }, '')
  expect([code, err]).toEqual([
    3,
    [expect.stringMatching(/^svc-mock: http:\/\/127.0.0.1:9 could not be checked: GET \/v2/)],
  ])
}, 120_000)

it.each<[string, Spoil, string]>([
  ['does not answer in JSON', () => ({ status: 200, text: '<html>' }), 'nothing there answers in JSON'],
  ['knows none of the paths', () => ({ status: 404, text: '{}' }), 'it knows none of the paths of the service'],
  ['does not take the credential', () => ({ status: 401, text: '{}' }), 'it does not take the credential token'],
])(
  'ends with 3 where the target %s',
  async (_what, spoil, why) => {
    const { code, err } = await check(await aService(spoil), '')
    expect([code, err[0]]).toEqual([3, expect.stringContaining(why)])
  },
  120_000,
)

it('says so where it has no credential to ask with, and what is left out', async () => {
  const { url } = await aService()
  const { code, out, err } = await call(`check --target ${url} --rate 10000 --quiet --only getMe,listBookings`)
  expect([code, err[0]]).toEqual([1, expect.stringMatching(/^svc-mock: No credential was given.* SVC_MOCK_TOKEN, /)])
  expect(out).toContain(', 2 skipped; --verbose says why\n')
}, 120_000)

it('makes the folder of a report where there is none', async () => {
  const name = join(file('not yet there'), 'report.json')
  const service = await aService()
  const { terminal } = aTerminal({ env: { SVC_MOCK_TOKEN: service.token } })
  const options = ['--target', service.url, '--rate', '10000', '--quiet', '--only', 'getMe', '--report', name]
  expect(await main(['check', ...options], terminal)).toBe(0)
  expect(existsSync(name)).toBe(true)
}, 120_000)

it('fails where nothing could be checked', async () => {
  const { code, out, err } = await check(await aService(), '--only getTeam --verbose')
  expect(code).toBe(1)
  expect(out).toContain('skipped     getTeam: no teamId: GET /v2/teams lists none; give one with --id team.NAME=ID')
  expect(err).toEqual(['svc-mock: Nothing was checked: no operation could be asked'])
}, 120_000)

it.each([
  ['check', 'check needs the address of the service: --target https://staging.example.com'],
  ['check https://example.com', 'check takes options only: svc-mock check --target URL'],
  ['check --target here', '--target: give an address such as https://staging.example.com'],
  ['check --target http://127.0.0.1:9 --only getBookng', 'There is no operation getBookng; did you mean "getBooking"?'],
  ['check --target http://127.0.0.1:9 --skip getBookng', 'There is no operation getBookng; did you mean "getBooking"?'],
  ['check --target http://127.0.0.1:9 --id evntType.a=1', '; did you mean "eventType"?'],
  ['check --target http://127.0.0.1:9 --id eventType.a', '--id: "eventType.a" will not do; write KIND.NAME=ID'],
  ['check --target http://127.0.0.1:9 --client-id a', 'An OAuth client needs both: --client-id and --client-secret'],
  ['check --target http://127.0.0.1:9 --update-baseline', '--update-baseline needs the file: --baseline FILE'],
  ['check --target http://127.0.0.1:9 --baseline no.json', '--baseline: there is no file no.json'],
  [
    'check --target http://127.0.0.1:9 --report out.pdf',
    '"out.pdf" does not say its form; let it end in .json, .xml or .md',
  ],
])('refuses %s with 2, and says what would do', async (line, says) => {
  const { code, err } = await call(line)
  expect([code, err.join('\n')]).toEqual([2, expect.stringContaining(says)])
})

it.each([
  'check --target https://ada:hunter2@example.com',
  'check --target http://127.0.0.1:9 --credential hunter2',
  'check --target http://127.0.0.1:9 --token hunter2\u00e9',
  'check --target http://127.0.0.1:9 hunter2',
])('repeats no credential of a command line that it refuses', async (line) => {
  const { code, out, err } = await call(line)
  expect([code, out, err.join('\n')]).toEqual([2, '', expect.not.stringContaining('hunter2')])
})

it('prints and writes no credential, even where the target repeats it', async () => {
  const service = await aService((path, status, text) => ({
    status,
    text: /GET \/v2\/bookings\/[^/?]+$/.test(path)
      ? text.replace(/"status":"\w+"/g, `"status":"${service.token}"`)
      : text,
  }))
  const names = ['told.json', 'told.xml', 'told.md', 'told.state', 'told.baseline'].map(file)
  const [json, xml, md, state, baseline] = names
  const { code, out, err } = await check(
    service,
    `--only getBooking,findBooking --report ${json} --report ${xml} --report ${md} --resume ${state} --baseline ${baseline} --update-baseline`,
  )
  expect(code).toBe(0)
  expect(out).toContain('[redacted]')
  const all = [out, ...err, ...names.map((name) => readFileSync(name, 'utf8'))]
  expect(all.filter((text) => text.includes(service.token))).toEqual([])
}, 120_000)

const cases = (text: string): string => {
  const name = file(`cases-${Math.abs([...text].reduce((sum, it) => (sum * 31 + it.charCodeAt(0)) | 0, 7))}.yaml`)
  writeFileSync(name, text)
  return name
}

it('puts requests of the user, and holds their replies against what he expects', async () => {
  const name = cases(`format: 1
cases:
  - { name: me, operationId: getMe, expect: { status: 200, schema: MeReply, body: { data: { username: ada } } } }
  - { name: stranger, request: 'GET /v2/me', credential: null, expect: { status: 401 } }
  - { name: older, operationId: getBooking, version: '2024-04-15', expect: { status: 404 } }
`)
  const { code, out } = await check(await aService(), `--only getMe --cases ${name}`)
  expect(out).toContain('case.status')
  expect(out).toContain('document  404, by the case "older"')
  expect(out.match(/case\./g)).toHaveLength(1)
  expect(code).toBe(1)
}, 120_000)

it.each([
  ['format: 1\ncases: []', '/cases must NOT have fewer than 1 items'],
  ['format: 1\ncases: [{ name: a, operationId: getMee }]', 'There is no operation getMee; did you mean "getMe"?'],
  ['format: 1\ncases: [{ name: a, operationId: getMe }, { name: a, operationId: getMe }]', 'two cases are called "a"'],
  ['format: 1\ncases: [{ name: a, operationId: getMe, credential: bob }]', 'the case "a" asks as bob; there are token'],
  ['format: 1\ncases: [{ name: a, operationId: getMe, expect: { schema: Nothing } }]', 'expects the schema Nothing'],
  ['format: 1\ncases: [{ name: a, operationId: createTeam }]', 'allow that with --write, or leave it out'],
])('refuses the cases %j', async (text, says) => {
  const { code, err } = await call(`check --target http://127.0.0.1:9 --token svc_x --cases ${cases(text)}`)
  expect([code, err.join('\n')]).toEqual([2, expect.stringContaining(says)])
})

it('says in one line what is wrong with cases that are no YAML', async () => {
  const { code, err } = await call(
    `check --target http://127.0.0.1:9 --token svc_x --cases ${cases("a: { b\n  c: 'd'")}`,
  )
  expect([code, err]).toEqual([2, [expect.stringMatching(/^svc-mock: --cases: [^\\]* at line \d+, column \d+$/)]])
})

it.each([
  ['{ name: a, operationId: deleteTeam }', 'the check takes away itself what it made'],
  ['{ name: a, operationId: updateTeam, params: { teamId: 1 } }', 'leave params out'],
  ['{ name: a, operationId: createBooking, body: { eventTypeSlug: intro, username: ada } }', 'of somebody else'],
])('refuses a case that would touch things that are not its own: %s', async (text, says) => {
  const name = cases(`format: 1\ncases: [${text}]`)
  const { code, err } = await call(`check --write --target http://127.0.0.1:9 --token svc_x --cases ${name}`)
  expect([code, err.join('\n')]).toEqual([2, expect.stringContaining(says)])
})

it('fails for what it made and could not take away, and says how it is taken away', async () => {
  const service = await aService((path, status, text) =>
    path.startsWith('DELETE /v2/schedules') ? { status: 403, text: '{}' } : { status, text },
  )
  const { code, out, err } = await check(service, '--only createSchedule --write')
  expect(code).toBe(1)
  expect(out).toMatch(/LEFT BEHIND DELETE \/v2\/schedules\/\d+: it answers 403/)
  expect(err.at(-1)).toMatch(/^svc-mock: \d+ things that the check made could not be taken away$/)
}, 120_000)

const schedulesOf = async (mock: Mock) => {
  const headers = { authorization: `Bearer ${mock.keys['owner']}` }
  return ((await (await mock.fetch('/v2/schedules', { headers })).json()) as { data: { id: number }[] }).data
}

it('takes away what it made where Ctrl-C breaks it off', async () => {
  const { mock, url, token } = await aService()
  const args = ['check', '--target', url, '--write', '--rate', '40', '--only', 'createSchedule']
  await using running = run(args, { env: { SVC_MOCK_TOKEN: token } })
  await expect
    .poll(() => schedulesOf(mock).then((all) => all.length), { timeout: 50_000, interval: 20 })
    .toBeGreaterThan(0)
  const { code, out } = await running.stop('SIGINT')
  expect(code).toBe(130)
  expect(out.join('\n')).toMatch(/taken away {2}[1-9]\d* things? that the check made/)
  expect(await schedulesOf(mock)).toEqual([])
}, 120_000)

it('takes away what a run left that was killed, before it makes anything anew', async () => {
  const { mock, url, token } = await aService()
  const state = file('killed.json')
  const args = ['check', '--target', url, '--write', '--rate', '40', '--only', 'createSchedule', '--resume', state]
  await using running = run(args, { env: { SVC_MOCK_TOKEN: token } })
  await expect
    .poll(() => existsSync(state) && readFileSync(state, 'utf8').includes('"scheduleId"'), {
      timeout: 50_000,
      interval: 20,
    })
    .toBe(true)
  await running.stop('SIGKILL')
  const made = [...readFileSync(state, 'utf8').matchAll(/"scheduleId":"(\d+)"/g)].map(([, id]) => Number(id))
  const there = async () => (await schedulesOf(mock)).filter(({ id }) => made.includes(id)).length
  expect(await there()).toBe(made.length)
  await check({ url, token }, `--write --only createSchedule --resume ${state}`)
  expect(await there()).toBe(0)
}, 120_000)
