import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { annotationLines } from '../../../src/checks/render/annotations.js'
import { aFinding, aRunReport } from '../run/a-run-report.js'

const source = { file: 'test/book.test.ts', line: 12, column: 5 }

it('annotates the line that asked, with everything that is known', () => {
  const findings = [aFinding({ source, test: 'books' }), aFinding({ source, kind: 'warnings', rule: 'AL-10' })]
  expect(annotationLines(aRunReport({ findings }), process.cwd())).toEqual([
    '::error file=test/book.test.ts,line=12,col=5,title=svc-mock%3A format::The body at /start must be a date%0A' +
      'POST /v2/bookings was answered 400%0Aasked by test/book.test.ts:12:5, test "books"%0Arests on BK-01',
    expect.stringMatching(/^::warning file=test\/book\.test\.ts,line=12,col=5,title=svc-mock%3A AL-10::/),
  ])
})

it('annotates nothing where there is no file to point at', () => {
  expect(annotationLines(aRunReport({ findings: [aFinding({ test: 'books' })] }), process.cwd())).toEqual([])
})

it('names files from the folder of the repository', () => {
  const report = aRunReport({ findings: [aFinding({ source })] })
  expect(annotationLines(report, resolve('..'))[0]).toContain(
    `file=${resolve('.').split('/').at(-1)}/test/book.test.ts,`,
  )
})

it('lets no text of others end a command or begin one', () => {
  const nasty = { ...source, file: 'a:b,c%0A\n::error::.ts' }
  const findings = [aFinding({ source: nasty, message: 'a\r\n::error::b % c', rule: 'x,y=z::w' })]
  const [line, ...others] = annotationLines(aRunReport({ findings }), process.cwd())
  expect(others).toEqual([])
  expect(line).not.toMatch(/[\r\n]/)
  expect(line).toMatch(/^::error file=a%3Ab%2Cc%250A%0A%3A%3Aerror%3A%3A\.ts,line=12,/)
  expect(line).toContain('title=svc-mock%3A x%2Cy=z%3A%3Aw::a%0D%0A::error::b %25 c%0A')
})
