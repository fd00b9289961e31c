import { readFileSync } from 'node:fs'
import type { OperationContract } from '../../src/contract/operation-contract.js'
import type { Scenario } from '../../src/scenario/scenario.js'

/** The README with its generated tables renewed; each stands between `<!-- name -->` and `<!-- /name -->`. */
export const renewedReadme = (
  path: string,
  operations: readonly OperationContract[],
  scenarios: Readonly<Record<string, Scenario>>,
): string => {
  const of = (provenance: OperationContract['provenance']) =>
    operationTable(operations.filter((it) => it.provenance === provenance))
  const tables = { operations: of('specification'), beyond: of('beyond'), scenarios: scenarioTable(scenarios) }
  return Object.entries(tables).reduce((text, [name, table]) => replaced(text, name, table), readFileSync(path, 'utf8'))
}

const replaced = (text: string, name: string, table: string): string => {
  const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`)
  if (!place.test(text)) throw new Error(`The README has no place for the table of ${name}`)
  return text.replace(place, (_all, start: string, end: string) => `${start}${table}\n${end}`)
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const operationTable = (operations: readonly OperationContract[]): string =>
  tableOf(
    ['Operation', 'What it does', 'Credentials', 'Version'],
    operations.map(({ method, path, summary, deprecated, credentials, version }) => [
      `\`${method} ${path}\``,
      `${summary}${deprecated ? ' (deprecated)' : ''}`,
      credentials,
      version ? `\`${version.value}\`` : '',
    ]),
  )

const scenarioTable = (scenarios: Readonly<Record<string, Scenario>>): string =>
  tableOf(
    ['Scenario', 'Story'],
    Object.entries(scenarios).map(([name, { story }]) => [`\`${name}\``, story]),
  )
