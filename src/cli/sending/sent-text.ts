import { type Delivery, toDelivery } from '../../delivery/delivery.js'
import { toParcel } from '../../delivery/parcel.js'
import type { OutboxEntry } from '../../domain/webhook/outbox-entry.js'
import { noSecret } from '../../domain/webhook/signature.js'
import { deliveryLine } from '../serving/delivery-line.js'
import type { Paint } from '../terminal/paint.js'
import { jsonLine, visible } from '../terminal/visible.js'

/** A delivery that was sent, for a person: what came back, what went out, what the receiver said. */
export const sentText = (delivery: Delivery, paint: Paint): readonly string[] => {
  const { body, headers, bookingUid, id } = delivery
  const isSigned = !Object.values(headers).includes(noSecret)
  const about = bookingUid === null ? [] : [`booking ${bookingUid}`]
  const bytes = `${Buffer.byteLength(body)} bytes of ${headers['Content-Type']}`
  const sent = [...about, bytes, isSigned ? 'signed' : 'not signed', `delivery ${id}`]
  const answer = delivery.attempts.at(-1)?.response
  return [
    deliveryLine(delivery, paint),
    visible(`  sent      ${sent.join(', ')}`),
    ...(answer === undefined ? [] : [visible(`  answered  ${answer.trim()}`)]),
  ]
}

/** The same for a program, with the bytes that went out. */
export const sentJson = ({ payload: _payload, ...told }: Delivery): string => jsonLine({ event: 'delivery', ...told })

/** What would go out, as it stands on the wire. */
export const parcelText = (entry: OutboxEntry): readonly string[] => {
  const { url, headers } = toParcel(toDelivery(entry))
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`POST ${url}`, ...lines, '', ...entry.body.split('\n')].map(visible)
}

/** The same for a program. */
export const parcelJson = (entry: OutboxEntry): string => {
  const { url, headers } = toParcel(toDelivery(entry))
  return jsonLine({ event: 'delivery', trigger: entry.trigger, url, headers, body: entry.body })
}
