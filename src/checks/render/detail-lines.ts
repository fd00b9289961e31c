import type { RunFinding } from '../run/finding.js'
import { askedBy, counted } from '../run/verdict.js'

/** Everything that is known of a finding, in lines: what it says first. */
export const detailLines = (finding: RunFinding): readonly string[] => {
  const { message, method, path, status, restsOn, count } = finding
  const asked = askedBy(finding)
  return [
    message,
    `${method} ${path} was answered ${status}`,
    ...(asked === '' ? [] : [`asked by ${asked}`]),
    ...(restsOn.length > 0 ? [`rests on ${restsOn.join(', ')}`] : []),
    ...(count > 1 ? [counted(count, 'time')] : []),
  ]
}
