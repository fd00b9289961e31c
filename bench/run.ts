import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type Figure, isMet, worsened } from './figure.js'

const peers = join(import.meta.dirname, 'peers')
const committed = join(import.meta.dirname, 'figures.json')
const latest = join(import.meta.dirname, 'results', 'latest.json')

/** What is measured; each loads what it needs. */
const suites: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  http: async () => (await import('./http.js')).httpFigures(3),
  startup: async () => (await import('./startup.js')).startupFigures(9),
  state: async () => (await import('./state.js')).stateFigures(9),
  db: async () => (await import('./db.js')).dbFigures(),
  slots: async () => (await import('./slots.js')).slotFigures(9),
  create: async () => (await import('./create.js')).createFigures(30),
}

/** Above this a figure counts as worse than the committed one; below, machines differ that much from day to day. */
const tolerance = 1.35

const chosen = process.argv.slice(2).filter((it) => !it.startsWith('--'))
const unknown = chosen.find((it) => !(it in suites))
if (unknown !== undefined)
  throw new Error(`There is nothing called ${unknown} to measure; there are ${Object.keys(suites).join(', ')}`)

if (!existsSync(join(peers, 'node_modules')))
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: peers, stdio: 'inherit' })

const before: Readonly<Record<string, readonly Figure[]>> = existsSync(committed)
  ? JSON.parse(readFileSync(committed, 'utf8')).figures
  : {}
const measured: Record<string, readonly Figure[]> = {}
for (const [name, suite] of Object.entries(suites)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  measured[name] = await suite()
  tell(name, measured[name])
}
keep(latest, measured)
if (process.argv.includes('--commit')) keep(committed, { ...before, ...measured })

function tell(suite: string, figures: readonly Figure[]): void {
  console.log(`\n${suite}`)
  for (const figure of figures) console.log(lineOf(figure, earlier(suite, figure)))
}

function earlier(suite: string, { name, against }: Figure): Figure | undefined {
  return before[suite]?.find((it) => it.name === name && it.against === against)
}

function lineOf(figure: Figure, was: Figure | undefined): string {
  const { name, against, ratio, low, high, target, detail } = figure
  const verdict = target
    ? `${'atLeast' in target ? '≥' : '≤'} ${Object.values(target)} ${isMet(figure) ? 'met' : 'MISSED'}`
    : ''
  return [
    `${name.padEnd(44)} / ${against.padEnd(16)}`,
    ratio.toFixed(2).padStart(7),
    `(${low.toFixed(2)} to ${high.toFixed(2)})`.padEnd(18),
    verdict.padEnd(14),
    detail,
    was ? `was ${was.ratio.toFixed(2)}${isWorse(figure, was) ? ', WORSE' : ''}` : 'new',
  ].join('  ')
}

function isWorse(figure: Figure, was: Figure): boolean {
  const factor = worsened(figure, was)
  if (factor <= tolerance) return false
  process.exitCode = 1
  return true
}

function keep(file: string, figures: object): void {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, figures }, null, 2)}\n`)
}
