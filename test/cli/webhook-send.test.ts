import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { triggers } from '../../src/domain/webhook/trigger.js'
import { verifySignature } from '../../src/index.js'
import { listScenarios } from '../../src/scenario/built-in.js'
import { answering, aReceiver } from '../builders/a-receiver.js'
import { call } from './a-terminal.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-'))
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const now = '2026-01-05T09:00:00Z'

/** What a line would send, without sending it. */
const dry = async (line: string) => {
  const { code, out, err } = await call(`webhook send ${line} --now ${now} --dry-run --json`)
  expect({ code, err }).toEqual({ code: 0, err: [] })
  return out.split('\n').map((it) => {
    const { headers, body, ...told } = JSON.parse(it)
    return { ...told, headers, body, json: body.startsWith('{') ? JSON.parse(body) : undefined }
  })
}

it('lists every trigger with a line of its own where none is named', async () => {
  const { code, out } = await call('webhook send')
  expect(code).toBe(0)
  expect(out.split('\n').map((line) => line.split(' ', 1)[0])).toEqual(triggers)
  for (const line of out.split('\n')) expect(line).toMatch(/^[A-Z_]+ {2,}[A-Z].+\.$/)
})

it.each(listScenarios().map(({ name }) => name))(
  'makes every trigger happen in %s, as the documents describe it',
  async (scenario) => {
    for (const trigger of triggers) {
      const [sent] = await dry(`${trigger} --scenario ${scenario} --secret s`)
      expect(sent).toMatchObject({ trigger, json: { triggerEvent: trigger, createdAt: '2026-01-05T09:00:00.000Z' } })
      expect(verifySignature(sent?.body, sent?.headers['x-svc-signature-256'], 's')).toBe(true)
    }
  },
)

it('sends a delivery that is signed, and says what came back', async () => {
  const receiver = await aReceiver(answering.status(201, 'thanks \u001b[31m'))
  const { code, out, err } = await call(`webhook send BOOKING_CREATED --to ${receiver.url} --secret s`)
  expect({ code, err }).toEqual({ code: 0, err: [] })
  const [line, sent, answered] = out.split('\n')
  expect(line).toMatch(new RegExp(`^→ BOOKING_CREATED ${receiver.url} {2}201 {2}\\d+ ms$`))
  expect(sent).toMatch(/^ {2}sent {6}booking \w{22}, \d+ bytes of application\/json, signed, delivery 700001$/)
  expect(answered).toBe('  answered  thanks \\u001b[31m')
  const [{ rawHeaders = [], body = '' } = {}] = receiver.received
  const signature = rawHeaders[rawHeaders.indexOf('x-svc-signature-256') + 1]
  expect(verifySignature(body, signature, 's')).toBe(true)
})

it('tells a program what was sent and what came of it', async () => {
  const receiver = await aReceiver()
  const { out } = await call(`webhook send MEETING_ENDED --to ${receiver.url} --json`)
  expect(JSON.parse(out)).toMatchObject({
    event: 'delivery',
    trigger: 'MEETING_ENDED',
    state: 'delivered',
    headers: { 'x-svc-signature-256': 'no-secret-provided', 'x-svc-webhook-version': '2021-10-20' },
    body: receiver.bodies()[0],
    attempts: [{ status: 200 }],
  })
})

it.each([
  ['an answer other than 2xx', answering.status(500), '', /500 .* failed: The receiver answered 500$/],
  ['a redirect', answering.redirect('http://127.0.0.1:1/'), '', /302 .* redirects are not followed$/],
  ['a connection that breaks off', answering.closing, '', /ms {2}failed: \S/],
  ['no answer in time', answering.never, ' --timeout 50', /failed: .*50/],
])('ends with 1 after %s', async (_what, answer, more, line) => {
  const receiver = await aReceiver(answer)
  const { code, out } = await call(`webhook send BOOKING_CREATED --to ${receiver.url}${more}`)
  expect(code).toBe(1)
  expect(out.split('\n')[0]).toMatch(line)
})

it('ends with 1 where one of several was not taken', async () => {
  const answers = [200, 503, 200]
  const receiver = await aReceiver((response) => response.writeHead(answers.shift() ?? 200).end())
  const { code, out } = await call(`webhook send BOOKING_CREATED --to ${receiver.url} --count 3`)
  expect([code, out.match(/^→ .*/gm)?.map((it) => /\b(200|503)\b/.exec(it)?.[0])]).toEqual([1, ['200', '503', '200']])
})

it('takes the next booking with each of several, and counts deliveries', async () => {
  const sent = await dry('BOOKING_PAID --count 3')
  const uids = sent.map(({ json }) => json.payload.uid)
  expect(uids[0]).not.toBe(uids[1])
  expect(uids[2]).toBe(uids[0])
  expect(sent.map(({ headers }) => headers['x-mock-delivery'])).toEqual(['700001', '700002', '700003'])
})

it('sends the same bytes at the same moment, and other ids by another seed', async () => {
  const [one, same, other] = [
    await dry('BOOKING_RESCHEDULED'),
    await dry('BOOKING_RESCHEDULED'),
    await dry('BOOKING_RESCHEDULED --seed 2'),
  ]
  expect(one).toEqual(same)
  expect(one[0]?.json.payload.uid).not.toBe(other[0]?.json.payload.uid)
})

it('tells where a booking was before it was moved', async () => {
  const [sent] = await dry('BOOKING_RESCHEDULED')
  const { uid, rescheduleUid, startTime, rescheduleStartTime, rescheduledBy } = sent?.json.payload ?? {}
  expect(uid).not.toBe(rescheduleUid)
  expect(Date.parse(startTime) - Date.parse(rescheduleStartTime)).toBe(86_400_000)
  expect(rescheduledBy).toBe('dan@example.com')
})

it('lets a meeting end at the moment at which it is told', async () => {
  const [sent] = await dry('MEETING_ENDED')
  expect(sent?.json.payload).toMatchObject({
    startTime: '2026-01-05T08:30:00.000Z',
    endTime: '2026-01-05T09:00:00.000Z',
  })
})

it('takes what is stored where it fits', async () => {
  const [paid] = await dry('BOOKING_PAID --scenario payments-v1')
  const [asked] = await dry('BOOKING_REQUESTED --scenario confirmation')
  expect(paid?.json.payload).toMatchObject({ paymentId: 500001, paymentData: { success: true } })
  expect(asked?.json.payload).toMatchObject({ status: 'PENDING', requiresConfirmation: true })
})

it.each(['booking-created', 'Booking_Created', 'BOOKING_CREATED'])('reads the trigger %s', async (name) => {
  expect((await dry(name))[0]?.trigger).toBe('BOOKING_CREATED')
})

it('makes the body of a template, on the command line or in a file', async () => {
  const file = fileOf('template.json', '{"text":"{{title}}","what":"{{triggerEvent}}"}')
  const [text] = await dry('BOOKING_CREATED --template {{type}}/{{triggerEvent}}')
  const [json] = await dry(`BOOKING_CREATED --template @${file}`)
  expect([text?.body, text?.headers['Content-Type']]).toEqual([
    'intro/BOOKING_CREATED',
    'application/x-www-form-urlencoded',
  ])
  expect(json?.json).toEqual({ text: 'Intro call between Ada Archer and Dan Dale', what: 'BOOKING_CREATED' })
})

it.each([
  ['title=Demo', { title: 'Demo' }],
  ['price=100', { price: 100 }],
  ['metadata.a.b=1 --set metadata.a.c=x=y', { metadata: { a: { b: 1, c: 'x=y' } } }],
  ['attendees.0.name=Zoe', { attendees: [{ name: 'Zoe', email: 'dan@example.com' }, { email: 'eve@example.com' }] }],
])('puts --set %s into the payload, and signs that', async (set, expected) => {
  const [sent] = await dry(`BOOKING_CREATED --secret s --set ${set}`)
  expect(sent?.json.payload).toMatchObject(expected)
  expect(verifySignature(sent?.body, sent?.headers['x-svc-signature-256'], 's')).toBe(true)
})

it('keeps a property of a dangerous name a property', async () => {
  const { out } = await call('webhook send BOOKING_CREATED --set metadata.__proto__.polluted=1 --dry-run --json')
  expect(JSON.parse(out).body).toContain('"metadata":{"__proto__":{"polluted":1}}')
  expect({}).not.toHaveProperty('polluted')
})

it('warns of a payload that leaves the contract, and sends it', async () => {
  const receiver = await aReceiver()
  const { code, err } = await call(`webhook send BOOKING_CREATED --to ${receiver.url} --set attendees=3`)
  expect([code, receiver.received.length]).toEqual([0, 1])
  expect(err).toEqual([
    'svc-mock: what is sent leaves the contract: BOOKING_CREATED: /payload/attendees breaks type {"type":"array"}',
  ])
})

it("speaks the product's word, and reads triggers in it", async () => {
  const [sent] = await dry('after-hosts-acme-video-no-show --product acme')
  expect(sent?.json.triggerEvent).toBe('AFTER_HOSTS_ACME_VIDEO_NO_SHOW')
  expect(Object.keys(sent?.headers)).toContain('x-acme-signature-256')
  expect((await call('webhook send --product acme')).out).toContain('AFTER_HOSTS_ACME_VIDEO_NO_SHOW ')
})

it('shows a person what would go out', async () => {
  const { out } = await call('webhook send BOOKING_CREATED --to http://hooks.example.com/in --dry-run')
  const [request, ...lines] = out.split('\n')
  expect(request).toBe('POST http://hooks.example.com/in')
  expect(lines[0]).toBe('Content-Type: application/json')
  expect(lines.slice(-2)).toEqual(['', expect.stringMatching(/^\{"triggerEvent":"BOOKING_CREATED",/)])
})

it('ends with 1 where the scenario has nobody that it could happen to', async () => {
  const file = fileOf('empty.yaml', 'format: 1\nstory: Nobody is here.\n')
  const told = (what: string) => [
    `svc-mock: The scenario has no ${what} that this could happen to; choose another by --scenario`,
  ]
  expect(await call(`webhook send BOOKING_PAID --scenario ${file}`)).toEqual({ code: 1, out: '', err: told('booking') })
  expect(await call(`webhook send OOO_CREATED --scenario ${file}`)).toEqual({ code: 1, out: '', err: told('user') })
})

it.each([
  ['webhook', 'There is no command webhook; there are webhook send, webhook listen'],
  [
    'webhook sned',
    'There is no command webhook sned; there are webhook send, webhook listen; did you mean "webhook send"?',
  ],
  ['webhook send bokking-created', 'There is no trigger bokking-created; did you mean "BOOKING_CREATED"?'],
  ['webhook send x', 'There is no trigger x; the command "svc-mock webhook send" lists them'],
  ['webhook send BOOKING_PAID OOO_CREATED', 'webhook send sends one trigger; "OOO_CREATED" is one too many'],
  [
    'webhook send BOOKING_PAID --to http://hooks.example.com/',
    'hooks.example.com is neither a loopback address nor allowed; use 127.0.0.1, or allow it with --allow-delivery hooks.example.com',
  ],
  [
    'webhook send BOOKING_PAID --to ftp://127.0.0.1/',
    '--to: "ftp://127.0.0.1/" is of the scheme ftp; deliveries go to http and https alone',
  ],
  [
    'webhook send BOOKING_PAID --allow-delivery http://x',
    '--allow-delivery: "http://x" cannot be allowed; give a host or host:port, without scheme, path and wildcards, IPv6 in brackets',
  ],
  ['webhook send BOOKING_PAID --count 0', '--count: "0" will not do; give a whole number from 1 to 10000'],
  [
    'webhook send BOOKING_PAID --timeout 2147483648',
    '--timeout: "2147483648" will not do; give a whole number from 1 to 2147483647',
  ],
  [
    'webhook send BOOKING_PAID --set a..b=1',
    '--set: "a..b=1" names no property; write a name and a value, such as title=Demo',
  ],
  ['webhook send BOOKING_PAID --scenario no/such.yaml', 'There is no scenario file no/such.yaml'],
])('refuses %s', async (line, message) => {
  expect(await call(line)).toEqual({ code: 2, out: '', err: [`svc-mock: ${message}`] })
})

it('refuses a template file that cannot be read', async () => {
  const { code, err } = await call('webhook send BOOKING_PAID --template @no/such/file')
  expect(code).toBe(2)
  expect(err).toEqual([expect.stringMatching(/^svc-mock: --template: the file no\/such\/file cannot be read: ENOENT/)])
})
