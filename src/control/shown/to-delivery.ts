import type { ControlWire } from '../../contract/control-wire.js'
import type { Delivery } from '../../delivery/delivery.js'

/** A delivery with everything that is known of it. */
export const toDelivery = (delivery: Delivery): ControlWire<'Delivery'> => ({
  ...delivery,
  attempts: [...delivery.attempts],
  restsOn: [...delivery.restsOn],
})
