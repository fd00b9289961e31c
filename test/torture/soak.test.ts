import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { amount } from './amount.js'
import { tortureSeed } from './dice.js'

const milliseconds = amount({ short: 12_000, full: 600_000 })
const root = join(import.meta.dirname, '..', '..')
/** What is used by its users, where it was built. */
const library = join(root, process.env['SVC_MOCK_BIN'] ? 'dist/index.js' : 'src/index.ts')

interface Sample {
  readonly full: number
  readonly bare: number
}

interface Left {
  readonly resources: readonly string[]
  readonly listeners: Readonly<Record<string, number>>
}

interface Told {
  readonly samples: readonly Sample[]
  readonly before: Left
  readonly after: Left
  readonly asked: number
  readonly delivered: number
  readonly dropped: number
}

const soak = async (db: string): Promise<{ readonly told: Told; readonly ended: number | null }> => {
  const args = [pathToFileURL(library).href, String(milliseconds), String(tortureSeed), db]
  const child = fork(join(import.meta.dirname, 'soak', 'child.ts'), args, {
    execArgv: ['--expose-gc', '--import', import.meta.resolve('tsx')],
    env: { ...process.env, NODE_OPTIONS: '', SVC_MOCK_STRICT: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const [told] = await Promise.race([once(child, 'message'), ended.then(() => [undefined])])
  const stuck = setTimeout(() => child.kill('SIGKILL'), 5000)
  const [code] = await ended
  clearTimeout(stuck)
  if (told === undefined) throw new Error(`It ended with ${code} before it told anything; seed ${tortureSeed}`)
  return { told, ended: code }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Megabytes by which a later part of the samples lies above an earlier one; parts of the whole. */
const growth = (values: readonly number[], [from, middle, to]: readonly [number, number, number]): number => {
  const part = (begin: number, end: number) => median(values.slice(values.length * begin, values.length * end))
  return part(middle, to) - part(from, middle)
}

it(
  `holds no more memory, listeners or timers after ${milliseconds / 1000} s of everything at once`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-mock-soak-'))
    const { told, ended } = await soak(join(folder, 'db.json'))
    rmSync(folder, { recursive: true, force: true })
    const { samples, before, after, asked, delivered, dropped } = told
    const [full, bare] = [samples.map((it) => it.full), samples.map((it) => it.bare)]
    console.log(
      `${asked} requests, ${delivered} deliveries, ${dropped} sandboxes dropped; megabytes bare ${bare.map((it) => it.toFixed(1)).join(' ')}; full ${full.map((it) => it.toFixed(1)).join(' ')}`,
    )
    expect(dropped).toBeGreaterThan(amount({ short: 0, full: 1000 }))
    expect(delivered).toBeGreaterThan(amount({ short: 0, full: 1000 }))
    // What is loaded when it is first asked for, and compiled once it is hot, comes late in a few seconds on a slow machine.
    expect(growth(bare, [0.5, 0.75, 1]), `seed ${tortureSeed}: megabytes once everything was put back`).toBeLessThan(
      amount({ short: 5, full: 1 }),
    )
    expect(growth(full, [0.5, 0.75, 1]), `seed ${tortureSeed}: megabytes with the journal full`).toBeLessThan(
      amount({ short: 8, full: 4 }),
    )
    expect(after).toEqual(before)
    expect(ended, 'the process ends by itself').toBe(0)
  },
  milliseconds + 120_000,
)
