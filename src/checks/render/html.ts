import { type Dimension, dimensionsOf, shownPercent } from '../run/dimensions.js'
import { type FindingKind, findingKinds, type RunFinding } from '../run/finding.js'
import type { OperationUse, RunReport } from '../run/run-report.js'
import { unusedKeys } from '../run/unused-keys.js'
import { askedBy, counted } from '../run/verdict.js'
import { htmlStyle } from './html-style.js'
import { kindTitles } from './kind-titles.js'

/** The report as a page that stands alone: no script, nothing from elsewhere. */
export const reportHtml = (report: RunReport): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Contract with the service</title>
<style>${htmlStyle}</style>
</head>
<body>
<main>
<h1>Contract with the service</h1>
<p>${text(introduction(report))}</p>
<ul class="totals">${findingKinds.map((kind) => total(report, kind)).join('')}</ul>
${findingKinds.map((kind) => kindSection(report, kind)).join('')}
${keySection(report)}
${coverageSection(report)}
${operationSection(report)}
</main>
</body>
</html>
`

const introduction = ({ requests, deliveries, scenarios, began, ended, parts, version }: RunReport): string =>
  [
    `${counted(requests, 'request')} and ${counted(deliveries, 'delivery').replace('deliverys', 'deliveries')}`,
    `between ${moment(began)} and ${moment(ended)}`,
    `scenario ${scenarios.join(', ')}`,
    ...(parts > 1 ? [`merged from ${parts} reports`] : []),
    `svc-mock ${version}`,
  ].join('; ')

const moment = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')} UTC`

const total = ({ causes }: RunReport, kind: FindingKind): string =>
  `<li class="${causes[kind] > 0 ? kind : 'none'}"><b>${causes[kind]}</b> <span>${text(kindTitles[kind].short)}</span></li>`

const kindSection = ({ findings, untold }: RunReport, kind: FindingKind): string => {
  const found = findings.filter((it) => it.kind === kind)
  if (found.length === 0) return ''
  const { title, says } = kindTitles[kind]
  const more = untold[kind] > 0 ? `<p>And ${untold[kind]} for which there was no room.</p>` : ''
  const heads = ['Rule', 'What', 'Request', 'Asked by', 'Times']
  return section(title, `<p>${text(says)}</p>${table(heads, found.map(findingCells))}${more}`)
}

const findingCells = (finding: RunFinding): readonly string[] => {
  const { rule, message, method, path, status, restsOn, count } = finding
  const rests = restsOn.filter((id) => id !== rule)
  const aside = rests.length > 0 ? `<small>${text(rests.join(', '))}</small>` : ''
  return [code(rule) + aside, text(message), code(`${method} ${path} ${status}`), text(askedBy(finding)), String(count)]
}

const keySection = (report: RunReport): string => {
  const unused = unusedKeys(report)
  return unused.length === 0
    ? ''
    : section('Keys left unused', `<ul>${unused.map((it) => `<li>${text(it)}</li>`).join('')}</ul>`)
}

const coverageSection = (report: RunReport): string => {
  const dimensions = dimensionsOf(report)
  const rows = dimensions.map((it) => [text(it.name), meter(it), `${it.met} of ${it.all}`, shownPercent(it)])
  return section('Coverage', table(['', '', 'Met', ''], rows) + dimensions.map(neverMet).join(''))
}

const meter = ({ percent, name }: Dimension): string =>
  `<meter min="0" max="100" value="${percent.toFixed(1)}" aria-label="${text(name)}"></meter>`

const neverMet = ({ name, never }: Dimension): string =>
  never.length === 0
    ? ''
    : `<details><summary>${never.length} ${text(name)} never met</summary><p>${never.map(code).join(' ')}</p></details>`

const operationSection = ({ coverage }: RunReport): string => {
  const called = coverage.operations.filter(({ calls }) => calls > 0)
  if (called.length === 0) return ''
  const heads = ['Operation', 'Calls', 'Statuses', 'Parameters', 'Versions', 'Refusals']
  return section('Operations that were called', table(heads, called.map(operationCells)))
}

const operationCells = (use: OperationUse): readonly string[] => {
  const { operationId, method, path, calls, statuses, parameters, versions, refusals } = use
  return [
    `${code(operationId)}<small>${text(`${method} ${path}`)}</small>`,
    String(calls),
    ...[statuses, parameters, versions, refusals].map(metNames),
  ]
}

const metNames = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${code(name)}&nbsp;${count}`)
    .join(' ')

const section = (title: string, content: string): string => `<section><h2>${text(title)}</h2>${content}</section>\n`

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = heads.map((it) => `<th scope="col">${text(it)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((it) => `<td>${it}</td>`).join('')}</tr>`).join('\n')
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

const code = (content: string): string => `<code>${text(content)}</code>`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text of others as text, what cannot be seen of it by its number. */
const text = (content: string): string =>
  content
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, numbered)
    .replace(/[&<>"']/g, (it) => escapes[it] ?? '')

const numbered = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
