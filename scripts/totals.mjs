// Reads the closing lines of all runs of the test runner and prints them as one plain line: N passed, N failed[, N skipped].
import { readFileSync } from 'node:fs'

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const text = readFileSync(process.argv[2] ?? 0, 'utf8').replace(escapes, '')
const lines = text.split('\n').filter((it) => /^\s*Tests\s+\d/.test(it))
const count = (word) => lines.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0)
const skipped = count('skipped')
console.log(`${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
