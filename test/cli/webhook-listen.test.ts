import { request } from 'node:http'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { reportJson, reportText } from '../../src/cli/listening/report-text.js'
import { Tally } from '../../src/cli/listening/tally.js'
import { createPaint } from '../../src/cli/terminal/paint.js'
import { triggers } from '../../src/domain/webhook/trigger.js'
import { aListening, aParcel } from '../builders/a-listening.js'
import { call } from './a-terminal.js'
import { run } from './run.js'

const version = 'x-svc-webhook-version'
const textOf = (report: Parameters<typeof reportText>[0] | undefined) =>
  report && reportText(report, version, createPaint(false)).join('\n')

it('tells each delivery on a line, whatever its path', async () => {
  const { post, reports } = await aListening()
  const parcel = await aParcel('BOOKING_CREATED')
  expect(await post(parcel, '/any/path?a=1')).toBe(200)
  const [uid, size] = [JSON.parse(parcel.body).payload.uid, Buffer.byteLength(parcel.body)]
  expect(textOf(reports[0])).toBe(
    `1970-01-01T00:00:00.000Z  BOOKING_CREATED  ${uid}  2021-10-20  ${size} bytes  delivery 700001  /any/path?a=1  200`,
  )
})

it('finds nothing wrong with what the mock sends, whatever happened', async () => {
  const { post, problems } = await aListening({ secrets: ['other', 'right'] })
  for (const trigger of triggers) await post(await aParcel(`${trigger} --secret right`), `/${trigger}`)
  expect(problems()).toEqual([])
})

it('finds nothing wrong with bodies made other bodys, and says that they are', async () => {
  const { post, problems, reports } = await aListening({ secrets: ['s'] })
  await post(await aParcel('BOOKING_CREATED --secret s --template {{title}}'))
  await post(await aParcel('BOOKING_CREATED --secret s --template {"a":"{{title}}"}'))
  expect(problems()).toEqual([])
  expect(textOf(reports[0])).toContain('  other body  -  2021-10-20  ')
})

it('speaks the word of another product', async () => {
  const { post, problems } = await aListening({ product: 'acme', secrets: ['s'] })
  await post(await aParcel('AFTER_HOSTS_SVC_VIDEO_NO_SHOW --product acme --secret s'))
  expect(problems()).toEqual([])
})

it.each([
  ['a wrong signature', { secrets: ['s'] }, 'BOOKING_CREATED --secret x', 'its signature does not fit the secret'],
  [
    'a signature by none of the secrets',
    { secrets: ['s', 't'] },
    'BOOKING_CREATED --secret x',
    'its signature fits none of the secrets',
  ],
  ['no signature', { secrets: ['s'] }, 'BOOKING_CREATED', 'it is not signed; its webhook has no secret'],
  [
    'the word of another product',
    { secrets: ['s'] },
    'OOO_CREATED --secret s --product acme',
    'it has no x-svc-signature-256, but x-acme-signature-256; listen with --product acme',
  ],
  [
    'a payload that leaves the contract',
    {},
    'BOOKING_CREATED --set attendees=3',
    'BOOKING_CREATED: /payload/attendees breaks type {"type":"array"}',
  ],
])('says so of %s', async (_what, settings, line, problem) => {
  const { post, problems } = await aListening(settings)
  expect(await post(await aParcel(line))).toBe(200)
  expect(problems()).toContain(problem)
})

const json = { 'content-type': 'application/json', [version]: '2021-10-20' }

it.each([
  ['no JSON', json, '{', 400, 'it says application/json, and its body is no JSON'],
  ['nothing', json, '', 400, 'it says application/json, and its body is no JSON'],
  ['no version', { 'content-type': 'application/json' }, '{}', 200, 'it has no x-svc-webhook-version'],
  [
    'another content type',
    { ...json, 'content-type': 'text/plain' },
    'x',
    200,
    'its content type is text/plain; deliveries are application/json or application/x-www-form-urlencoded',
  ],
  [
    'an unknown trigger',
    json,
    '{"triggerEvent":"BOOKING_CREATE","createdAt":"","payload":null}',
    200,
    'there is no trigger "BOOKING_CREATE"; did you mean "BOOKING_CREATED"?',
  ],
  ['a trigger of another kind', json, '{"triggerEvent":5,"createdAt":5,"payload":5}', 200, 'there is no trigger ""'],
])('answers and says what is wrong with %s', async (_what, headers, body, status, problem) => {
  const { post, problems } = await aListening()
  expect(await post({ headers, body })).toBe(status)
  expect(problems()).toEqual([problem])
})

it.each([
  'null',
  '5',
  '[]',
  '""',
  '{"payload":null}',
  '[[[[]]]]',
  '\u0000',
  '['.repeat(500_000),
  `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
])('survives a body that begins with %.9s', async (body) => {
  const { post, reports } = await aListening({ product: 'acme' })
  expect(await post({ headers: json, body })).toBeLessThan(500)
  expect(await post(await aParcel('BOOKING_CREATED --product acme'))).toBe(200)
  expect(reports).toHaveLength(2)
})

it('survives a payload nested a hundred thousand times', async () => {
  const { post, reports } = await aListening({ product: 'acme' })
  const deep = `${'{"a":['.repeat(80_000)}${']}'.repeat(80_000)}`
  const body = `{"triggerEvent":"BOOKING_CREATED","createdAt":"x","payload":{"attendees":${deep}}}`
  expect(await post({ headers: { ...json, 'x-acme-webhook-version': '2021-10-20' }, body })).toBe(200)
  expect(reports[0]?.problems).toHaveLength(1)
})

it('takes a body of 1 MiB, and turns down one of a byte more', async () => {
  const { post, problems } = await aListening()
  const text = (size: number) => `"${'x'.repeat(size - 2)}"`
  expect(await post({ headers: json, body: text(1_048_576) })).toBe(200)
  expect(await post({ headers: json, body: text(1_048_577) })).toBe(413)
  expect(problems()).toEqual(['its body is larger than 1 MiB'])
})

it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('turns down %s, and counts nothing', async (method) => {
  const { url, reports, receiver } = await aListening({ count: 1 })
  const response = await fetch(`${url}/x`, { method })
  expect([response.status, response.headers.get('allow'), receiver.isOver]).toEqual([405, 'POST', false])
  expect(textOf(reports[0])).toBe(`1970-01-01T00:00:00.000Z  ${method} /x  405`)
})

it('goes on after a sender that hangs up', async () => {
  const { url, post } = await aListening()
  const broken = request(`${url}/x`, { method: 'POST', headers: { 'content-length': 100 } })
  broken.on('error', () => undefined)
  broken.write('begun', () => broken.destroy())
  await new Promise((resolve) => broken.on('close', resolve))
  expect(await post(await aParcel('BOOKING_CREATED'))).toBe(200)
})

it('says that a delivery came before, unless it was to be sent again', async () => {
  const parcel = await aParcel('BOOKING_CREATED')
  const [taken, failed] = [await aListening(), await aListening({ fail: 1 })]
  expect([await taken.post(parcel), await taken.post(parcel)]).toEqual([200, 200])
  expect([await failed.post(parcel), await failed.post(parcel)]).toEqual([500, 200])
  expect([taken.problems(), failed.problems()]).toEqual([['it came before, and was taken'], []])
})

it('takes the same id with other bytes for a sender that counts anew', async () => {
  const { post, problems } = await aListening()
  await post(await aParcel('BOOKING_CREATED'))
  await post(await aParcel('BOOKING_CREATED --now 2026-01-05T09:00:00.001Z'))
  expect(problems()).toEqual([])
})

it('says that deliveries about one booking changed places, and not those of different receivers [WH-25]', async () => {
  const { post, problems } = await aListening()
  const [earlier, later] = [
    await aParcel('BOOKING_CREATED --now 2026-01-05T09:00:00.000Z'),
    await aParcel('BOOKING_CANCELLED --now 2026-01-05T09:00:00.001Z'),
  ]
  await post(later, '/one')
  await post(earlier, '/other')
  expect(problems()).toEqual([])
  await post(earlier, '/one')
  expect(problems()).toEqual([
    'it is of 2026-01-05T09:00:00.000Z, but one of 2026-01-05T09:00:00.001Z about the same booking came before',
  ])
})

it.each([
  ['status', { status: 202 }, [202, 202]],
  ['number of failures', { fail: 1 }, [500, 200]],
])('answers by the %s', async (_what, settings, statuses) => {
  const { post } = await aListening(settings)
  expect([await post({ headers: json, body: '{}' }), await post({ headers: json, body: '{}' })]).toEqual(statuses)
})

it('is over after so many deliveries, those that it failed aside', async () => {
  const { post, over, receiver } = await aListening({ count: 2, fail: 1, delay: 1 })
  const parcel = await aParcel('BOOKING_CREATED')
  const ends: boolean[] = []
  for (const _ of [1, 2, 3]) {
    await post(parcel)
    ends.push(receiver.isOver)
  }
  await over
  expect([ends, receiver.isComplete]).toEqual([[false, false, true], true])
})

it('is over after the event that is waited for', async () => {
  const { post, over, receiver } = await aListening({ until: 'MEETING_ENDED' })
  await post(await aParcel('MEETING_STARTED'))
  expect(receiver.isOver).toBe(false)
  await post(await aParcel('MEETING_ENDED'))
  await over
  expect(receiver.isComplete).toBe(true)
})

it('is over, and not complete, where the event is not among so many', async () => {
  const { post, over, receiver } = await aListening({ until: 'MEETING_ENDED', count: 1 })
  await post(await aParcel('MEETING_STARTED'))
  await over
  expect(receiver.isComplete).toBe(false)
})

it('writes out what a terminal would obey, in lines and in JSON', async () => {
  const { post, reports } = await aListening()
  const body = JSON.stringify({ triggerEvent: '\u001b[31mRED', createdAt: 'x', payload: { uid: 'a\u009bb' } })
  await post({ headers: { ...json, 'x-mock-delivery': '\u009b' }, body })
  const [report] = reports
  const line = report && reportJson(report, version)
  for (const told of [textOf(report), line]) expect(told).not.toMatch(/[\u001b\u009b]/)
  expect(JSON.parse(line ?? '')).toMatchObject({
    ...{ event: 'delivery', trigger: '\u001b[31mRED', bookingUid: 'a\u009bb', status: 200, body },
    problems: ['there is no trigger "\u001b[31mRED"'],
  })
})

it('counts what came in a sentence', async () => {
  const { post, reports } = await aListening()
  const tally = new Tally()
  expect(tally.text()).toBe('0 deliveries, no problems')
  await post(await aParcel('BOOKING_CREATED'))
  await post({ headers: json, body: '{' })
  for (const report of reports) tally.add(report)
  expect(tally.text()).toBe('2 deliveries (1 BOOKING_CREATED, 1 other body), 1 problem')
  expect(JSON.parse(tally.json())).toMatchObject({ event: 'end', deliveries: 2, problems: 1 })
})

const urlIn = (line: string): string => /http:\/\/[\d.:]+/.exec(line)?.[0] ?? ''

it('ends with 0 after a delivery without problems, and with a summary at Ctrl-C', async () => {
  await using once = run(['webhook', 'listen', '--port', '0', '--once', '--secret', 's,1', '--secret', 't'])
  await using open = run(['webhook', 'listen', '--port', '0', '--json'])
  const [first, second] = [urlIn(await once.line(/receives webhooks on/)), JSON.parse(await open.line(/ready/)).url]
  expect((await call(`webhook send booking-created --to ${first}/x --secret s,1`)).code).toBe(0)
  expect((await call(`webhook send booking-created --to ${second}/x`)).code).toBe(0)
  const ended = await once.ended
  expect([ended.code, ended.err, ended.out.at(-1)]).toEqual([0, [], '1 delivery (1 BOOKING_CREATED), no problems'])
  await open.line(/"delivery"/)
  const { code, out } = await open.stop('SIGINT')
  expect([code, out.map((line) => JSON.parse(line).event)]).toEqual([0, ['ready', 'delivery', 'end']])
})

it('ends with 1 after a delivery with a problem, and when what was waited for did not come', async () => {
  await using wrong = run(['webhook', 'listen', '--port', '0', '--count', '1', '--secret', 's'])
  await using missed = run(['webhook', 'listen', '--port', '0', '--until', 'meeting-ended'])
  const url = urlIn(await wrong.line(/receives webhooks on/))
  expect((await call(`webhook send booking-created --to ${url}/`)).code).toBe(0)
  expect((await wrong.ended).code).toBe(1)
  expect(await wrong.line(/^ {2}!/)).toBe('  ! it is not signed; its webhook has no secret')
  await missed.line(/receives webhooks on/)
  expect((await missed.stop('SIGTERM')).code).toBe(1)
})

it('ends with 1 where its port is taken', async () => {
  const busy = createServer()
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void busy.close())
  const address = busy.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { code, err } = await call(`webhook listen --port ${port}`)
  expect(code).toBe(1)
  expect(err).toEqual([expect.stringMatching(new RegExp(`^svc-mock: Port ${port} on 127.0.0.1 is taken; stop`))])
})

it.each([
  ['webhook listen x', 'webhook listen takes no "x"'],
  ['webhook listen --once --count 2', '--once and --count contradict each other; give one of them'],
  ['webhook listen --until meeting-endet', 'There is no trigger meeting-endet; did you mean "MEETING_ENDED"?'],
  ['webhook listen --status 199', '--status: "199" will not do; give a whole number from 200 to 599'],
  ['webhook listen --status 600', '--status: "600" will not do; give a whole number from 200 to 599'],
  ['webhook listen --fail x', '--fail: "x" will not do; give a whole number from 0 to 9007199254740991'],
  ['webhook listen --secret=', '--secret: it is empty; leave it out, or give a value'],
])('refuses %s', async (line, message) => {
  expect(await call(line)).toEqual({ code: 2, out: '', err: [`svc-mock: ${message}`] })
})
