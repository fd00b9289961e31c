import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { callerIn, noteCaller } from '../../src/http/source-line.js'

const here = resolve('app/book.js')
const stackOf = (...frames: string[]) => ['Error', ...frames.map((it) => `    at ${it}`)].join('\n')

it.each([
  ['a path', `book (${here}:12:5)`],
  ['no function', `${here}:12:5`],
  ['a URL', `async book (${pathToFileURL(here).href}:12:5)`],
  ['a query behind it', `book (${pathToFileURL(here).href}?t=1:12:5)`],
])('reads a frame with %s', (_what, frame) => {
  expect(callerIn(stackOf(frame))).toEqual({ file: 'app/book.js', line: 12, column: 5 })
})

it('passes over the platform, installed packages and our own code', () => {
  const frames = [
    'fetch (node:internal/deps/undici/undici:1:1)',
    `ky (${resolve('node_modules/ky/index.js')}:3:3)`,
    `answer (${resolve('src/mock.ts')}:3:3)`,
    'new Promise (<anonymous>)',
    'native',
    `book (${here}:12:5)`,
    `test (${resolve('app/book.test.js')}:1:1)`,
  ]
  expect(callerIn(stackOf(...frames))?.line).toBe(12)
})

it('names a file outside the working folder wholly', () => {
  const file = join('/elsewhere', 'a b.js')
  expect(callerIn(stackOf(`book (${file}:1:2)`))).toEqual({ file: '/elsewhere/a b.js', line: 1, column: 2 })
})

it('finds nothing where there is nobody', () => {
  expect(callerIn(stackOf('native'))).toBeUndefined()
  expect(callerIn('')).toBeUndefined()
})

it('notes the line that calls, and leaves the limit of stacks as it was', () => {
  const limit = Error.stackTraceLimit
  const noting = () => noteCaller(noting)
  const found = noting()
  expect(found()?.file).toBe('test/http/source-line.test.ts')
  expect(Error.stackTraceLimit).toBe(limit)
})
