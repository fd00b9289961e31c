import type { Wire } from '../contract/wire.js'
import { bookingAnswers, seatAnswers } from '../domain/booking/answers.js'
import type { Attendee, Booking } from '../domain/booking/booking.js'
import { displayEmail } from '../domain/booking/display-email.js'
import { isLink, shownLocation } from '../domain/booking/location.js'
import type { Directory } from '../domain/directory.js'
import { minute, toIso } from '../domain/time/instant.js'

/** How much of a booking this reply shows. */
export interface BookingView {
  /** Whether the holders of seats are shown (BK-62); bookings without seats always show theirs. */
  readonly showAttendees: boolean
  /** The seat just taken: named at the top of the booking, and its holder shown in any case (BK-37, BK-62). */
  readonly ownSeatUid?: string
}

const wholeView: BookingView = { showAttendees: true }

/** A booking of any kind in the current generation: normal, recurring, seated or recurring seated (BK-31, BK-40). */
export const toBookingOutput = (
  booking: Booking,
  directory: Directory,
  view: BookingView = wholeView,
): Wire<'AnyBooking'> =>
  booking.recurringBookingUid === null
    ? Object.assign(toKind(booking, directory, view), toSuccession(booking))
    : toOccurrenceOutput(booking, directory, view)

/** One element of the array that stands for a whole series (BK-36). */
export const toOccurrenceOutput = (
  booking: Booking,
  directory: Directory,
  view: BookingView = wholeView,
): Wire<'AnyBookingSeries'>[number] =>
  Object.assign(toKind(booking, directory, view), {
    recurringBookingUid: booking.recurringBookingUid ?? booking.uid,
  })

const toKind = (booking: Booking, directory: Directory, view: BookingView) =>
  Object.assign(
    toCore(booking, directory),
    toLocation(booking, directory),
    toReason(booking),
    booking.isSeated ? toSeats(booking, view) : toParty(booking),
  )

const toCore = (booking: Booking, directory: Directory) => ({
  id: booking.id,
  uid: booking.uid,
  title: booking.title,
  description: booking.description,
  hosts: [toHost(booking.organizerId, directory)],
  status: booking.status,
  cancellationReason: booking.cancellationReason,
  cancelledByEmail: booking.cancelledByEmail,
  start: toIso(booking.start),
  end: toIso(booking.end),
  duration: Math.round((booking.end - booking.start) / minute),
  eventTypeId: booking.eventTypeId,
  eventType: { id: booking.eventTypeId, slug: directory.eventType(booking.eventTypeId)?.slug ?? booking.eventTypeSlug },
  absentHost: booking.absentHost,
  createdAt: toIso(booking.createdAt),
  updatedAt: toIso(booking.updatedAt),
  icsUid: `${booking.icsUid}@svc`,
})

const toLocation = (booking: Booking, directory: Directory) => {
  const location = shownLocation(booking, directory.webBase)
  return isLink(location) ? { location, meetingUrl: location } : { location }
}

const toReason = ({ rating, reschedulingReason, rescheduledFromUid }: Booking) =>
  Object.assign(
    {},
    rating !== null && { rating },
    reschedulingReason !== null && { reschedulingReason },
    rescheduledFromUid !== null && { rescheduledFromUid },
  )

const toSuccession = ({ rescheduledToUid, rescheduledByEmail }: Booking) =>
  Object.assign(
    {},
    rescheduledToUid !== null && { rescheduledToUid },
    rescheduledByEmail !== null && { rescheduledByEmail },
  )

/** The host of a booking; texts that are missing read `unknown` (BK-43). */
export const toHost = (id: number, directory: Directory): Wire<'BookingHost'> => {
  const user = directory.user(id)
  const email = user?.email || 'unknown'
  return {
    id,
    name: user?.name || 'unknown',
    email,
    displayEmail: displayEmail(email),
    username: user?.username || 'unknown',
    timeZone: user?.timeZone || 'unknown',
  }
}

/** Somebody who comes, as far as all kinds of bookings show him. */
export const toAttendee = (attendee: Attendee): Wire<'BookingAttendee'> =>
  Object.assign(
    {
      name: attendee.name,
      email: attendee.email,
      displayEmail: displayEmail(attendee.email),
      timeZone: attendee.timeZone,
      absent: attendee.absent,
      language: attendee.language,
    },
    attendee.phoneNumber !== null && { phoneNumber: attendee.phoneNumber },
  )

const toParty = (booking: Booking): Wire<'BookingParty'> =>
  Object.assign(
    { attendees: booking.attendees.map(toAttendee) },
    booking.guests.length > 0 && { guests: [...booking.guests] },
    { bookingFieldsResponses: bookingAnswers(booking), metadata: booking.metadata },
  )

const toSeats = (booking: Booking, { showAttendees, ownSeatUid }: BookingView): Wire<'BookingSeats'> => ({
  attendees: booking.attendees.flatMap((attendee) => {
    const { seat } = attendee
    if (seat === null || !(showAttendees || seat.uid === ownSeatUid)) return []
    const answers = { bookingFieldsResponses: seatAnswers(attendee, booking), metadata: seat.metadata }
    return [{ ...toAttendee(attendee), seatUid: seat.uid, ...answers }]
  }),
  ...(ownSeatUid !== undefined && { seatUid: ownSeatUid }),
})
