import { maySeeAttendees } from '../../domain/access/booking-access.js'
import type { Caller } from '../../domain/access/caller.js'
import type { Booking } from '../../domain/booking/booking.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'

/** How much of each booking a list shows the caller: as much as reading it alone does (BK-80), all of it with AL-45. */
export const listView = (
  world: World,
  request: Notes & { readonly caller: Caller },
): ((booking: Booking) => { showAttendees: boolean }) => {
  const alwaysShown = request.isOn('AL-45')
  return (booking) => ({ showAttendees: alwaysShown || maySeeAttendees(world, request.caller, booking) })
}
