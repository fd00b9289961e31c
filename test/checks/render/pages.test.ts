import { expect, it } from 'vitest'
import { reportHtml } from '../../../src/checks/render/html.js'
import { reportMarkdown } from '../../../src/checks/render/markdown.js'
import { summaryLines } from '../../../src/checks/render/summary-lines.js'
import { aFinding, aRunReport, aUse } from '../run/a-run-report.js'

const findings = [
  aFinding({ test: 'books', count: 2, source: { file: 'test/book.test.ts', line: 12, column: 5 } }),
  aFinding({ kind: 'warnings', rule: 'AL-10', message: 'without svc-api-version' }),
  aFinding({ kind: 'choices', rule: 'BK-65', message: 'Nothing is listed.' }),
]
const keys = [{ scenario: 'desk.yaml', name: 'spare', requests: 0 }]
const operations = [aUse({ calls: 3, statuses: { 200: 3, 401: 0 } }), aUse({ operationId: 'listBookings' })]
const coverage = { operations, refusals: { 'auth.missing': 0 }, triggers: { BOOKING_PAID: 1 } }
const report = aRunReport({ requests: 3, findings, keys, coverage })

it.each([
  ['a page', reportHtml],
  ['Markdown', reportMarkdown],
])('tells in %s what was found, by whom, and what was never met', (_what, render) => {
  const told = render(report)
  for (const piece of ['The body at /start must be a date', 'test/book.test.ts:12:5', 'books', 'BK-65', 'listBookings'])
    expect(told.replaceAll('&#95;', '_').replaceAll('&#42;', '*')).toContain(piece)
  expect(told).toContain('The credential spare')
  expect(told).toContain('auth.missing')
})

it('makes a page that needs nothing but itself', () => {
  const page = reportHtml(report)
  expect(page).toMatch(/^<!doctype html>/)
  expect(page).not.toMatch(/<script|<link|<img|https?:|@import|url\(|\son\w+=/i)
  expect(page).toContain("default-src 'none'")
  expect(page).toContain('prefers-color-scheme: dark')
  expect(page).toContain('@media print')
})

const nasty = `<script>alert(1)</script><img src=x onerror="a"> ' & \u0000\u202e | \` ** [x](y)\n# h\n`

const nastyReport = aRunReport({
  findings: [
    aFinding({ test: nasty, message: nasty, path: nasty, rule: nasty, source: { file: nasty, line: 1, column: 1 } }),
  ],
  keys: [{ scenario: nasty, name: nasty, requests: 0 }],
  scenarios: [nasty],
})

it('shows text of others as text, on the page', () => {
  const page = reportHtml(nastyReport)
  expect(page).not.toMatch(/<script|<img/)
  expect(page).not.toMatch(/[\u0000\u202e]/)
  expect(page).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;a&quot;&gt; &#39; &amp; \\u0000\\u202e',
  )
})

it('shows text of others as text, in Markdown: no markup, no cell, no line of its own', () => {
  const told = reportMarkdown(nastyReport)
  expect(told).not.toMatch(/<script|<img|\]\(y\)|\*\*\s\[/)
  expect(told).not.toMatch(/^# h/m)
  const rows = told.split('\n').filter((it) => it.startsWith('| <code>'))
  expect(rows.map((it) => it.split(' | ').length)).toEqual([5])
})

it('bounds a summary of a job, and says how much more there is', () => {
  const many = Array.from({ length: 60 }, (_, at) => aFinding({ test: `test ${at}` }))
  const told = reportMarkdown(aRunReport({ findings: many }))
  expect(told.split('\n').filter((it) => it.startsWith('| <code>'))).toHaveLength(50)
  expect(told).toContain('and 10 more.')
})

it('sums up a run in a few lines', () => {
  expect(summaryLines(report)).toEqual([
    '3 requests, 2 violations, 1 warning, 0 refusals',
    'met 1 of 2 operations (50.0%), 1 of 4 statuses (25.0%), 0 of 1 refusals (0.0%), 1 of 1 triggers (100.0%)',
    'requests answered by a choice: 1, by what lies beyond the specification: 0',
    'violation: POST /v2/bookings 400  format: The body at /start must be a date  (test/book.test.ts:12:5, test "books", 2 times)',
    'warning: POST /v2/bookings 400  AL-10: without svc-api-version',
    'warning: The credential spare of the scenario desk.yaml was never used; use it, or take it out',
  ])
})
