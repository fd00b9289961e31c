import { expect, it } from 'vitest'
import { createSandboxNames } from '../../src/testing/core/sandbox-names.js'

it.each([
  ['books an intro call', 'books-an-intro-call'],
  ['GET /v2/me, twice!', 'GET-v2-me-twice'],
  ['0.5 hours_later', '0.5-hours_later'],
  ['übt', 'bt'],
  ['日本', 'test'],
  ['', 'test'],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(65), 'x'.repeat(64)],
])('makes a name of the title "%s"', (title, name) => {
  expect(createSandboxNames()(title)).toBe(name)
})

it('makes none twice, also where two titles become the same', () => {
  const nameOf = createSandboxNames()
  expect(['a b', 'a b', 'a-b', 'a b 2'].map(nameOf)).toEqual(['a-b', 'a-b-2', 'a-b-3', 'a-b-2-2'])
})

it('keeps to the longest name where it has to count', () => {
  const nameOf = createSandboxNames()
  const names = Array.from({ length: 10 }, () => nameOf('x'.repeat(64)))
  expect(names.at(-1)).toBe(`${'x'.repeat(61)}-10`)
  expect(new Set(names.map((name) => name.length))).toEqual(new Set([64]))
})
