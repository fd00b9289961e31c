import { expect, it } from 'vitest'
import { type JunitSuite, junitXml } from '../../../src/checks/render/junit.js'
import { junitProblems } from './junit-problems.js'

const aSuite = (parts: Partial<JunitSuite> = {}): JunitSuite => ({
  ...{ name: 'createBooking', at: Date.UTC(2026, 0, 5, 9), cases: [] },
  ...parts,
})
const problem = { type: 'request.invalid', message: 'start must be a date', text: 'line one\nline two' }

it.each([
  ['no suite at all', []],
  ['a suite without cases', [aSuite()]],
  [
    'a case of each outcome',
    [
      aSuite({
        cases: [
          { name: 'passes', milliseconds: 12 },
          { name: 'fails', failure: problem },
          { name: 'cannot be checked', error: problem },
          { name: 'was left out', skipped: 'it needs --write' },
        ],
      }),
    ],
  ],
  [
    'properties, output and several suites',
    [aSuite({ properties: { seed: '7', '': '' }, told: 'one\ntwo' }), aSuite()],
  ],
  ['names without a letter', [aSuite({ name: ' ', cases: [{ name: '', className: '\t' }] })]],
  [
    'text that XML has to hide',
    [aSuite({ name: `a "b" <c> & 'd'`, cases: [{ name: ']]>', failure: { ...problem, text: ']]> <!-- \r\n' } }] })],
  ],
  ['text that XML forbids', [aSuite({ told: '\u0000\u001f\ud800 \udc00\ufffe', cases: [{ name: '\u001b[31m' }] })]],
  [
    'the longest and the shortest time',
    [aSuite({ milliseconds: 3_600_000_123, cases: [{ name: 'a', milliseconds: -1 }] })],
  ],
] satisfies [string, JunitSuite[]][])('writes what the public schema allows: %s', async (_what, suites) => {
  expect(await junitProblems(junitXml(suites))).toEqual([])
})

it('is held against a schema that does refuse', async () => {
  expect(await junitProblems(junitXml([aSuite()]).replace(' tests="0"', ''))).toEqual([
    expect.stringContaining("attribute 'tests' is required"),
  ])
})

it('counts each outcome, and a case once', () => {
  const cases = [
    { name: 'a', failure: problem, error: problem, skipped: 'why' },
    { name: 'b', error: problem },
    { name: 'c', skipped: '' },
    { name: 'd' },
  ]
  expect(junitXml([aSuite({ cases })])).toContain(' tests="4" failures="1" errors="1" ')
})

it('numbers the suites, and tells the moment in UTC and times in seconds', () => {
  const [, , first, ...rest] = junitXml([
    aSuite({
      cases: [
        { name: 'a', milliseconds: 1 },
        { name: 'b', milliseconds: 1234 },
      ],
    }),
    aSuite(),
  ]).split('\n')
  expect(first).toContain(' id="0" timestamp="2026-01-05T09:00:00" ')
  expect(first).toContain(' time="1.235"')
  expect(rest.join()).toContain(' id="1" ')
})

it('keeps the lines of an attribute, and shows what cannot be written by its number', () => {
  const xml = junitXml([aSuite({ cases: [{ name: 'x', failure: { type: 't', message: 'a\nb\u0000\ud800😀' } }] })])
  expect(xml).toContain('message="a&#10;b\\u0000\\ud800😀"')
})

it('tells the message where there is no more to tell', () => {
  const xml = junitXml([aSuite({ cases: [{ name: 'x', failure: { type: 't', message: 'a < b' } }] })])
  expect(xml).toContain('<failure type="t" message="a &lt; b">a &lt; b</failure>')
})
