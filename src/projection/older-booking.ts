import type { Wire } from '../contract/wire.js'
import { bookingAnswers } from '../domain/booking/answers.js'
import type { Booking, BookingStatus } from '../domain/booking/booking.js'
import { storedLocation } from '../domain/booking/location.js'
import type { Directory } from '../domain/directory.js'
import { toIso } from '../domain/time/instant.js'

/** What a row of the older list tells beside the booking itself. */
export interface OlderRowFacts {
  readonly paid: boolean
  readonly isRecorded: boolean
}

/** How much of a booking this reply shows; holders of seats may be hidden (BK-62). */
interface OlderView {
  readonly showAttendees: boolean
}

const wholeView: OlderView = { showAttendees: true }

/** A booking as the older generation reads it (VR-14). */
export const toOlderBooking = (
  booking: Booking,
  directory: Directory,
  view: OlderView = wholeView,
): Wire<'OlderBooking'> => ({
  ...toBoth(booking, directory, view),
  smsReminderNumber: textAnswer(booking, 'smsReminderNumber'),
  cancellationReason: booking.cancellationReason || null,
  responses: isHidden(booking, view) ? {} : bookingAnswers(booking),
  rejectionReason: booking.rejectionReason,
  userPrimaryEmail: directory.user(booking.organizerId)?.email ?? null,
  eventTypeId: booking.eventTypeId,
})

/** A new booking as the older generation answers it (VR-11). */
export const toOlderCreatedBooking = (booking: Booking, directory: Directory): Wire<'OlderCreatedBooking'> => ({
  ...toOlderBooking(booking, directory),
  userId: booking.organizerId,
})

/** A booking as a row of the older list (VR-15). */
export const toOlderBookingRow = (
  booking: Booking,
  directory: Directory,
  { paid, isRecorded, ...view }: OlderRowFacts & OlderView,
): Wire<'OlderBookingRow'> => ({
  ...toBoth(booking, directory, view),
  paid,
  payment: [],
  references: [],
  isRecorded,
  seatsReferences: [],
  rescheduled: booking.rescheduledToUid === null ? null : true,
})

/** Status in upper case, as the older generation and v1 write it. */
export const toUpperStatus = (status: BookingStatus): Uppercase<BookingStatus> =>
  status.toUpperCase() as Uppercase<BookingStatus>

const toBoth = (booking: Booking, directory: Directory, view: OlderView) => ({
  id: booking.id,
  uid: booking.uid,
  title: booking.title,
  description: booking.description,
  customInputs: {},
  recurringEventId: booking.recurringBookingUid,
  startTime: toIso(booking.start),
  endTime: toIso(booking.end),
  location: storedLocation(booking.location),
  status: toUpperStatus(booking.status),
  metadata: isHidden(booking, view) ? {} : booking.metadata,
  user: toOlderUser(booking.organizerId, directory),
  attendees: isHidden(booking, view) ? [] : toOlderAttendees(booking),
  eventType: toOlderEventType(booking, directory),
})

const isHidden = (booking: Booking, view: OlderView): boolean => booking.isSeated && !view.showAttendees

const toOlderAttendees = (booking: Booking): Wire<'OlderBookingAttendee'>[] =>
  booking.attendees.map(({ name, email, timeZone, language }) => ({ name, email, timeZone, locale: language }))

const toOlderUser = (id: number, directory: Directory): Wire<'OlderBookingUser'> => {
  const user = directory.user(id)
  return { id, name: user?.name ?? null, email: user?.email ?? 'unknown' }
}

/** A booking outlives its event type (XT-52); its title is then no longer known. */
const toOlderEventType = (booking: Booking, directory: Directory): Wire<'OlderBookingEventType'> => {
  const eventType = directory.eventType(booking.eventTypeId)
  const slug = eventType?.slug ?? booking.eventTypeSlug
  return { id: booking.eventTypeId, slug, title: eventType?.title ?? slug }
}

const textAnswer = (booking: Booking, slug: string): string | null => {
  const answer = booking.responses[slug]
  return typeof answer === 'string' && answer !== '' ? answer : null
}
