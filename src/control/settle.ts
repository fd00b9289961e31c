import type { Delivery } from '../delivery/delivery.js'
import { Failure } from '../domain/failure.js'
import type { ControlOperation } from './operation.js'
import { withinTime } from './within-time.js'

/** POST /__svc/settle */
export const settle: ControlOperation<'settle'> = {
  async handle({ body: { timeout = 5000 }, gone }, { mock }) {
    const late = (): Failure => notSettled(mock.deliveries.matching({ state: 'pending' }), timeout)
    await withinTime(mock.settled(), { timeout, gone, late })
    return { data: { deadLetters: mock.deliveries.deadLetters().map(({ id }) => id) } }
  },
}

const notSettled = (pending: readonly Delivery[], timeout: number): Failure => {
  const shown = pending.slice(0, 3).map(({ id, trigger, url }) => `\n  ${id}: ${trigger} to ${url}`)
  const message = `Not everything was delivered within ${timeout} ms; of ${pending.length} on their way, these come first:${shown.join('')}`
  return new Failure('control.wait_timed_out', message, { pending: pending.map(({ id }) => id) })
}
