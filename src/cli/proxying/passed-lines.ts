import { maskKey } from '../../pipeline/mask-key.js'
import type { Judged, ProxyFinding } from '../../proxy/proxied.js'
import type { Paint } from '../terminal/paint.js'
import { jsonLine, visible } from '../terminal/visible.js'

/** What passed through, for a person: a line for the exchange, one for each finding. */
export const passedLines = (judged: Judged, paint: Paint): readonly string[] => {
  const { method, path, status, operationId, milliseconds, findings } = judged
  const line = [`${method} ${maskKey(path)}`, status, operationId ?? '-', `${milliseconds.toFixed(1)} ms`].join('  ')
  return [visible(line), ...findings.map((finding) => findingLine(finding, paint))]
}

const findingLine = ({ side, weight, place, rule, message }: ProxyFinding, paint: Paint): string => {
  const where = [side, place].filter((part) => part !== '').join(' ')
  return paint(
    weight === 'gap' ? 'red' : 'yellow',
    visible(`  ${weight === 'gap' ? '✗' : '·'} ${where}: ${message} (${rule})`),
  )
}

/** The same for a program: no headers, no bodies. */
export const passedJson = ({ method, path, status, operationId, milliseconds, findings }: Judged): string =>
  jsonLine({ event: 'passed', method, path: maskKey(path), status, operationId, milliseconds, findings })
