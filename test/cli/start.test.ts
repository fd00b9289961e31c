import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { answering, aReceiver } from '../builders/a-receiver.js'
import { run } from './run.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-'))
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
const urlIn = (line: string): string => /http:\/\/[\d.:]+/.exec(line)?.[0] ?? ''

it('tells a person where it is, logs each request, and ends at Ctrl-C though connections are kept alive', async () => {
  await using mock = run(['start', '--port', '0', '--scenario', 'team-roundrobin', '--now', '2026-01-05T09:00:00Z'])
  const url = urlIn(await mock.line(/listens on/))
  await mock.line(/curl -X POST/)
  const agent = new Agent({ keepAlive: true })
  await new Promise((resolve) =>
    get(`${url}/v1/bookings/1?apiKey=secret`, { agent }, (it) => it.resume().on('end', resolve)),
  )
  expect(await mock.line(/^GET /)).toMatch(
    /^GET \/v1\/bookings\/1\?apiKey=\*\*\* {2}401 .* anonymous {2}refused by v1\.key_unknown/,
  )
  const { code, err, out } = await mock.stop('SIGINT')
  expect({ code, err }).toEqual({ code: 0, err: [] })
  expect(out.join('\n')).not.toContain('\u001b')
  agent.destroy()
})

it('tells a program in JSON, keeps its state in a file, and goes on from there', async () => {
  const db = join(folder, 'state.json')
  const args = ['--json', '--db', db]
  const env = { SVC_MOCK_PORT: '0', SVC_MOCK_SCENARIO: 'personal', SVC_MOCK_PROT: '1' }
  await using first = run(args, { env })
  const ready = JSON.parse(await first.line(/./))
  expect(ready).toMatchObject({
    event: 'ready',
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    scenario: 'personal',
    keys: { owner: 'svc_owner_personal' },
    ids: { 'eventType.intro': 10001 },
  })
  const me = { method: 'PATCH', body: '{"name":"Ada Adams"}' }
  const change = await fetch(`${ready.url}/v2/me`, {
    ...me,
    headers: { ...bearer(ready.keys.owner).headers, 'content-type': 'application/json', 'x-mock-test': 'a test' },
  })
  expect(change.status).toBe(200)
  await first.line(/"updateMe"/)
  const { code, out, err } = await first.stop('SIGTERM')
  expect(code).toBe(0)
  expect(err).toEqual(['svc-mock: the variable SVC_MOCK_PROT is not known; did you mean "SVC_MOCK_PORT"?'])
  expect(out.map((line) => JSON.parse(line).event)).toEqual(['ready', 'request'])
  expect(JSON.parse(out[1] ?? '')).toMatchObject({
    operationId: 'updateMe',
    status: 200,
    caller: 'owner',
    test: 'a test',
  })
  expect(readFileSync(db, 'utf8')).toContain('Ada Adams')

  await using second = run(['--port', '0', '--db', db, '--scenario', 'seated'])
  await second.line(/resumed from the --db file, which wins over --scenario/)
  expect(await second.line(/^ +owner/)).toContain('Ada Adams (ada)')
  const busy = urlIn(await second.line(/listens on/)).split(':')[2] ?? ''
  const third = await run(['--port', busy]).ended
  expect(third.code).toBe(1)
  expect(third.err).toEqual([
    expect.stringMatching(new RegExp(`^svc-mock: Port ${busy} on 127.0.0.1 is taken; stop .* or choose another port`)),
  ])
})

it('tells a person and a program what became of each delivery', async () => {
  const receiver = await aReceiver(answering.status(503))
  const file = join(folder, 'told.yaml')
  const webhooks = [receiver.url, 'http://hooks.example.com/x'].map(
    (url, index) => `  w${index}: { user: ada, subscriberUrl: '${url}', triggers: [BOOKING_CREATED] }\n`,
  )
  writeFileSync(
    file,
    `format: 1\nstory: Told.\nusers:\n  ada: {}\neventTypes:\n  call: { owner: ada, title: Call, lengthInMinutes: 30 }\nwebhooks:\n${webhooks.join('')}`,
  )
  const start = ['--port', '0', '--scenario', file, '--now', '2026-01-05T09:00:00Z', '--retry', '2']
  await using person = run(start)
  await using program = run([...start, '--json'])
  const ready = JSON.parse(await program.line(/"ready"/))
  for (const url of [urlIn(await person.line(/listens on/)), ready.url]) {
    const body = {
      ...{ start: '2026-01-06T10:00:00Z', eventTypeId: ready.ids['eventType.call'] },
      attendee: { name: 'Zoe Zander', email: 'zoe@example.com', timeZone: 'Europe/London' },
    }
    const headers = { 'content-type': 'application/json', 'svc-api-version': '2024-08-13' }
    expect((await fetch(`${url}/v2/bookings`, { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(
      201,
    )
  }
  expect(await person.line(/^→ .*503/)).toMatch(
    new RegExp(
      `^→ BOOKING_CREATED ${receiver.url} {2}503 {2}\\d+ ms {2}waiting: The receiver answered 503; it is sent again at`,
    ),
  )
  expect(await person.line(/^→ .*refused/)).toContain('allow it with --allow-delivery hooks.example.com')
  const told = JSON.parse(await program.line(/"delivery".*"waiting"/))
  expect(told).toMatchObject({ event: 'delivery', trigger: 'BOOKING_CREATED', attempts: [{ status: 503 }] })
  expect((await Promise.all([person.stop(), program.stop()])).map(({ code, err }) => [code, err])).toEqual([
    ...[
      [0, []],
      [0, []],
    ],
  ])
})

it('loads a scenario file again when it changes, at the same address, and keeps the old one while it is wrong', async () => {
  const file = join(folder, 'mine.yaml')
  const write = (name: string) =>
    writeFileSync(
      file,
      `format: 1\nstory: Mine.\nusers:\n  ada: {}\ncredentials:\n  ${name}: { kind: apiKey, user: ada }\n`,
    )
  write('owner')
  await using mock = run(['--watch', '--scenario', 'mine.yaml', '--port', '0'], { cwd: folder })
  const url = urlIn(await mock.line(/listens on/))
  await mock.line(/curl/)
  const statusOf = async (key: string) => (await fetch(`${url}/v2/bookings`, bearer(key))).status
  expect(await statusOf('svc_owner_mine')).toBe(200)

  write('Wrong Name: [')
  expect(await mock.errorLine(/mine\.yaml:/)).toMatch(/^mine\.yaml:\d+:\d+: ./)
  expect(await statusOf('svc_owner_mine')).toBe(200)

  write('other')
  await mock.line(/loaded mine again/)
  expect(await statusOf('svc_other_mine')).toBe(200)
  expect(await statusOf('svc_owner_mine')).toBe(401)
  expect((await mock.stop('SIGTERM')).code).toBe(0)
})
