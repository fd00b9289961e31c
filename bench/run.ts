import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { createSubjects } from './create.js'
import { type Measured, measure } from './measure.js'
import { slotSubjects } from './slots.js'

/** Measures everything, prints a table, and leaves the numbers in `results/latest.json`; fails where a target is missed. */
const results = { slots: measure(slotSubjects(), 9), create: measure(createSubjects(), 30) }

const milliseconds = (time: number): string => time.toFixed(3).padStart(10)

const row = ({ name, median, low, high, target, ratio }: Measured): string =>
  [
    name.padEnd(48),
    milliseconds(median),
    `${milliseconds(low)} -${milliseconds(high)}`,
    `${ratio.toFixed(2)}x`.padStart(9),
    target === null ? '' : `  target ${target} ms: ${median < target ? 'met' : 'MISSED'}`,
  ].join(' ')

const heading = `${'milliseconds a call'.padEnd(48)} ${'median'.padStart(10)} ${'middle half'.padStart(22)} ${'ratio'.padStart(9)}`

for (const [name, measured] of Object.entries(results)) {
  console.log(`\n${name}\n${heading}`)
  for (const one of measured) console.log(row(one))
}

const folder = new URL('results/', import.meta.url)
mkdirSync(folder, { recursive: true })
const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
writeFileSync(
  new URL('latest.json', folder),
  `${JSON.stringify({ at: new Date().toISOString(), machine, ...results }, null, 2)}\n`,
)

const missed = Object.values(results)
  .flat()
  .filter(({ median, target }) => target !== null && median >= target)
if (missed.length > 0) process.exitCode = 1
