import { knownCaller } from '../domain/access/require-access.js'
import { toV1Payment } from '../projection/v1-booking.js'
import { anyCaller, type Operation } from './operation.js'

/** GET /v1/payments */
export const findPayments: Operation<'findPayments'> = {
  authorize: anyCaller,

  handle({ caller }, world) {
    const { user } = knownCaller(caller)
    const own = [...world.payments.all()].filter((it) => world.bookings.get(it.bookingId)?.organizerId === user.id)
    return { payments: own.map(toV1Payment) }
  },
}
