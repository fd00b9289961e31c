import type { FindingKind } from '../run/finding.js'

/** What kinds of findings are called before readers, and what they mean. */
export const kindTitles: Readonly<
  Record<FindingKind, { readonly title: string; readonly short: string; readonly says: string }>
> = {
  violations: {
    title: 'Violations',
    short: 'left the contract',
    says: 'Requests that are none of those that the documents describe.',
  },
  warnings: {
    title: 'Warnings',
    short: 'with warnings',
    says: 'What works here, and may not in production.',
  },
  refusals: { title: 'Refusals met', short: 'refused', says: 'Requests that were refused, not on purpose.' },
  choices: {
    title: 'Answers that rest on a choice',
    short: 'answered by a choice',
    says: 'The specification leaves open what the answer rests on; the service may decide otherwise.',
  },
  beyond: {
    title: 'Answers beyond the specification',
    short: 'answered by what lies beyond the specification',
    says: 'The specification implies, and does not show, what was asked for.',
  },
}
