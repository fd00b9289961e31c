import { DeliveryError } from './delivery-error.js'
import { checkedRetry, type RetryPolicy } from './retry.js'
import { readAllowance } from './target.js'

/** How deliveries are sent. */
export interface DeliverySettings {
  /** Hosts beside the loopback addresses that may be delivered to: `host` or `host:port`, IPv6 in brackets. */
  readonly allow: readonly string[]
  /** Milliseconds on the platform's clock that one whole exchange may take (WH-25). */
  readonly timeout: number
  /** Undefined: one attempt (WH-26). */
  readonly retry: RetryPolicy | undefined
}

/** What holds where nothing is said: loopback alone, ten seconds, no retry. */
export const defaultDeliverySettings: DeliverySettings = { allow: [], timeout: 10_000, retry: undefined }

const longestTimeout = 2 ** 31 - 1

/** The settings, if they can be carried out; throws a `DeliveryError` otherwise. */
export const checkedSettings = (settings: DeliverySettings): DeliverySettings => {
  for (const host of settings.allow) readAllowance(host)
  const { timeout } = settings
  if (!(typeof timeout === 'number' && timeout > 0 && timeout <= longestTimeout))
    throw new DeliveryError(`"${timeout}" cannot be the time-out; give milliseconds above 0, at most ${longestTimeout}`)
  return { ...settings, retry: checkedRetry(settings.retry) }
}
