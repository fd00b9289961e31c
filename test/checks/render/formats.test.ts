import { expect, it } from 'vitest'
import { readTarget } from '../../../src/checks/render/formats.js'

it.each([
  ['out/report.json', 'json', 'out/report.json'],
  ['report.XML', 'junit', 'report.XML'],
  ['report.html', 'html', 'report.html'],
  ['summary.md', 'markdown', 'summary.md'],
  ['found.sarif', 'sarif', 'found.sarif'],
  ['report.txt', 'text', 'report.txt'],
  ['sarif:found.json', 'sarif', 'found.json'],
  ['C:\\out\\report.json', 'json', 'C:\\out\\report.json'],
  ['github', 'github', undefined],
])('reads %s', (text, format, file) => {
  expect(readTarget(text)).toEqual({ format, file })
})

it.each([
  ['report', /does not say its format; let it end in \.json, \.xml, .*, or write FORMAT:FILE$/],
  ['report.jsn', /; did you mean "\.json"\?$/],
  ['junt:a.xml', /"junt" is no format; there are json, junit, .*; did you mean "junit"\?/],
  ['html:', /html needs a file; write html:FILE/],
  ['github:a.md', /github goes into no file; write github alone/],
])('refuses %s, and says what would do', (text, message) => {
  expect(() => readTarget(text)).toThrow(message)
})
