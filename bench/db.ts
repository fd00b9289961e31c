import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Figure, figureOf, type Round } from './figure.js'
import { endingWithUs } from './servers.js'

const [writers, stored, warmUp, made, rounds] = [100, 1000, 300, 1000, 7]
const hosts = 10
const halfHour = 1_800_000
const dist = join(import.meta.dirname, '..', 'dist', 'index.js')

/** The mock on a server of its own, without lines of a log that would cost both alike. */
const server = `
const { createMock } = await import(process.argv[1])
const mock = await createMock({ scenario: process.argv[2], now: '2026-01-05T09:00:00Z', db: process.argv[3] })
const url = await mock.listen()
const ids = Object.fromEntries(Object.entries(mock.ids).filter(([name]) => name.startsWith('eventType.')))
process.stdout.write(JSON.stringify({ url, ids }))
`

const startOf = (position: number): string =>
  new Date(Date.UTC(2026, 0, 6) + Math.floor(position / hosts) * halfHour).toISOString()

const named = <T>(count: number, entry: (position: number) => readonly [string, T]): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, position) => entry(position)))

const scenario = {
  format: 1,
  story: 'Ten people with a hundred bookings each.',
  users: named(hosts, (it) => [`u${it}`, {}]),
  eventTypes: named(hosts, (it) => [`t${it}`, { owner: `u${it}`, title: 'Call', lengthInMinutes: 30 }]),
  bookings: named(stored, (it) => [
    `b${it}`,
    {
      eventType: `t${it % hosts}`,
      start: startOf(it),
      attendee: { name: 'Eve Ellis', email: `eve-${it}@example.com`, timeZone: 'Europe/London' },
    },
  ]),
}

/** The scenario, and the `--db` file where there is one. */
interface Files {
  readonly given: string
  readonly file?: string
}

interface Served {
  readonly child: ChildProcess
  readonly url: URL
  readonly ids: Readonly<Record<string, number>>
}

const serve = ({ given, file }: Files): Promise<Served> =>
  new Promise((resolve, reject) => {
    const args = ['--input-type=module', '--eval', server, pathToFileURL(dist).href, given]
    const all = [...args, ...(file === undefined ? [] : [file])]
    const child = endingWithUs(spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'inherit'] }))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    child.stdout.once('data', (text) => {
      const { url, ids } = JSON.parse(String(text))
      resolve({ child, url: new URL(url), ids })
    })
  })

const book = ({ url, ids }: Served, agent: Agent, position: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({
      start: startOf(stored + position),
      eventTypeId: ids[`eventType.t${position % hosts}`],
      attendee: { name: 'Cleo Carver', email: 'cleo@example.com', timeZone: 'Europe/London' },
    })
    const headers = {
      'svc-api-version': '2024-08-13',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    request(
      { agent, host: url.hostname, port: url.port, path: '/v2/bookings', method: 'POST', headers },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        response.once('end', () => {
          if (response.statusCode === 201) resolve(JSON.parse(text).data.uid)
          else reject(new Error(`${response.statusCode}: ${text}`))
        })
      },
    )
      .once('error', reject)
      .end(body)
  })

/** Books from `from` up to `to`, as many at once as there are writers. */
const load = async (served: Served, agent: Agent, { from, to }: { readonly from: number; readonly to: number }) => {
  const uids: string[] = []
  let next = from
  const writer = async (): Promise<void> => {
    while (next < to) uids.push(await book(served, agent, next++))
  }
  await Promise.all(Array.from({ length: writers }, writer))
  return uids
}

/** Bookings a second in a fresh process, and how many of them its file lacks after it was killed. */
const round = async (files: Files): Promise<{ readonly rate: number; readonly lost: number }> => {
  const served = await serve(files)
  const agent = new Agent({ keepAlive: true, maxSockets: writers })
  const ended = once(served.child, 'exit')
  try {
    const warm = await load(served, agent, { from: 0, to: warmUp })
    const begun = performance.now()
    const uids = await load(served, agent, { from: warmUp, to: warmUp + made })
    const rate = made / ((performance.now() - begun) / 1000)
    served.child.kill('SIGKILL')
    await ended
    return { rate, lost: lostOf(files, [...warm, ...uids]) }
  } finally {
    agent.destroy()
    served.child.kill('SIGKILL')
  }
}

const lostOf = ({ file }: Files, uids: readonly string[]): number => {
  if (file === undefined) return 0
  const kept = readFileSync(file, 'utf8')
  return uids.filter((uid) => !kept.includes(uid)).length
}

/** What `--db` costs: bookings a second of a hundred writers side by side, with a file and without, a round of each in turn in fresh processes. */
export const dbFigures = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-mock-bench-'))
  const given = join(folder, 'scenario.json')
  writeFileSync(given, JSON.stringify(scenario))
  const taken: Round[] = []
  try {
    for (let count = 0; count < rounds; count++) {
      const without = await round({ given })
      const withDb = await round({ given, file: join(folder, `${count}.json`) })
      if (withDb.lost > 0) throw new Error(`${withDb.lost} acknowledged bookings are not in the file`)
      taken.push({ ours: withDb.rate, theirs: without.rate })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const name = `--db, ${writers} writers, from ${stored} stored on`
  return [figureOf({ name, against: 'no file', unit: 'bookings a second', target: { atLeast: 0.3 } }, taken)]
}
