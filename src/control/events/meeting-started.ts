import type { EventKind } from './event-kind.js'
import { requireMeeting } from './subjects.js'

/** The start of a meeting is told; nothing is changed, the clock does not move, and will tell of it once more when it gets there. */
export const meetingStarted: EventKind<'meetingStarted'> = ({ bookingUid }, world, raise) =>
  raise({ trigger: 'MEETING_STARTED', booking: requireMeeting(world, bookingUid) })
