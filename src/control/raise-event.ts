import { letHappen } from './events/let-happen.js'
import type { ControlOperation } from './operation.js'

/** POST /__svc/events */
export const raiseEvent: ControlOperation<'raiseEvent'> = {
  handle({ body }, { sandbox }) {
    const { happened, deliveries, ...outcome } = letHappen(sandbox, body)
    return { data: { ...outcome, happened: [...happened], deliveries: [...deliveries] } }
  },
}
