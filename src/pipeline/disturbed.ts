import type { MetFault } from '../faults/fault.js'
import type { Delivery, Reply } from '../http/call.js'

/** A reply as the fault leaves it: marked, its body spoiled, and with what goes wrong on its way. */
export const disturbed = (reply: Reply, met: MetFault, ended: AbortSignal): Reply => {
  const delivery = deliveryOf(met, ended)
  return {
    ...reply,
    headers: { ...reply.headers, 'x-mock-fault': String(met.id) },
    body: met.fault.connection === 'malformed' ? unclosed(reply.body) : reply.body,
    ...(delivery && { delivery }),
  }
}

/** Half of an object is no JSON, whatever is in it. */
const unclosed = (body: string): string => body.slice(0, Math.ceil(body.length / 2))

const deliveryOf = (
  { fault: { connection, slowBody = 0 }, delay }: MetFault,
  ended: AbortSignal,
): Delivery | undefined => {
  const broken = connection === 'malformed' ? undefined : connection
  if (delay === 0 && slowBody === 0 && !broken) return undefined
  return { delay, slowBody, ended, ...(broken && { connection: broken }) }
}
