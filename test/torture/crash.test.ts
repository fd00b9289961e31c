import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Running, run } from '../cli/run.js'
import { amount } from './amount.js'
import { halvesIn } from './crash/kept-state.js'
import { type Remembered, type Shown, send, type Target } from './crash/remembered.js'
import { Writer } from './crash/writer.js'
import { createDice, type Dice, tortureSeed } from './dice.js'

const rounds = amount({ short: 8, full: 200 })
const writerCount = 16
/** After so many kills the file begins anew, so that the first write into an empty folder is killed too, and no round waits for a large file. */
const roundsOfFile = 20

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-mock-crash-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const named = <T>(entry: (name: string) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: writerCount }, (_, position) => [`w${position}`, entry(`w${position}`)]))

const writeScenario = (): string => {
  const file = join(folder, 'crash.json')
  const scenario = {
    format: 1,
    story: 'Everybody writes to what is his own.',
    users: named(() => ({})),
    eventTypes: named((owner) => ({ owner, title: 'Call', lengthInMinutes: 30 })),
    credentials: named((user) => ({ kind: 'apiKey', user })),
    // Nobody listens there: what was not delivered is written down too.
    webhooks: { calls: { user: 'w0', subscriberUrl: 'http://127.0.0.1:9/calls', triggers: ['BOOKING_CREATED'] } },
  }
  writeFileSync(file, JSON.stringify(scenario))
  return file
}

const start = async (scenario: string, db: string): Promise<{ readonly server: Running; readonly target: Target }> => {
  const server = run(['--port', '0', '--json', '--scenario', scenario, '--db', db, '--now', '2026-01-05T09:00:00Z'])
  return { server, target: JSON.parse(await server.line(/"ready"/)) }
}

const shown = async (target: Target, { path, version, owner }: Remembered): Promise<Shown | undefined> => {
  const { status, data } = await send(target, { request: `GET ${path}`, version, key: target.keys[owner] })
  return status === 200 ? data : undefined
}

const isAsMaybe = ({ maybe }: Remembered, found: Shown | undefined): boolean => {
  if (maybe === undefined) return false
  if (maybe === 'gone' || found === undefined) return maybe === 'gone' && found === undefined
  return Object.entries(maybe).every(([name, value]) => found[name] === value)
}

/** A thing is as its writer was last told, or as a write would have made it whose answer was lost. */
const mustHold = async (target: Target, thing: Remembered, where: string): Promise<void> => {
  const found = await shown(target, thing)
  if (isAsMaybe(thing, found)) thing.kept = found
  else if (thing.kept) expect(found, `${where}: ${thing.path}`).toMatchObject(thing.kept)
  else expect(found, `${where}: ${thing.path}`).toBeUndefined()
  Object.assign(thing, { maybe: undefined, isFresh: false })
}

interface Place {
  readonly scenario: string
  readonly db: string
  readonly where: string
}

const acknowledgedOf = (writers: readonly Writer[]): number => writers.reduce((sum, it) => sum + it.acknowledged, 0)

/** A slow machine comes as far as a fast one. */
const untilAcknowledged = async (writers: readonly Writer[], further: number): Promise<void> => {
  const wanted = acknowledgedOf(writers) + further
  const end = performance.now() + 10_000
  while (acknowledgedOf(writers) < wanted && performance.now() < end) await sleep(1)
}

/** Starts over what the last kill left, looks, lets everybody write, and kills. */
const round = async (writers: readonly Writer[], { scenario, db, where }: Place, dice: Dice): Promise<void> => {
  const { server, target } = await start(scenario, db)
  await using _ = server
  expect(readdirSync(join(db, '..')), where).toEqual(['db.json'])
  for (const { things } of writers) for (const it of things) if (it.isFresh) await mustHold(target, it, where)
  const writing = writers.map((it) => it.write(target))
  await untilAcknowledged(writers, dice.within(0, 120))
  await sleep(dice.within(0, 12))
  await server.stop('SIGKILL')
  await Promise.all(writing)
  const strange = writers.flatMap((it) => it.strange)
  expect([strange, halvesIn(db)], where).toEqual([[], []])
}

/** Whatever was ever acknowledged is still there in the end, and a server that is told to stop writes it down once more. */
const lastLook = async (writers: readonly Writer[], { scenario, db, where }: Place): Promise<void> => {
  const { server, target } = await start(scenario, db)
  await using _ = server
  for (const { things } of writers) for (const it of things) await mustHold(target, it, where)
  expect((await server.stop('SIGTERM')).code, where).toBe(0)
  expect([readdirSync(join(db, '..')), halvesIn(db)], where).toEqual([['db.json'], []])
}

it(
  `holds every acknowledged write, and nothing half, after each of ${rounds} kills under load`,
  async () => {
    const dice = createDice(tortureSeed)
    const scenario = writeScenario()
    let acknowledged = 0
    for (let killed = 0; killed < rounds; killed += roundsOfFile) {
      const db = join(mkdtempSync(join(folder, 'db-')), 'db.json')
      const writers = Array.from(
        { length: writerCount },
        (_, it) => new Writer(it, createDice(dice.within(0, 2 ** 31))),
      )
      const last = Math.min(killed + roundsOfFile, rounds)
      for (let kill = killed; kill < last; kill++)
        await round(writers, { scenario, db, where: `seed ${tortureSeed}, kill ${kill}` }, dice)
      await lastLook(writers, { scenario, db, where: `seed ${tortureSeed}, after kill ${last - 1}` })
      acknowledged += acknowledgedOf(writers)
    }
    console.log(`${rounds} kills, ${acknowledged} writes acknowledged, all kept (seed ${tortureSeed})`)
    expect(acknowledged).toBeGreaterThan(rounds)
  },
  rounds * 20_000,
)
