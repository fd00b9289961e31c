import type { FindingKind, Tally } from './tally.js'

/** What makes a run fail, beside its command. */
export interface Demands {
  readonly failOn: readonly FindingKind[]
  readonly allowsNoRequests: boolean
}

/** What was asked of the mock, on one line. */
export const summaryLine = (tally: Tally): string =>
  [
    counted(tally.requests, 'request'),
    counted(tally.count('violations'), 'violation'),
    counted(tally.count('warnings'), 'warning'),
    counted(tally.count('refusals'), 'refusal'),
  ].join(', ')

/** Why the run has failed though its command may not have, a line each; none where it has not. */
export const reasonsToFail = (tally: Tally, { failOn, allowsNoRequests }: Demands): readonly string[] => [
  ...(tally.requests === 0 && !allowsNoRequests ? [nothingAsked] : []),
  ...[...new Set(failOn)].filter((kind) => tally.count(kind) > 0).flatMap((kind) => findingLines(tally, kind)),
]

const nothingAsked =
  'No request reached the mock, so nothing was tested against it; let the command ask the address in its variable …_BASE_URL, or say --allow-no-requests'

const findingLines = (tally: Tally, kind: FindingKind): readonly string[] => {
  const count = tally.count(kind)
  const examples = tally.examples(kind)
  return [
    `The run fails on ${kind}, and ${counted(count, 'request')} gave cause:`,
    ...examples.map((line) => `  ${line}`),
    ...(count > examples.length ? [`  and ${count - examples.length} more`] : []),
  ]
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
