import type { EventKind } from './event-kind.js'
import { requireMeeting } from './subjects.js'

/** The end of a meeting is told; nothing is changed, the clock does not move, and will tell of it once more when it gets there. */
export const meetingEnded: EventKind<'meetingEnded'> = ({ bookingUid }, world, raise) =>
  raise({ trigger: 'MEETING_ENDED', booking: requireMeeting(world, bookingUid) })
