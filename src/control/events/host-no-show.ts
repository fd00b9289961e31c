import { markAbsent } from '../../domain/booking/mark-absent.js'
import type { EventKind } from './event-kind.js'
import { requireMeeting } from './subjects.js'

/** The guests waited in vain: the host counts as absent. */
export const hostNoShow: EventKind<'hostNoShow'> = ({ bookingUid }, world, raise) => {
  const booking = markAbsent(requireMeeting(world, bookingUid), { host: true }, world.now())
  world.saveBooking(booking)
  raise({ trigger: 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW', booking })
}
