import { expect, it } from 'vitest'
import type { LiveFinding } from '../../src/checks/live/finding.js'
import { toJunit } from '../../src/checks/live/render/to-junit.js'
import { toMarkdown } from '../../src/checks/live/render/to-markdown.js'
import { toText } from '../../src/checks/live/render/to-text.js'
import type { LiveReport } from '../../src/checks/live/report.js'
import { createRedactor } from '../../src/checks/live/secrets.js'
import { renderReport } from '../../src/checks/render/render-report.js'
import { quietly } from '../../src/cli/checking/quietly.js'
import { diffJson, diffMarkdown, diffText } from '../../src/cli/diffing/diff-text.js'
import { tellReport } from '../../src/cli/executing/tell-report.js'
import { passedJson, passedLines } from '../../src/cli/proxying/passed-lines.js'
import { replayJson, replayText } from '../../src/cli/replaying/replay-text.js'
import { showReport } from '../../src/cli/reporting/show-report.js'
import { createPaint } from '../../src/cli/terminal/paint.js'
import type { DocumentDiff } from '../../src/diff/change.js'
import { startPage } from '../../src/http/start-page.js'
import type { Judged } from '../../src/proxy/proxied.js'
import { junitProblems } from '../checks/render/junit-problems.js'
import { aFinding, aRunReport } from '../checks/run/a-run-report.js'
import { aTerminal } from '../cli/a-terminal.js'

/** What a terminal obeys: escapes of both lengths, links, returns, bells, turns of direction; what a page or a runner of jobs does. */
const obeyed = '\u001b[2J\u009b31m\u001b]8;;https://example.com\u0007\r\b\u202e\u2066\u0000'
const markup = '<script>x</script></script><img src=x onerror=x> "\' ]]> | ` [a](javascript:x)'
const nasty = `${obeyed}\n::error::${markup}\n# h`
const hidden = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

const plain = createPaint(false)
const finding = aFinding({
  ...{ kind: 'warnings', test: nasty, message: nasty, path: nasty, rule: nasty, method: nasty },
  source: { file: nasty, line: 1, column: 1 },
})
const report = aRunReport({
  findings: [finding, { ...finding, kind: 'violations' }],
  keys: [{ scenario: nasty, name: nasty, requests: 0 }],
  scenarios: [nasty],
})
const gap: LiveFinding = {
  ...{ weight: 'gap', rule: nasty, place: nasty, document: nasty, mock: nasty, target: nasty, key: nasty },
  ...{ operationId: nasty, method: nasty, path: nasty, provenance: 'overlay', probe: nasty, times: 2 },
  judges: [nasty],
}
const live: LiveReport = {
  ...{ format: 1, target: nasty, seed: 1, wrote: true, requests: 1, checks: 1, stopped: nasty },
  ...{ gaps: [gap], knownGaps: [gap], gone: [{ key: nasty }], differences: [gap], notes: [gap] },
  operations: [
    { operationId: nasty, method: nasty, path: nasty, provenance: 'overlay', checks: 1, statuses: {} },
    { operationId: 'b', method: nasty, path: nasty, provenance: 'overlay', checks: 0, statuses: {}, skipped: nasty },
  ],
  tidied: { removed: 0, cancelled: [nasty], left: [{ request: nasty, why: nasty }] },
  overlay: { document: nasty, checks: 1, operations: [] },
} as unknown as LiveReport
const diff = {
  changes: [{ rule: nasty, effect: 'breaking', message: nasty, operations: [nasty, nasty], before: nasty, after: 'x' }],
  counts: { breaking: 1, unclear: 0, 'non-breaking': 0 },
  inCommon: 1,
} as unknown as DocumentDiff
const judged = {
  ...{ method: nasty, path: nasty, status: 200, operationId: undefined, milliseconds: 1 },
  findings: [{ side: 'reply', weight: 'gap', rule: nasty, place: nasty, message: nasty }],
} as unknown as Judged
const replayed = {
  isSame: false,
  requests: [
    {
      ...{ method: nasty, path: nasty, recorded: 200, replayed: 201, isSame: false },
      differences: [{ at: nasty, recorded: nasty, replayed: undefined }],
    },
  ],
}

const forRunner = { format: 'github', file: undefined } as const

/** What a command says to its terminal. */
const said = (tell: (terminal: ReturnType<typeof aTerminal>['terminal']) => unknown): string => {
  const { terminal, out, err } = aTerminal()
  tell(terminal)
  return [...out, ...err].join('\n')
}

it.each([
  ['report show', () => said((terminal) => showReport(report, {}, terminal))],
  [
    'exec',
    () =>
      said((terminal) =>
        tellReport(
          report,
          { targets: [], failing: [], reasons: [{ says: nasty, shows: [nasty] }], isQuiet: false },
          terminal,
        ),
      ),
  ],
  ['exec for a runner', () => said((terminal) => showReport(report, { report: [forRunner] }, terminal))],
  [
    'check',
    () =>
      said((terminal) => {
        const { out } = quietly(terminal, createRedactor([]))
        for (const line of toText(live)) out(line)
      }),
  ],
  ['openapi diff', () => diffText(diff, nasty, plain)],
  ['openapi diff --json', () => diffJson(diff, nasty)],
  ['openapi diff --markdown', () => diffMarkdown(diff, nasty)],
  ['proxy', () => passedLines(judged, plain).join('\n')],
  ['proxy --json', () => passedJson(judged)],
  ['replay', () => replayText(replayed, { all: true, paint: plain })],
  ['replay --json', () => replayJson(replayed)],
  ['the Markdown of a check', () => toMarkdown(live)],
  ['the Markdown of a run', () => renderReport(report, 'markdown', [])],
  ['the page of a run', () => renderReport(report, 'html', [])],
  ['the SARIF of a run', () => renderReport(report, 'sarif', []).replace(/[\u007f-\u2069]/g, '')],
] as const)('lets no terminal obey what others named, in %s', (_where, told) => {
  const text = told()
  expect(text).toContain('example.com')
  expect(text).not.toMatch(hidden)
  expect(text).not.toMatch(/^\s*(?:::error::|# h)/m)
})

it.each([
  ['the page of a run', () => renderReport(report, 'html', [])],
  ['the Markdown of a run', () => renderReport(report, 'markdown', [])],
  ['the Markdown of a check', () => toMarkdown(live)],
  ['the Markdown of a comparison', () => diffMarkdown(diff, nasty)],
  [
    'the start page',
    () =>
      startPage(
        {
          ...{ product: nasty, scenario: nasty, story: nasty, now: nasty, isFrozen: true },
          access: { keys: { [nasty]: nasty }, ids: { [nasty]: nasty } },
          operations: [{ method: nasty, path: nasty, summary: nasty }],
          spoken: () => '',
        },
        `/"><script>x</script>${nasty}`,
      ),
  ],
] as const)('lets no browser run or load what others named, in %s', (_where, told) => {
  const text = told()
  expect(text).not.toMatch(/<script|<\/script|<img/i)
  expect(text).not.toMatch(/(?:href|src)="?javascript:/i)
  if (!text.startsWith('<!doctype')) expect(text).not.toContain('](')
})

it.each([
  ['a run', () => renderReport(report, 'junit', [])],
  ['a check', () => toJunit(live, 0)],
])('keeps the JUnit XML of %s well formed, whatever others named', async (_what, told) => {
  expect(await junitProblems(told())).toEqual([])
})

it('keeps each annotation one command, whatever others named', () => {
  const lines = said((terminal) => showReport(report, { report: [forRunner] }, terminal)).split('\n')
  expect(lines.filter((line) => line.startsWith('::'))).toHaveLength(2)
  for (const line of lines.filter((it) => it.startsWith('::'))) {
    const [, properties = ''] = line.split('::')
    expect(properties.split(',')).toHaveLength(4)
  }
})
