import { toIso } from '../domain/time/instant.js'
import type { World } from '../state/world.js'
import type { Attempt, Delivery } from './delivery.js'
import { type Outcome, outcomeOfError, TooSlow } from './outcome.js'
import { toParcel } from './parcel.js'
import type { Receivers } from './receivers.js'
import { sendHttp } from './send-http.js'
import { sendInProcess } from './send-in-process.js'
import type { DeliverySettings } from './settings.js'
import { formFault, hostFault } from './target.js'

/** A sending, and the decision that made an error of it. */
export interface Sent {
  readonly attempt: Attempt
  readonly restsOn: Outcome['restsOn']
}

/** Sends deliveries: to a receiver in this process that takes them, else over HTTP. */
export interface Carrier {
  /** Why the delivery may not be sent; undefined where it may. */
  refusal(delivery: Delivery): string | undefined
  /** Sends it once; while that lasts, what breaks it off is in the set. Never rejects. */
  send(delivery: Delivery, sendings: Set<AbortController>): Promise<Sent>
}

/** Whom and what a carrier needs. */
export interface CarrierOptions {
  readonly world: World
  readonly settings: DeliverySettings
  readonly receivers: Receivers
}

/** A carrier to the receivers and hosts that these settings allow. */
export const createCarrier = ({ world, settings, receivers }: CarrierOptions): Carrier => {
  const exchange = async (delivery: Delivery, signal: AbortSignal): Promise<Outcome> => {
    try {
      const [receiver, parcel] = [receivers.for(delivery), toParcel(delivery)]
      return receiver ? await sendInProcess(receiver, { delivery, parcel }, signal) : await sendHttp(parcel, signal)
    } catch (error) {
      return outcomeOfError(error)
    }
  }
  return {
    refusal: (delivery) =>
      formFault(delivery.url) ?? (isTakenBy(receivers, delivery) ? undefined : hostFault(delivery.url, settings.allow)),
    async send(delivery, sendings) {
      const [at, begun, breaking] = [toIso(world.now()), performance.now(), new AbortController()]
      const timer = setTimeout(() => breaking.abort(new TooSlow(settings.timeout)), settings.timeout).unref()
      sendings.add(breaking)
      const { restsOn, ...outcome } = await exchange(delivery, breaking.signal)
      sendings.delete(breaking)
      clearTimeout(timer)
      return { attempt: { at, ...outcome, milliseconds: Math.round(performance.now() - begun) }, restsOn }
    },
  }
}

/** A filter that throws fails the sending, not the question whether there may be one. */
const isTakenBy = (receivers: Receivers, delivery: Delivery): boolean => {
  try {
    return receivers.for(delivery) !== undefined
  } catch {
    return true
  }
}
