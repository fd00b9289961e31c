import type { Booking } from '../../domain/booking/booking.js'
import type {
  BookingReference,
  ConferencingParticipant,
  ConferencingSession,
} from '../../domain/booking/booking-traces.js'
import type { ScenarioTime } from '../key.js'
import type { ScenarioParticipant, ScenarioReference, ScenarioSession, ScenarioTraces } from '../scenario-traces.js'
import { bookingOf } from './booking-of.js'
import type { Plan } from './plan.js'

/** Stores what bookings left in other systems (XT-08); of a series its first occurrence. */
export const seedTraces = (plan: Plan): void => {
  const bookings = Object.entries(plan.scenario.bookings ?? {})
  for (const [, { references = [] }] of bookings) reserveGiven(plan, references)
  for (const [key, given] of bookings) {
    if (!hasTraces(given)) continue
    const booking = bookingOf(plan, key)
    const { calendarLinks = [], references = [], transcripts = [], conferencingSessions = [] } = given
    plan.world.bookingTraces.save({
      id: booking.id,
      calendarLinks,
      references: references.map((it) => toReference(plan, it)),
      transcripts,
      conferencingSessions: conferencingSessions.map((it) => toSession(plan, booking, it)),
    })
  }
}

/** Numbers given by hand are avoided by those that are counted. */
const reserveGiven = ({ world }: Plan, references: readonly ScenarioReference[]): void => {
  for (const { id } of references) if (id !== undefined) world.reserveId('reference', id)
}

const hasTraces = ({ calendarLinks, references, transcripts, conferencingSessions }: ScenarioTraces): boolean =>
  [calendarLinks, references, transcripts, conferencingSessions].some((it) => it !== undefined)

const toReference = ({ world }: Plan, given: ScenarioReference): BookingReference => {
  const { id = world.nextId('reference'), type, eventUid, destinationCalendarId = null } = given
  return { id, type, eventUid, destinationCalendarId }
}

const toSession = (plan: Plan, booking: Booking, given: ScenarioSession): ConferencingSession => {
  const { participants = [], duration = (booking.end - booking.start) / 1000 } = given
  const startTime = secondsOf(plan, given.start, Math.floor(booking.start / 1000))
  return {
    id: given.id ?? plan.world.nextUuid('conferencingSession'),
    roomName: given.roomName ?? `room-${booking.uid}`,
    startTime,
    duration,
    ongoing: given.ongoing ?? false,
    maxParticipants: given.maxParticipants ?? participants.length,
    participants: participants.map((it) => toParticipant(plan, it, { startTime, duration })),
  }
}

const toParticipant = (
  plan: Plan,
  { userId = null, userName = null, joined, duration }: ScenarioParticipant,
  session: Pick<ConferencingSession, 'startTime' | 'duration'>,
): ConferencingParticipant => ({
  userId,
  userName,
  joinTime: secondsOf(plan, joined, session.startTime),
  duration: duration ?? session.duration,
})

/** Unix seconds. */
const secondsOf = (plan: Plan, time: ScenarioTime | undefined, otherwise: number): number =>
  time === undefined ? otherwise : Math.floor(plan.time(time) / 1000)
