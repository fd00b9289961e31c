import type { Booking } from '../booking/booking.js'
import type { Calendar } from '../booking/calendar.js'
import type { Slot } from '../booking/slots.js'
import type { Directory } from '../directory.js'
import { Failure } from '../failure.js'
import { toIso } from '../time/instant.js'

/** A booking that keeps a host from taking a slot. */
export interface Conflict {
  readonly userId: number
  readonly slot: Slot
  readonly booking: Booking
}

/** The first conflict of a host with any of the slots; undefined where he is free at all of them. */
export const conflictOf = (
  userId: number,
  slots: readonly Slot[],
  { calendar, directory }: { readonly calendar: Calendar; readonly directory: Directory },
): Conflict | undefined => {
  for (const slot of slots) {
    // Part 2: working hours and absences (AV-01), buffers on both sides (AV-04).
    const booking = calendar.overlapping(userId, slot.start, slot.end).find((it) => takesTime(it, directory))
    if (booking) return { userId, slot, booking }
  }
  return undefined
}

/** Accepted bookings take their host's time; pending ones where their event type says so (AV-12). */
const takesTime = ({ status, eventTypeId }: Booking, directory: Directory): boolean => {
  if (status !== 'pending') return status === 'accepted'
  return directory.eventType(eventTypeId)?.confirmationPolicy?.blockUnconfirmedBookingsInBooker ?? false
}

/** The refusal of a time at which a host has something else to do (BK-30). */
export const hostBusy = ({ userId, slot, booking }: Conflict, isTeam: boolean): Failure => {
  const [start, end] = [toIso(slot.start), toIso(slot.end)]
  const whose = isTeam ? `A host, user ${userId},` : `User ${userId}`
  return new Failure(
    'booking.host_busy',
    `${whose} is busy between ${start} and ${end}, with a booking from ${toIso(booking.start)} to ${toIso(booking.end)}; choose another time`,
    { userId, start, end },
  )
}
