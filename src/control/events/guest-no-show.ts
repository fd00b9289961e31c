import { markAbsent } from '../../domain/booking/mark-absent.js'
import type { EventKind } from './event-kind.js'
import { requireMeeting } from './subjects.js'

/** The hosts waited in vain: everybody else counts as absent. */
export const guestNoShow: EventKind<'guestNoShow'> = ({ bookingUid }, world, raise) => {
  const meeting = requireMeeting(world, bookingUid)
  const guests = meeting.attendees.filter(({ role }) => role !== 'host')
  const attendees = guests.map(({ email }) => ({ email, absent: true }))
  const booking = markAbsent(meeting, { attendees }, world.now())
  world.saveBooking(booking)
  raise({ trigger: 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW', booking })
}
