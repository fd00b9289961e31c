import { instantKey, lastInstant } from '../state/booking-keys.js'
import type { Due, DueKind } from './due-kind.js'

/** Accepted bookings reach their start and their end (WH-15); of one moment, what ends comes before what starts. */
export const meetings: DueKind = {
  next(world, after) {
    for (const { start, end } of world.bookings.range('meeting', instantKey(after + 1), lastInstant))
      return start > after ? start : end
    return undefined
  },

  happen(world, at, { raise }) {
    const touched = world.bookings.between('meeting', instantKey(at), instantKey(at))
    const tell = (what: 'meetingStarted' | 'meetingEnded', of: typeof touched): readonly Due[] =>
      of.map((booking) => {
        raise({ trigger: what === 'meetingEnded' ? 'MEETING_ENDED' : 'MEETING_STARTED', booking })
        return { what, bookingUid: booking.uid }
      })
    return [
      ...tell(
        'meetingEnded',
        touched.filter(({ end }) => end === at),
      ),
      ...tell(
        'meetingStarted',
        touched.filter(({ start }) => start === at),
      ),
    ]
  },
}
