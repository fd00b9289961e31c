import { markdownText } from '../../checks/render/markdown-text.js'
import type { Change, DocumentDiff, Effect } from '../../diff/change.js'
import type { Paint } from '../terminal/paint.js'
import { visible } from '../terminal/visible.js'

const marks = { breaking: '✗', unclear: '?', 'non-breaking': '·' } as const satisfies Record<Effect, string>
const colours = { breaking: 'red', unclear: 'yellow', 'non-breaking': 'dim' } as const satisfies Record<Effect, string>
const order: readonly Effect[] = ['breaking', 'unclear', 'non-breaking']

/** A comparison for a person: by operation, what breaks first, each with its rule and its places. */
export const diffText = (diff: DocumentDiff, from: string, paint: Paint): string => {
  const blocks = [...byOperation(diff.changes)].map(([operation, changes]) =>
    [paint('bold', visible(operation)), ...changes.flatMap((change) => changeLines(change, paint))].join('\n'),
  )
  return [...blocks, visible(summaryOf(diff, from))].join('\n\n')
}

const changeLines = (change: Change, paint: Paint): readonly string[] => [
  paint(colours[change.effect], visible(`  ${marks[change.effect]} ${change.message}${others(change)}`)),
  paint('dim', visible(`    ${change.effect}, ${change.rule}: ${placesOf(change)}`)),
]

const others = ({ operations }: Change): string => {
  const more = operations.length - 1
  return more === 0 ? '' : `, as in ${more} more operation${more === 1 ? '' : 's'}`
}

const placesOf = ({ before, after }: Change): string => {
  if (before === after) return before ?? ''
  return [before, after].filter((it) => it !== undefined).join(' → ')
}

const byOperation = (changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> => {
  const groups = new Map<string, Change[]>()
  for (const change of changes.toSorted((a, b) => order.indexOf(a.effect) - order.indexOf(b.effect))) {
    const [operation = ''] = change.operations
    groups.set(operation, [...(groups.get(operation) ?? []), change])
  }
  return groups
}

const summaryOf = ({ counts, inCommon }: DocumentDiff, from: string): string => {
  const said = order.map((effect) => `${counts[effect]} ${effect}`).join(', ')
  return `${said}; ${inCommon} operations in common with ${from}`
}

/** The same as a table for the summary of a job. */
export const diffMarkdown = (diff: DocumentDiff, from: string): string => {
  const rows = [...byOperation(diff.changes)].flatMap(([operation, changes]) =>
    changes.map(
      (change) =>
        `| ${[operation, change.effect, change.message + others(change), placesOf(change)].map(markdownText).join(' | ')} |`,
    ),
  )
  const head = rows.length > 0 ? ['', '| operation | effect | change | where |', '|---|---|---|---|', ...rows] : []
  return [`**${markdownText(summaryOf(diff, from))}**`, ...head].join('\n')
}

/** The same for a program. */
export const diffJson = ({ changes, counts, inCommon }: DocumentDiff, from: string): string =>
  visible(JSON.stringify({ from: from.split(', '), inCommon, counts, changes }, null, 2)).replaceAll('\\u000a', '\n')
