import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { quantile } from './figure.js'

const rounds = 5
const dist = join(import.meta.dirname, '..', 'dist', 'index.js')

/** What a test author waits for, measured in a process of its own; milliseconds. */
const probe = `
const bareFrom = performance.now()
for (const name of ['http', 'crypto', 'fs', 'path', 'util', 'vm', 'timers/promises']) await import('node:' + name)
const bare = performance.now() - bareFrom
const begun = performance.now()
const { createMock } = await import(process.argv[1])
const imported = bare + performance.now() - begun
const intlFrom = performance.now()
if (process.argv[2] === 'intl') new Intl.DateTimeFormat('en', { timeZone: 'UTC' })
const intl = performance.now() - intlFrom
const timed = async (work) => { const from = performance.now(); await work(); return performance.now() - from }
const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1]
const times = async (count, work) => { const all = []; for (let i = 0; i < count; i++) all.push(await timed(() => work(i))); return median(all) }
const first = await timed(() => createMock({ scenario: 'team-roundrobin' }))
const later = await times(30, () => createMock({ scenario: 'team-roundrobin' }))
const attendee = { name: 'Zoe Zander', email: 'zoe@example.com' }
const scenario = (count) => ({
  format: 1, story: 'Many bookings.', now: '2026-01-05T09:00:00Z', users: { ada: {} },
  eventTypes: { call: { owner: 'ada', title: 'Call', lengthInMinutes: 30 } },
  bookings: Object.fromEntries(Array.from({ length: count }, (_, n) => ['b' + n, { eventType: 'call', start: new Date(Date.UTC(2026, 0, 6) + n * 1800000).toISOString(), attendee }])),
  credentials: { owner: { kind: 'apiKey', user: 'ada' } },
})
const results = { 'bare: what it imports of the platform': bare, imported, ...(process.argv[2] === 'intl' ? { 'bare: first Intl formatter': intl, 'first, after that': first } : { first }), later }
for (const count of process.argv[2] === 'intl' ? [] : [100, 100000]) {
  const mock = await createMock({ scenario: scenario(count) })
  const kept = mock.snapshot()
  results['fork ' + count] = await times(200, (i) => mock.sandbox('s' + i))
  results['reset ' + count] = await times(200, () => mock.reset())
  results['restore ' + count] = await times(200, () => mock.restore(kept))
}
const mock = await createMock({ scenario: 'team-roundrobin' })
const headers = { authorization: 'Bearer ' + mock.keys.owner }
for (let i = 0; i < 2000; i++) await (await mock.fetch('/v2/me', { headers })).text()
results.fetch = await times(2000, async () => (await mock.fetch('/v2/me', { headers })).text())
results['bare Request and Response'] = await times(2000, async () => {
  await new Request('http://svc-mock.invalid/v2/me', { headers }).arrayBuffer()
  return new Response('{}').text()
})
console.log(JSON.stringify(results))
`

const targets: Readonly<Record<string, number>> = {
  imported: 60,
  first: 15,
  later: 1.5,
  ...{ 'fork 100000': 0.1, 'reset 100000': 0.1, 'restore 100000': 0.1 },
  fetch: 0.1,
}

/** One process: a whole one, or one in which the platform's formatters are warm. */
const run = (...given: readonly string[]): Readonly<Record<string, number>> =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', probe, dist, ...given], { encoding: 'utf8' }),
  )

const runs = Array.from({ length: rounds }, () => ({ ...run('intl'), ...run() }))

console.log(`medians of ${rounds} processes, milliseconds`)
for (const name of Object.keys(runs[0] ?? {})) {
  const taken = quantile(
    runs.map((run) => run[name] ?? Number.NaN),
    0.5,
  )
  const target = targets[name]
  const verdict = target === undefined ? '' : `target ${target}: ${taken <= target ? 'met' : 'MISSED'}`
  console.log(`${name.padEnd(40)} ${taken.toFixed(3).padStart(9)}  ${verdict}`)
}
