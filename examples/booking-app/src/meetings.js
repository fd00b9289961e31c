/** A meeting stays at the furthest of these that was ever told of it. */
const furthest = ['booked', 'ended', 'moved', 'cancelled']

/**
 * The meetings that the service told of.
 *
 * Deliveries come more than once, and in any order: what is told twice changes nothing, and what comes late undoes nothing.
 */
export const createMeetings = () => {
  const meetings = new Map()

  const tell = (uid, status, facts = {}) => {
    const known = meetings.get(uid) ?? { uid, status }
    const isFurther = furthest.indexOf(status) > furthest.indexOf(known.status)
    meetings.set(uid, { ...known, ...facts, status: isFurther ? status : known.status })
  }

  const events = {
    BOOKING_CREATED: (payload) => tell(payload.uid, 'booked', factsOf(payload)),
    BOOKING_CANCELLED: (payload) => tell(payload.uid, 'cancelled', factsOf(payload)),
    MEETING_ENDED: (payload) => tell(payload.uid, 'ended', factsOf(payload)),
    BOOKING_RESCHEDULED: (payload) => {
      tell(payload.uid, 'booked', factsOf(payload))
      const { title, rescheduleStartTime: startTime, rescheduleEndTime: endTime } = payload
      tell(payload.rescheduleUid, 'moved', { ...factsOf({ title, startTime, endTime }), movedTo: payload.uid })
    },
  }

  return {
    /** Takes in what one delivery tells; other events than ours are passed over. */
    take({ triggerEvent, payload }) {
      if (Object.hasOwn(events, triggerEvent)) events[triggerEvent](payload)
    },

    /** All of them, the earliest first. */
    all: () => [...meetings.values()].sort((one, other) => Date.parse(one.start) - Date.parse(other.start)),
  }
}

const factsOf = ({ title, startTime, endTime }) => ({
  title,
  start: new Date(startTime).toISOString(),
  end: new Date(endTime).toISOString(),
})
