import { toIso } from '../../domain/time/instant.js'
import type { Paint } from '../terminal/paint.js'
import { jsonLine, visible } from '../terminal/visible.js'
import type { Report } from './receiver.js'

/** What came, on one line, and each problem on one of its own. */
export const reportText = (report: Report, version: string, paint: Paint): readonly string[] => [
  visible(
    report.delivered
      ? deliveredLine(report, version)
      : `${toIso(report.at)}  ${report.method} ${report.path}  ${report.status}`,
  ),
  ...report.problems.map((problem) => paint('red', visible(`  ! ${problem}`))),
]

const deliveredLine = ({ at, path, status, delivered }: Report, version: string): string => {
  const { arrival, content } = delivered ?? {}
  const { headers = {}, body = new Uint8Array() } = arrival ?? {}
  return [
    toIso(at),
    content?.trigger ?? (content?.isDefault ? '-' : 'other body'),
    content?.bookingUid ?? '-',
    headers[version] ?? '-',
    `${body.length} bytes`,
    `delivery ${headers['x-mock-delivery'] ?? '-'}`,
    `${path}  ${status}`,
  ].join('  ')
}

/** The same for a program, with headers and body. */
export const reportJson = ({ delivered, at, ...told }: Report, version: string): string => {
  if (!delivered) return jsonLine({ event: 'request', at: toIso(at), ...told })
  const { arrival, content } = delivered
  const { headers, body } = arrival
  const { trigger = null, bookingUid = null, createdAt = null } = content
  const named = { deliveryId: headers['x-mock-delivery'] ?? null, webhookVersion: headers[version] ?? null }
  const sent = { size: body.length, headers, body: new TextDecoder().decode(body) }
  return jsonLine({ event: 'delivery', at: toIso(at), ...told, trigger, bookingUid, createdAt, ...named, ...sent })
}
