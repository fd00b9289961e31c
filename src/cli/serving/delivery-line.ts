import { type Attempt, type Delivery, isDead, succeeded } from '../../delivery/delivery.js'
import type { Paint } from '../terminal/paint.js'
import { jsonLine, visible } from '../terminal/visible.js'

/** A delivery on one line, for a person: what its latest attempt came to, and what becomes of it. */
export const deliveryLine = ({ trigger, url, state, reason, attempts }: Delivery, paint: Paint): string => {
  const last = attempts.at(-1)
  const parts = [
    visible(`→ ${trigger} ${url}`),
    ...(last ? [...answerOf(last, paint), `${last.milliseconds} ms`] : []),
    ...(attempts.length > 1 ? [`attempt ${attempts.length}`] : []),
    ...(state === 'delivered' ? [] : [paint(isDead(state) ? 'red' : 'yellow', visible(fate(state, reason)))]),
  ]
  return parts.join('  ')
}

const answerOf = (attempt: Attempt, paint: Paint): readonly string[] =>
  attempt.status === undefined ? [] : [paint(succeeded(attempt) ? 'green' : 'red', String(attempt.status))]

const fate = (state: string, reason: string | undefined): string =>
  reason === undefined ? state : `${state}: ${reason}`

/** A delivery on one line, for a program; like a request without what it carried. */
export const deliveryJson = (delivery: Delivery): string => {
  const { headers: _headers, body: _body, payload: _payload, ...told } = delivery
  return jsonLine({ event: 'delivery', ...told })
}
