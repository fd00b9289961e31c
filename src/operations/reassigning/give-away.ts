import type { Wire } from '../../contract/wire.js'
import { availabilityPolicyOf } from '../../domain/availability/availability-policy.js'
import type { Booking } from '../../domain/booking/booking.js'
import { reassign } from '../../domain/booking/reassign.js'
import { takeover } from '../../domain/booking/takeover.js'
import { Failure } from '../../domain/failure.js'
import { toReassignedHost } from '../../projection/reassigned-host.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'

/** Gives a booking to the host who is named, else to whoever the round robin chooses; the journal tells why (XT-48). */
export const giveAway = (
  request: Notes,
  world: World,
  { booking, userId }: { readonly booking: Booking; readonly userId?: number | undefined },
): Wire<'ReassignBookingReply'>['data'] => {
  const now = world.now()
  const policy = availabilityPolicyOf(request.isOn)
  const found = takeover({ booking, userId, directory: world, calendar: world, now, policy })
  if (found instanceof Failure) throw found
  const nextAttendeeId = () => world.nextId('attendee')
  world.saveBooking(reassign(booking, found.takeover, { directory: world, now, nextAttendeeId }))
  request.explain(found.choice.why)
  request.restsOn('XT-48', ...found.choice.restsOn)
  return { bookingUid: booking.uid, reassignedTo: toReassignedHost(found.takeover.coming, world) }
}
